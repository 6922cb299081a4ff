import type { Passkey } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import type { ResolvedSession } from '../../requestTypes';
import { hashRecoveryCode, newRecoveryCodes } from './enrolment';

export interface PasskeyRow extends Record<string, unknown> {
  id: string;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  rp_id: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Passkeys of the user's own account, oldest first. */
export const readPasskeys = (tx: Tx, { brandId, user }: ResolvedSession) =>
  tx.query<PasskeyRow>(
    `select id, name, public_key, counter, transports, rp_id, created_at, last_used_at
     from staff_passkeys
     where brand = $1 and user_id = $2
     order by created_at, id`,
    [brandId, user.id],
  );
/** Passkeys of the user's own account for the host `rpId`. */
export const readPasskeysAt = async (tx: Tx, own: ResolvedSession, rpId: string) =>
  (await readPasskeys(tx, own)).filter((row) => row.rp_id === rpId);

type NewPasskey = Pick<
  PasskeyRow,
  'id' | 'name' | 'public_key' | 'counter' | 'transports' | 'rp_id'
>;
/** Returns false when the passkey exists already. */
export async function insertPasskey(
  tx: Tx,
  { brandId, user }: ResolvedSession,
  { id, name, public_key, counter, transports, rp_id }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const stored = await tx.query(
    `insert into staff_passkeys (brand, id, user_id, name, public_key, counter, transports, rp_id, created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict do nothing returning 1`,
    [brandId, id, user.id, name, public_key, counter, transports, rp_id, now],
  );
  return stored.length === 1;
}

/** Creates recovery codes for an account without any; null when they exist. */
export async function giveRecoveryCodes(
  tx: Tx,
  { brandId, user }: ResolvedSession,
  now: Date,
): Promise<string[] | null> {
  const codes = newRecoveryCodes();
  const given = await tx.query(
    `insert into operator_factors (brand, user_id, recovery, created_at)
     values ($1, $2, $3, $4)
     on conflict (brand, user_id) do update set recovery = $3
     where operator_factors.recovery = '{}' and operator_factors.confirmed_at is null
     returning 1`,
    [brandId, user.id, codes.map(hashRecoveryCode), now],
  );
  return given.length === 1 ? codes : null;
}

export const toListedPasskey = ({
  id,
  name,
  rp_id,
  created_at,
  last_used_at,
}: PasskeyRow): Passkey => ({
  id,
  name,
  host: rp_id,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

type Purpose = 'REGISTER' | 'PROVE';
const LIFE_MS = 3 * 60_000;

/** Stores this session's challenge and invalidates an earlier one. */
export async function storeChallenge(
  tx: Tx,
  { brandId, tokenHash }: ResolvedSession,
  { challenge, purpose, now }: { challenge: string; purpose: Purpose; now: Date },
): Promise<void> {
  await tx.query(
    'update sessions set passkey_challenge = $3, passkey_purpose = $4, passkey_challenge_ends = $5 where brand = $1 and token_hash = $2',
    [brandId, tokenHash, challenge, purpose, new Date(now.getTime() + LIFE_MS)],
  );
}

/**
 * Consumes the challenge: only one of two concurrent answers gets it. Returns null when it is used, expired or for another
 * purpose.
 */
export async function takeChallenge(
  tx: Tx,
  { brandId, tokenHash }: ResolvedSession,
  { purpose, now }: { purpose: Purpose; now: Date },
): Promise<string | null> {
  const [row] = await tx.query<{ challenge: string }>(
    `with given as (
       select token_hash, passkey_challenge as challenge from sessions
       where brand = $1 and token_hash = $2 and passkey_purpose = $3 and passkey_challenge_ends > $4 for update
     )
     update sessions s set passkey_challenge = null, passkey_purpose = null, passkey_challenge_ends = null
     from given where s.brand = $1 and s.token_hash = given.token_hash returning given.challenge`,
    [brandId, tokenHash, purpose, now],
  );
  return row?.challenge ?? null;
}
