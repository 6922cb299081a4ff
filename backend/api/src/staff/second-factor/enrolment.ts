import { RECENT_SIGN_IN_MINUTES } from '@tiquete/contracts';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { checkFreshCodeOf } from '../../accounts';
import { hashToken } from '../../lib/privacy/tokens';

/** Active second factors of an account. */
export interface Enrolled {
  /** Codes of an authenticator app. */
  app: boolean;
  /** Passkeys, over all hosts of the brand. */
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
 * The first factor needs a recent sign-in, and a further one a fresh code of an existing one, so that an unattended console or
 * a stolen password cannot add one. Locks the account, so that two concurrent enrolments see each other. @throws AppError
 * REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REQUIRED
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

/** Records that the session just verified its second factor. */
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

const CODES = 10;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** `ABCD-EFGH-JKLM-NPQR`: 80 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
/** Hash of a code as typed. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
