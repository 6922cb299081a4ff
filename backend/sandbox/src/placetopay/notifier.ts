import { createHash } from 'node:crypto';
import * as z from 'zod';
import { createTimers, post } from './post';
import type { Session, Status } from './session';
import { merchantOf, type Site } from './site';

const LOG_MAX = 500;

/** SHA-256 of request, status, date and secret concatenated, in hex after its prefix. */
const signatureOf = (requestId: number, { status, date }: Status, secret: string): string =>
  `sha256:${createHash('sha256').update(`${requestId}${status}${date}${secret}`).digest('hex')}`;

/** Faults of the next notifications. */
export const notificationFaultSchema = z.strictObject({
  /** `reorder` delays one until another was sent; `forge` spoils the signature. */
  mode: z.enum(['drop', 'duplicate', 'delay', 'reorder', 'forge']),
  /** Number of notifications that it hits; by default all until plans are removed. */
  times: z.int().min(1).optional(),
  /** Milliseconds of a delay, between copies, or the maximum wait of a delayed one. */
  ms: z.int().min(0).max(600_000).default(1000),
  /** Copies beyond the first. */
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
  /** HTTP status; 0 without an answer, null when it was never sent. */
  answer: number | null;
}
export interface Notifier {
  /** Notifies the merchant of a finished session once, for any answer of the merchant. */
  notify(session: Session): void;
  plan(plan: NotificationFault): void;
  plans(): NotificationFault[];
  clearPlans(): void;
  deliveries(): Delivery[];
  close(): void;
}

export function createNotifier(site: () => Site): Notifier {
  let planned: { plan: NotificationFault; left: number }[] = [];
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
    const hit = planned.find(
      ({ plan }) => plan.reference === undefined || plan.reference === reference,
    );
    if (hit) hit.left -= 1;
    planned = planned.filter(({ left }) => left > 0);
    return hit?.plan;
  }
  const release = () => {
    const waiting = held;
    held = [];
    for (const run of waiting) run();
  };
  return {
    notify(session) {
      const plan = claim(session.request.payment.reference);
      const go = () => void send(session, plan?.mode ?? 'plain');
      if (plan?.mode === 'delay') return timers.after(plan.ms, go);
      if (plan?.mode === 'reorder') {
        held.push(go);
        return timers.after(plan.ms, release);
      }
      if (plan?.mode === 'duplicate')
        for (let copy = 1; copy <= plan.copies; copy += 1) timers.after(copy * plan.ms, go);
      void send(session, plan?.mode ?? 'plain').then(release);
      return undefined;
    },
    plan: (plan) => void planned.push({ plan, left: plan.times ?? Infinity }),
    plans: () => planned.map(({ plan }) => plan),
    clearPlans: () => void (planned = []),
    deliveries: () => deliveries,
    close: timers.close,
  };
}
