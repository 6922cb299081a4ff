import type { Tx } from '../../db/database';
import type { ResolvedSession } from '../../requestTypes';

type Purpose = 'REGISTER' | 'PROVE';
const LIFE_MS = 3 * 60_000;

/** Stores this session's challenge and invalidates an earlier one. */
export async function keepChallenge(
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
    `with kept as (
       select token_hash, passkey_challenge as challenge from sessions
       where brand = $1 and token_hash = $2 and passkey_purpose = $3 and passkey_challenge_ends > $4 for update
     )
     update sessions s set passkey_challenge = null, passkey_purpose = null, passkey_challenge_ends = null
     from kept where s.token_hash = kept.token_hash returning kept.challenge`,
    [brandId, tokenHash, purpose, now],
  );
  return row?.challenge ?? null;
}
