import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';

/** Topics of the triggers on the tables (`tell_change`, from migration 0061 on). */
export type Topic = 'brands' | 'releases';
/** Called for a change. `brandId` is null when all brands are affected, or notifications may have been lost. */
export type OnChange = (brandId: string | null) => void;

export interface ChangesOptions {
  /** Milliseconds between two checks that notifications still arrive. */
  proveEveryMs?: number;
  /** Milliseconds before the first reconnection. The wait doubles up to half a minute. */
  retryMs?: number;
}
/** Maximum milliseconds until a change reaches a replica. */
export const UNREPORTED_MS = 1000;

const CHANNEL = 'changes';
const PROOF = 'proof:';
const PROOF_WITHIN_MS = 2000;
const RETRY_AT_MOST_MS = 30_000;

/**
 * One listening connection for the whole process. Notifications are trusted only after one that was sent over another
 * connection has arrived: a pooler that assigns connections per transaction accepts LISTEN but forwards nothing.
 */
export function createChanges(
  db: Pick<Database, 'query' | 'openClient'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  { proveEveryMs = 5000, retryMs = 250 }: ChangesOptions = {},
) {
  const subscribers = new Map<Topic, Set<OnChange>>();
  const closing = new AbortController();
  const proofs = new Map<string, () => void>();
  let isLive = false;
  let running: Promise<void> = Promise.resolve();

  const sleep = (ms: number, signal: AbortSignal) =>
    wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const notifyAll = () => {
    for (const listeners of subscribers.values()) for (const onChange of listeners) onChange(null);
  };
  const receive = ({ payload = '' }: pg.Notification) => {
    const [topic = '', brandId = ''] = payload.split(':');
    if (payload.startsWith(PROOF)) return proofs.get(payload)?.();
    for (const [known, listeners] of subscribers)
      if (known === topic)
        for (const onChange of listeners) onChange(brandId === '' ? null : brandId);
  };
  /** True when a sent notification arrives before `signal` aborts. */
  const isReceived = async (send: (payload: string) => Promise<unknown>, signal: AbortSignal) => {
    const payload = PROOF + randomUUID();
    let hasArrived = false;
    const arrived = new Promise<void>((resolve) =>
      proofs.set(payload, () => {
        hasArrived = true;
        resolve();
      }),
    );
    try {
      await send(payload);
      await Promise.race([arrived, sleep(PROOF_WITHIN_MS, signal)]);
    } finally {
      proofs.delete(payload);
    }
    return hasArrived;
  };
  /** Runs until the connection ends or no notification arrives. Returns whether any has ever arrived. */
  const listen = async (): Promise<boolean> => {
    const client = db.openClient();
    const ended = new AbortController();
    const signal = AbortSignal.any([closing.signal, ended.signal]);
    client.on('error', () => ended.abort());
    client.on('end', () => ended.abort());
    client.on('notification', receive);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      const notify = 'select pg_notify($1, $2)';
      if (!(await isReceived((payload) => db.query(notify, [CHANNEL, payload]), signal)))
        return false;
      isLive = true;
      log.info({}, 'changes of other replicas arrive');
      notifyAll();
      do await sleep(proveEveryMs, signal);
      while (
        !signal.aborted &&
        (await isReceived((payload) => client.query(notify, [CHANNEL, payload]), signal))
      );
      return true;
    } finally {
      isLive = false;
      // A connection that cannot be closed is already broken.
      await Promise.race([
        client.end().catch(() => undefined),
        wait(1000, undefined, { ref: false }),
      ]);
    }
  };
  const listenUntilClosed = async () => {
    let failures = 0;
    while (!closing.signal.aborted) {
      const hasReceived = await listen().catch((error: unknown) => {
        log.warn({ err: error }, 'changes cannot be listened to');
        return null;
      });
      if (closing.signal.aborted) return;
      if (hasReceived !== null)
        log.warn(
          {},
          hasReceived ? 'changes stopped arriving' : 'changes are not passed on to here',
        );
      failures = hasReceived ? 0 : failures + 1;
      await sleep(Math.min(RETRY_AT_MOST_MS, retryMs * 2 ** failures), closing.signal);
    }
  };
  return {
    /** Returns a function that ends the subscription. */
    subscribe(topic: Topic, onChange: OnChange): () => void {
      const listeners = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, listeners.add(onChange));
      return () => void listeners.delete(onChange);
    },
    /** False while LISTEN is down: caches then expire after `UNREPORTED_MS`. */
    isLive: () => isLive,
    start() {
      running = listenUntilClosed();
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
export type Changes = ReturnType<typeof createChanges>;
