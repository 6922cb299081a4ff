import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';

/** @throws AppError SECOND_FACTOR_REQUIRED when the session has no code, or one older than FRESH_CODE_MINUTES */
export function checkFreshCodeOf(
  session: Pick<ResolvedSession, 'codeFreshUntil'> | null,
  now: Date,
): void {
  const until = session?.codeFreshUntil;
  if (!until || until < now) throw new AppError('SECOND_FACTOR_REQUIRED');
}
