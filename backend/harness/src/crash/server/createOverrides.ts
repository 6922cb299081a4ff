import type { Overrides } from '@tiquete/api/overrides';
import type { ReplicaOptions } from '../readOptions';
import { sabotage } from './sabotage';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStore } from '@tiquete/api/cache';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../random';

/**
 * Timeout of the engine's own booking call in milliseconds. Its lease and its waits for a supplier follow the fast clock.
 */
const BOOKING_MS = 60_000;
/** Timeout of gateway calls in real milliseconds. */
const GATEWAY_MS = 800;
const [RECHECK_MS, SUPPLIER_MS, SEARCH_MS] = [600, 800, 4000];

/**
 * Overrides of the server: all schedules follow the harness's fast clock, and calls time out earlier by the clock's factor.
 */
export function createOverrides({
  start,
  speed,
  control,
  cacheDir,
  mailFile,
}: ReplicaOptions): Overrides {
  const clock = () => new Date(start + (Date.now() - start) * speed);
  const broken = sabotage(control);
  return {
    clock,
    idleMs: 50,
    deadlines: {
      searchMs: SEARCH_MS,
      recheckMs: RECHECK_MS,
      bookingMs: SUPPLIER_MS,
      // Six real seconds, because on a busy machine a request may wait that long before the sandbox sees it.
      settlesAfterMs: 150_000,
    },
    cacheStore: createFileStore(cacheDir),
    mailTransport: createMailServer(mailFile),
    database: broken.database,
    gateway: (gateway) => broken.gateway(hurried(gateway, GATEWAY_MS)),
    product: (product) => broken.product(hurried(product, BOOKING_MS / speed)),
  };
}

/** Limits every call with a signal to `ms`, including those of `holds` and `issues`. */
const hurried = <Port extends object>(port: Port, ms: number): Port =>
  new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'object' && member !== null) return hurried(member, ms);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown =>
        member.apply(
          target,
          args.map((arg) =>
            arg instanceof AbortSignal ? AbortSignal.any([arg, AbortSignal.timeout(ms)]) : arg,
          ),
        );
    },
  });

/** Replaces Redis by files, which survive a killed process. Nothing expires; the folder is deleted after the run. */
function createFileStore(folder: string): SharedStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  return {
    async get(key) {
      try {
        return readFileSync(fileOf(key));
      } catch {
        return null;
      }
    },
    async set(key, bytes) {
      const part = `${fileOf(key)}.${process.pid}`;
      writeFileSync(part, bytes);
      renameSync(part, fileOf(key));
    },
    lock: async () => 'granted',
    unlock: async () => undefined,
    close: async () => undefined,
  };
}

/** Share of mails that are rejected, and share of those that are delivered without an answer. */
const [REFUSED_SHARE, UNCLEAR_SHARE] = [0.05, 0.1];

/**
 * Creates the mail server of one process. It records each delivered mail in `file`, by the id of its row, before it answers.
 */
function createMailServer(file: string): NonNullable<Overrides['mailTransport']> {
  const random = createRandom(`mails ${process.pid}`);
  return {
    async send(_, mailId) {
      if (random.happens(REFUSED_SHARE)) return { kind: 'not-sent', problem: 'busy' };
      // A line is short enough to be appended as a whole, even by several processes at once.
      appendFileSync(file, `${mailId}\n`);
      await wait(random.between(30, 300));
      return random.happens(UNCLEAR_SHARE)
        ? { kind: 'unclear', problem: 'reset' }
        : { kind: 'sent' };
    },
  };
}
