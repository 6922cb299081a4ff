import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';

/** What triggers of the tables tell of (`tell_change`, from migration 0061 on). */
export type Topic = 'brands' | 'releases';
/** Null: it concerns every brand, or something may have been missed. */
export type OnChange = (brandId: string | null) => void;

export interface Changes {
  /** Answers what ends it. */
  subscribe(topic: Topic, onChange: OnChange): () => void;
  /** While false nobody is notified, and what is kept in memory is good for `UNREPORTED_MS` only. */
  isLive(): boolean;
  start(): void;
  close(): Promise<void>;
}
export interface ChangesOptions {
  /** Milliseconds between two proofs that notices still arrive. */
  proveEveryMs?: number;
  /** Milliseconds before the first new connection; doubles up to half a minute. */
  retryMs?: number;
}
/** As long as a change may take to reach a replica. */
export const UNREPORTED_MS = 1000;

const CHANNEL = 'changes';
const PROOF = 'proof:';
const PROOF_WITHIN_MS = 2000;
const RETRY_AT_MOST_MS = 30_000;

/**
 * One connection that listens, for the whole process. Notices can be relied on once one that was sent over another connection has
 * arrived: a pooler that lends connections for a transaction takes a LISTEN and passes nothing on.
 */
export function createChanges(
  db: Pick<Database, 'query' | 'openClient'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  { proveEveryMs = 5000, retryMs = 250 }: ChangesOptions = {},
): Changes {
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
  /** Whether what is sent arrives, as long as `signal` says that the connection is there. */
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
  /** Until the connection is gone or nothing arrives; answers whether anything ever did. */
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
      // What cannot be said goodbye to is gone already.
      await Promise.race([
        client.end().catch(() => undefined),
        wait(1000, undefined, { ref: false }),
      ]);
    }
  };
  const keepListening = async () => {
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
    subscribe(topic, onChange) {
      const listeners = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, listeners.add(onChange));
      return () => void listeners.delete(onChange);
    },
    isLive: () => isLive,
    start() {
      running = keepListening();
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
