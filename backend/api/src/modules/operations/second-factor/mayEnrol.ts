import { RECENT_SIGN_IN_MINUTES } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import type { ResolvedSession } from '../../../requestTypes';
import { checkFreshCodeOf } from '../../auth';

/** Second factors of an account that are in force. */
export interface Enrolled {
  /** Codes of an application. */
  app: boolean;
  /** Passkeys, at every host of the brand. */
  passkeys: number;
}

export async function readEnrolled(tx: Tx, { brandId, user }: ResolvedSession): Promise<Enrolled> {
  const [row] = await tx.query<Record<keyof Enrolled, unknown>>(
    `select exists (select from operator_factors where brand = $1 and user_id = $2 and confirmed_at is not null) as app,
       (select count(*) from staff_passkeys where brand = $1 and user_id = $2) as passkeys`,
    [brandId, user.id],
  );
  return { app: row?.app === true, passkeys: Number(row?.passkeys ?? 0) };
}

/**
 * The first factor needs a recent sign-in, a further one a fresh code of those that exist: an open console or a stolen password
 * adds none. Locks the account, so that two simultaneous enrolments see each other.
 * @throws AppError REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REQUIRED
 */
export async function checkMayEnrol(tx: Tx, own: ResolvedSession, now: Date): Promise<Enrolled> {
  await tx.query('select from users where brand = $1 and id = $2 for update', [
    own.brandId,
    own.user.id,
  ]);
  const enrolled = await readEnrolled(tx, own);
  if (enrolled.app || enrolled.passkeys > 0) checkFreshCodeOf(own, now);
  else if (own.authenticatedAt.getTime() < now.getTime() - RECENT_SIGN_IN_MINUTES * 60_000)
    throw new AppError('REAUTHENTICATION_REQUIRED');
  return enrolled;
}

/** The session has shown its second factor just now. */
export async function markProven(
  tx: Tx,
  { brandId, user, tokenHash }: ResolvedSession,
  now: Date,
): Promise<void> {
  await tx.query(
    'update sessions set second_factor_at = $4 where brand = $1 and user_id = $2 and token_hash = $3',
    [brandId, user.id, tokenHash, now],
  );
}
