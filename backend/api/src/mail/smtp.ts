import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { errorCode } from '../lib/errorCode';
import { isLoopbackHost } from '../http/host';
import type { MailTransport, Message, SendOutcome } from './ports';

export interface SmtpDeadlines {
  /** Timeout in milliseconds of each step of a connection: DNS, socket and greeting. */
  connectMs?: number;
  /** Milliseconds without an answer from the server. */
  silenceMs?: number;
  /** Milliseconds for the whole delivery. */
  totalMs?: number;
}

/** SMTP by `smtp://` (with STARTTLS, which only a server on this machine may lack) or `smtps://`; one connection per mail. */
export function createSmtpTransport(
  smtpUrl: string,
  { connectMs = 10_000, silenceMs = 30_000, totalMs = 60_000 }: SmtpDeadlines = {},
): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const options: SMTPConnectionOptions = {
    host: hostname.replace(/^\[|\]$/g, ''),
    secure,
    port: Number(port) || (secure ? 465 : 587),
    requireTLS: !secure && !isLoopbackHost(hostname),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    tls: { minVersion: 'TLSv1.2' },
  };
  const login =
    username === ''
      ? null
      : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    async send(message) {
      const bytes = await toBytes(message);
      const deadline = AbortSignal.timeout(totalMs);
      return deliver({ options, login, message, bytes, deadline });
    },
  };
}

interface Delivery {
  options: SMTPConnectionOptions;
  login: { user: string; pass: string } | null;
  message: Message;
  bytes: Buffer;
  deadline: AbortSignal;
}

/** Uses a connection in place of a transporter: only a connection shows whether the mail's content was started. */
function deliver({ options, login, message, bytes, deadline }: Delivery): Promise<SendOutcome> {
  return new Promise((done) => {
    const connection = new SMTPConnection(options);
    let hasBegun = false;
    const end = (outcome: SendOutcome) => {
      deadline.removeEventListener('abort', onDeadline);
      // The answer has arrived, so an error at the end of the connection is irrelevant and must not end the process.
      connection.removeAllListeners('error');
      connection.on('error', () => undefined);
      if (outcome.kind === 'sent') connection.quit();
      else connection.close();
      done(outcome);
    };
    const fail = (error: unknown) => end(toOutcome(error, hasBegun));
    const onDeadline = () => fail(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' }));
    // The stream is read only after the server requested the content.
    const words = Readable.from(
      (function* () {
        hasBegun = true;
        yield bytes;
      })(),
      { objectMode: false },
    );
    const send = () =>
      connection.send(
        { from: message.from.address, to: [message.to.address], size: bytes.length },
        words,
        (error) => (error ? fail(error) : end({ kind: 'sent' })),
      );

    deadline.addEventListener('abort', onDeadline, { once: true });
    connection.once('error', fail);
    connection.connect((error) => {
      if (error) fail(error);
      else if (login) connection.login(login, (refusal) => (refusal ? fail(refusal) : send()));
      else send();
    });
  });
}

/**
 * A 5xx about the recipient or the content is final for the mail. One about authentication or the sender is a fault of our
 * configuration, so the mail waits.
 */
function toOutcome(error: unknown, hasBegun: boolean): SendOutcome {
  const { responseCode, command }: { responseCode?: unknown; command?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const problem = [errorCode(error), responseCode, command]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .slice(0, 80);
  const isAnswered = typeof responseCode === 'number' && responseCode >= 400;
  if (isAnswered && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA'))
    return { kind: 'refused', problem };
  return { kind: hasBegun && !isAnswered ? 'unclear' : 'not-sent', problem };
}

function toBytes({
  messageId,
  date,
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  attachments,
  headers,
}: Message): Promise<Buffer> {
  const files = attachments.map(({ name, type, bytes, cid }) => ({
    filename: name,
    contentType: type,
    content: bytes,
    ...(cid !== undefined && { cid, contentDisposition: 'inline' }),
  }));
  const composer = new MailComposer({
    messageId,
    date,
    from,
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    html,
    text,
    attachments: files,
    // RFC 3834: no automatic replies to this mail.
    headers: {
      ...headers,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Promise((done, failed) =>
    composer.compile().build((error, built) => (error ? failed(error) : done(built))),
  );
}
