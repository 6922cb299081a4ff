import { type CallLimit, createCallCounter } from '../control/limits';
import { GatewayError } from './errors';

/** Length in seconds from which a limit counts as a quota. */
const QUOTA_S = 3600;

/** Counts the requests of a key. @throws GatewayError 429 above the rate limit, 403 above the quota */
export function createLimits(
  perSecond: number,
  quota: number,
  now: () => Date,
  limits: readonly CallLimit[] = [],
): () => void {
  const count = createCallCounter(limits, now);
  let total = 0;
  let second = 0;
  let inSecond = 0;
  return () => {
    const current = Math.floor(now().getTime() / 1000);
    inSecond = current === second ? inSecond + 1 : 1;
    second = current;
    total += 1;
    if (perSecond > 0 && inSecond > perSecond) throw new GatewayError(429, 'Rate limit exceeded');
    const broken = count();
    if (broken && broken.seconds < QUOTA_S) throw new GatewayError(429, 'Rate limit exceeded');
    if (broken || (quota > 0 && total > quota)) throw new GatewayError(403, 'Quota exceeded');
  };
}
