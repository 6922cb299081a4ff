import { AppError } from '../errors';
import type { Counters, Take } from './rule';

/** Error for a caller who must wait. */
export const rateLimited = (retryAfterSeconds: number): AppError =>
  new AppError('RATE_LIMITED', { headers: { 'retry-after': String(retryAfterSeconds) } });

/** Counts one attempt on each. @throws AppError RATE_LIMITED */
export async function takeAll(
  counters: Counters,
  brandId: string,
  takes: readonly Take[],
  now: Date,
): Promise<void> {
  const taken = await counters.take(brandId, takes, now);
  if (!taken.isAllowed) throw rateLimited(taken.retryAfterSeconds);
}
