import { Secret, TOTP } from 'otpauth';
import type { SecondFactorEnrolment, SecondFactorProof } from '@tiquete/contracts';
import type { Database, Tx } from '../../../db/database';
import type { Counters, Limit } from '../../../lib/counters/rule';
import { takeAll } from '../../../lib/counters/takeAll';
import { AppError } from '../../../lib/errors';
import type { TextCipher } from '../../../lib/privacy/textCipher';
import { refuse } from '../../../lib/refuse';
import type { ResolvedSession } from '../../../requestTypes';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes';

/** RFC 6238 with the values that every application knows; a code of the step before or after is taken too. */
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const WINDOW = 1;
const TRIES: Limit = { free: 5, windowSeconds: 900, wait: { firstSeconds: 1, maxSeconds: 60 } };

/** An operator's second factor; each acts on the own account and session. */
export interface SecondFactor {
  isEnrolled(own: ResolvedSession): Promise<boolean>;
  /** A new secret, in force once a code of it was given. @throws AppError SECOND_FACTOR_ENROLLED */
  enrol(own: ResolvedSession, brandName: string): Promise<SecondFactorEnrolment>;
  /** Marks the session; the first code answers the recovery codes, which are shown once. @throws AppError SECOND_FACTOR_WRONG, RATE_LIMITED */
  prove(own: ResolvedSession, code: string): Promise<SecondFactorProof>;
}
interface FactorRow {
  sealed: string;
  confirmed_at: Date | null;
}
interface Parts {
  db: Database;
  cipher: TextCipher;
  counters: Counters;
  clock: () => Date;
}

export function createSecondFactor({ db, cipher, counters, clock }: Parts): SecondFactor {
  const read = async (tx: Tx, { brandId, user }: ResolvedSession) => {
    const [row] = await tx.query<FactorRow & Record<string, unknown>>(
      'select sealed, confirmed_at from operator_factors where brand = $1 and user_id = $2',
      [brandId, user.id],
    );
    return row;
  };
  /** Whether it is a code of now that was not taken before; then it is taken. */
  const takeCode = async (tx: Tx, own: ResolvedSession, { sealed }: FactorRow, code: string) => {
    const totp = new TOTP({ secret: Secret.fromBase32(cipher.open(sealed, contextOf(own))) });
    const now = clock().getTime();
    const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
    if (delta === null) return false;
    const taken = await tx.query(
      'update operator_factors set last_step = $3 where brand = $1 and user_id = $2 and last_step < $3 returning 1',
      [own.brandId, own.user.id, Math.floor(now / 1000 / STEP_SECONDS) + delta],
    );
    return taken.length === 1;
  };
  const takeRecoveryCode = async (tx: Tx, { brandId, user }: ResolvedSession, code: string) => {
    const taken = await tx.query(
      'update operator_factors set recovery = array_remove(recovery, $3) where brand = $1 and user_id = $2 and confirmed_at is not null and $3 = any(recovery) returning 1',
      [brandId, user.id, hashRecoveryCode(code)],
    );
    return taken.length === 1;
  };
  return {
    isEnrolled: (own) =>
      db.withBrand(own.brandId, async (tx) => !!(await read(tx, own))?.confirmed_at),
    async enrol(own, brandName) {
      const secret = new Secret({ size: SECRET_BYTES });
      const stored = await db.withBrand(own.brandId, (tx) =>
        tx.query(
          `insert into operator_factors (brand, user_id, sealed, created_at) values ($1, $2, $3, $4)
           on conflict (brand, user_id) do update set sealed = $3, created_at = $4 where operator_factors.confirmed_at is null
           returning 1`,
          [own.brandId, own.user.id, cipher.seal(secret.base32, contextOf(own)), clock()],
        ),
      );
      if (stored.length === 0) throw new AppError('SECOND_FACTOR_ENROLLED');
      const totp = new TOTP({ secret, issuer: brandName, label: own.user.email });
      return { secret: secret.base32, url: totp.toString() };
    },
    async prove(own, code) {
      const { brandId, user, tokenHash } = own;
      const key = `second-factor:${user.id}`;
      await takeAll(counters, brandId, [{ key, limit: TRIES }], clock());
      const codes = newRecoveryCodes();
      const isFirst = await db.withBrand(brandId, async (tx) => {
        const row = await read(tx, own);
        const isGood =
          row &&
          ((await takeCode(tx, own, row, code.replace(/\s/g, ''))) ||
            (await takeRecoveryCode(tx, own, code)));
        if (!isGood) refuse('SECOND_FACTOR_WRONG', '/code');
        await tx.query(
          'update sessions set second_factor_at = $4 where brand = $1 and user_id = $2 and token_hash = $3',
          [brandId, user.id, tokenHash, clock()],
        );
        const confirmed = await tx.query(
          'update operator_factors set confirmed_at = $3, recovery = $4 where brand = $1 and user_id = $2 and confirmed_at is null returning 1',
          [brandId, user.id, clock(), codes.map(hashRecoveryCode)],
        );
        return confirmed.length === 1;
      });
      await counters.clear(brandId, key);
      return { recovery_codes: isFirst ? codes : null };
    },
  };
}
const contextOf = ({ brandId, user }: ResolvedSession) => `second-factor:${brandId}:${user.id}`;
