import { createHash } from 'node:crypto';
import * as z from 'zod';
import { createTimers, post } from './post';
import type { Session, Status } from './session';
import { merchantOf, type Site } from './site';

const LOG_MAX = 500;

/** Signature of a notification: SHA-256 of request, status, date and secret, in hex after its prefix. */
const signatureOf = (requestId: number, { status, date }: Status, secret: string): string =>
  `sha256:${createHash('sha256').update(`${requestId}${status}${date}${secret}`).digest('hex')}`;

/** Faults of the next notifications. */
export const notificationFaultSchema = z.strictObject({
  /** Mode of the fault. `reorder` delays a notification until another one was sent; `forge` makes the signature invalid. */
  mode: z.enum(['drop', 'duplicate', 'delay', 'reorder', 'forge']),
  /** Number of notifications that the fault hits. Default: all until the faults are removed. */
  times: z.int().min(1).optional(),
  /** Milliseconds: the delay, the time between copies, or the maximum wait for another notification. */
  ms: z.int().min(0).max(600_000).default(1000),
  /** Number of copies besides the first notification. */
  copies: z.int().min(1).max(5).default(1),
  reference: z.string().optional(),
});
export type NotificationFault = z.output<typeof notificationFaultSchema>;

export interface Delivery {
  requestId: number;
  reference: string;
  status: string;
  mode: NotificationFault['mode'] | 'plain';
  at: string;
  /** HTTP status of the merchant's answer; 0 without an answer, null when the notification was not sent. */
  answer: number | null;
}

export function createNotifier(site: () => Site) {
  let staged: { fault: NotificationFault; left: number }[] = [];
  let deliveries: Delivery[] = [];
  let held: (() => void)[] = [];
  const timers = createTimers();
  const note = (delivery: Delivery): Delivery => {
    deliveries = [delivery, ...deliveries].slice(0, LOG_MAX);
    return delivery;
  };
  async function send(
    { requestId, login, status, request }: Session,
    mode: Delivery['mode'],
  ): Promise<Delivery> {
    const { notificationUrl, secret: own } = site();
    const secret = merchantOf(site(), login)?.secret ?? own;
    const { reference } = request.payment;
    const sent = {
      requestId,
      reference,
      status: status.status,
      mode,
      at: new Date().toISOString(),
    };
    if (!notificationUrl || mode === 'drop') return note({ ...sent, answer: null });
    const signature = signatureOf(requestId, status, mode === 'forge' ? 'not-the-secret' : secret);
    const text = JSON.stringify({ status, requestId, reference, signature });
    const answer = await post(notificationUrl, text);
    return note({ ...sent, answer });
  }
  function claim(reference: string): NotificationFault | undefined {
    const hit = staged.find(
      ({ fault }) => fault.reference === undefined || fault.reference === reference,
    );
    if (hit) hit.left -= 1;
    staged = staged.filter(({ left }) => left > 0);
    return hit?.fault;
  }
  const release = () => {
    const waiting = held;
    held = [];
    for (const run of waiting) run();
  };
  return {
    /** Notifies the merchant of a finished session. A failed notification is not repeated. */
    notify(session: Session): void {
      const fault = claim(session.request.payment.reference);
      const go = () => void send(session, fault?.mode ?? 'plain');
      if (fault?.mode === 'delay') return timers.after(fault.ms, go);
      if (fault?.mode === 'reorder') {
        held.push(go);
        return timers.after(fault.ms, release);
      }
      if (fault?.mode === 'duplicate')
        for (let copy = 1; copy <= fault.copies; copy += 1) timers.after(copy * fault.ms, go);
      void send(session, fault?.mode ?? 'plain').then(release);
      return undefined;
    },
    stage: (fault: NotificationFault): void =>
      void staged.push({ fault, left: fault.times ?? Infinity }),
    staged: () => staged.map(({ fault }) => fault),
    clear: (): void => void (staged = []),
    deliveries: () => deliveries,
    close: timers.close,
  };
}
