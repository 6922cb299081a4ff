import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../lib/counters/addressKey';
import { AppError } from '../lib/errors';
import { isLoopbackAddress } from './host';

/** Units of a call that is answered from our own data, without a supplier. */
export const OWN_DATA_UNITS = 0.1;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the search units of each network; undefined in an app without limits, such as a command's. */
    costs?: Costs;
  }
}
/** Counts the cost of calls by the caller's network. One unit is a simple search for one traveller. */
export interface Costs {
  /** Counts the units of a call. @throws AppError RATE_LIMITED when the network has used its units of this minute */
  spend(request: FastifyRequest, units: number): Promise<void>;
}
export interface CostOptions {
  unitsPerMinute: number;
  clock: () => Date;
  isExempt?: (address: string) => boolean;
}
const MINUTE_S = 60;
const TOO_MANY =
  'Desde tu red se hicieron muchas búsquedas seguidas. Espera un momento e inténtalo de nuevo.';
/** Number of parts of a unit, in which costs are counted. */
const PARTS = 100;
/**
 * Milliseconds during which a page may repeat the same search until it is complete. These calls join the running search, so
 * they cost nothing.
 */
const REPEATED_MS = 30_000;

/**
 * Limits the units that callers of one network (an IPv4 address or a /64) may use on this process. Calls from this machine are
 * exempt.
 */
export function limitCosts(
  app: FastifyInstance,
  { unitsPerMinute, clock, isExempt = isLoopbackAddress }: CostOptions,
): void {
  const limiter = new RateLimiterMemory({ points: unitsPerMinute * PARTS, duration: MINUTE_S });
  /** Times at which a network paid for a body. A repeated body is the same object (`rememberBodies`). */
  const paid = new WeakMap<object, Map<string, number>>();
  const isRepeated = (body: unknown, network: string): boolean => {
    if (typeof body !== 'object' || body === null) return false;
    const now = clock().getTime();
    const payers = paid.get(body) ?? new Map<string, number>();
    if (now - (payers.get(network) ?? -Infinity) < REPEATED_MS) return true;
    paid.set(body, payers.set(network, now));
    return false;
  };
  app.decorate('costs', {
    async spend({ ip, body }: FastifyRequest, units: number) {
      const network = addressKey('costs', ip);
      if (isExempt(ip) || isRepeated(body, network)) return;
      try {
        await limiter.consume(network, Math.max(1, Math.round(units * PARTS)));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('RATE_LIMITED', {
          detail: TOO_MANY,
          headers: { 'retry-after': String(Math.max(1, Math.ceil(error.msBeforeNext / 1000))) },
        });
      }
    },
  });
}
