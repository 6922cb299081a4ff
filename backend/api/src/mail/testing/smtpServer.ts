import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Behaviour for the next connection; after the last, every mail is accepted. */
export type Behaviour =
  | 'accept'
  /** 451 to the recipient. */
  | 'later'
  /** 550 to the recipient. */
  | 'refuse'
  /** Reads the mail and answers 451. */
  | 'later-after-data'
  /** Does not answer after the recipient. */
  | 'hang'
  /** Reads the whole mail and disconnects without an answer. */
  | 'cut-after-data';

export interface ReceivedMail {
  raw: string;
  to: string[];
  messageId: string;
  subject: string;
}

const problem = (responseCode: number) => Object.assign(new Error('scripted'), { responseCode });

/** A real SMTP server on a loopback port that simulates these faults. */
export async function startSmtpServer() {
  const script: Behaviour[] = [];
  const received: ReceivedMail[] = [];
  const readButUnanswered: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const acts = new Map<string, Behaviour>();
  const actOf = (session: SMTPServerSession): Behaviour => {
    const act = acts.get(session.id) ?? script.shift() ?? 'accept';
    acts.set(session.id, act);
    return act;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_, session, done) {
      const act = actOf(session);
      if (act === 'hang') return;
      if (act === 'later' || act === 'refuse') return done(problem(act === 'later' ? 451 : 550));
      done();
    },
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const act = actOf(session);
        const mail = toMail(raw, session);
        if (act === 'later-after-data') return done(problem(451));
        if (act !== 'cut-after-data') {
          received.push(mail);
          return done();
        }
        readButUnanswered.push(mail);
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Some tests cut the connection on purpose.
  server.on('error', () => undefined);
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      done((listening.address() as AddressInfo).port),
    );
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    readButUnanswered,
    /** Sets the behaviour for the next connections. */
    next: (...behaviours: Behaviour[]) => void script.push(...behaviours),
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

function toMail(raw: string, session: SMTPServerSession): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    raw,
    to: session.envelope.rcptTo.map(({ address }) => address),
    messageId: field('Message-ID'),
    subject: field('Subject'),
  };
}
