import type { FastifyBaseLogger } from 'fastify';
import type { Lease } from './leases';

export interface OutsideCall<Outcome> {
  /** Milliseconds after which the answer counts as unknown. */
  deadlineMs: number;
  /** Lease of the step for a call that has an effect. Omit it for a look-up. */
  lease?: Lease;
  /** Data that identifies the row in the log, without personal data. */
  about: Record<string, unknown>;
  call(signal: AbortSignal): Promise<Outcome>;
}

/**
 * Calls a supplier or provider. An error and a missed deadline are `unknown`: the call may have had its effect.
 * @throws Error when the lease may end before the call does. A process that was suspended must not act under a lease that another
 * worker may have taken.
 */
export async function callOutside<Outcome>(
  { clock, log }: { clock: () => Date; log: FastifyBaseLogger },
  { deadlineMs, lease, about, call }: OutsideCall<Outcome>,
): Promise<Outcome | { kind: 'unknown' }> {
  if (lease && clock().getTime() + deadlineMs > lease.until.getTime())
    throw new Error('The lease is too short for the call.');
  const signal = AbortSignal.timeout(deadlineMs);
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true }),
  );
  return Promise.race([call(signal), timeout]).catch((error: unknown) => {
    log.warn({ err: error, ...about }, 'no clear answer from outside');
    return { kind: 'unknown' as const };
  });
}
