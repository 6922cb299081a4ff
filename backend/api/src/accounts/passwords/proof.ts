import type { UserRow } from '../sign-in/users';
import { AppError } from '../../lib/errors';
import { refuse } from '../../lib/refuse';
import type { ResolvedSession } from '../../requestTypes';
import type { PasswordCheck } from '../sign-in/passwordCheck';

export interface PasswordGiven {
  password: string;
  ip: string;
  /** JSON pointer of the password in the body. */
  pointer?: string;
}

/** Checks the password again, with the limits of a known browser. @throws AppError PASSWORD_WRONG, RATE_LIMITED, OVERLOADED */
export async function provePassword(
  passwordCheck: PasswordCheck,
  own: ResolvedSession,
  { password, ip, pointer = '/password' }: PasswordGiven,
): Promise<UserRow> {
  try {
    return await passwordCheck.check({
      brandId: own.brandId,
      email: own.user.email,
      password,
      ip,
      knownDevice: `session:${own.tokenHash}`,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS')
      return refuse('PASSWORD_WRONG', pointer);
    throw error;
  }
}

/**
 * Checks for a fresh code. @throws AppError SECOND_FACTOR_REQUIRED when the session has no code, or one older than
 * FRESH_CODE_MINUTES
 */
export function checkFreshCodeOf(
  session: Pick<ResolvedSession, 'codeFreshUntil'> | null,
  now: Date,
): void {
  const until = session?.codeFreshUntil;
  if (!until || until < now) throw new AppError('SECOND_FACTOR_REQUIRED');
}
