import type { Overrides } from '@tiquete/api/overrides';
import { createFileStore } from './fileStore';
import { createMailServer } from './mailServer';
import type { ReplicaOptions } from '../readOptions';
import { sabotage } from './sabotage';

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
