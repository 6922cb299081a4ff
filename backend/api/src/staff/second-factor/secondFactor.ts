import { Secret, TOTP } from 'otpauth';
import type { SecondFactorEnrolment, SecondFactorProof } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import type { Counters, Limit, Take } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { AppError } from '../../lib/errors';
import type { TextCipher } from '../../lib/privacy/textCipher';
import { refuse } from '../../lib/refuse';
import type { ResolvedSession } from '../../requestTypes';
import {
  checkMayEnrol,
  type Enrolled,
  hashRecoveryCode,
  markProven,
  newRecoveryCodes,
  readEnrolled,
} from './enrolment';

const TRIES: Limit = { free: 5, windowSeconds: 900, wait: { firstSeconds: 1, maxSeconds: 60 } };

/** Counter of wrong codes and wrong passkeys of an account. */
export const triesOf = ({ user }: ResolvedSession): Take => ({
  key: `second-factor:${user.id}`,
  limit: TRIES,
});

/** RFC 6238 with the default values of authenticator apps. Codes of the previous and the next step are accepted too. */
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const WINDOW = 1;

/** Codes of an authenticator app, and recovery codes. Each function acts on the user's own account and session. */
export interface SecondFactor {
  /** Active factors. */
  enrolled(own: ResolvedSession): Promise<Enrolled>;
  /**
   * Creates a secret, active once a code of it is entered. @throws AppError SECOND_FACTOR_ENROLLED, REAUTHENTICATION_REQUIRED,
   * SECOND_FACTOR_REQUIRED
   */
  enrol(own: ResolvedSession, brandName: string): Promise<SecondFactorEnrolment>;
  /**
   * Marks the session. The first code returns the recovery codes, which are shown once. @throws AppError SECOND_FACTOR_WRONG,
   * RATE_LIMITED
   */
  prove(own: ResolvedSession, code: string): Promise<SecondFactorProof>;
}
interface FactorRow {
  /** Null: the account has passkeys and no authenticator app. */
  sealed: string | null;
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
  /** True when the code is current and unused; it is then marked as used. */
  const takeCode = async (tx: Tx, own: ResolvedSession, sealed: string, code: string) => {
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
      `update operator_factors
       set recovery = array_remove(recovery, $3)
       where brand = $1 and user_id = $2 and $3 = any(recovery)
       returning 1`,
      [brandId, user.id, hashRecoveryCode(code)],
    );
    return taken.length === 1;
  };
  return {
    enrolled: (own) => db.withBrand(own.brandId, (tx) => readEnrolled(tx, own)),
    async enrol(own, brandName) {
      const secret = new Secret({ size: SECRET_BYTES });
      await db.withBrand(own.brandId, async (tx) => {
        if ((await readEnrolled(tx, own)).app) throw new AppError('SECOND_FACTOR_ENROLLED');
        await checkMayEnrol(tx, own, clock());
        await tx.query(
          `insert into operator_factors (brand, user_id, sealed, created_at) values ($1, $2, $3, $4)
           on conflict (brand, user_id) do update set sealed = $3, created_at = $4 where operator_factors.confirmed_at is null`,
          [own.brandId, own.user.id, cipher.seal(secret.base32, contextOf(own)), clock()],
        );
      });
      const totp = new TOTP({ secret, issuer: brandName, label: own.user.email });
      return { secret: secret.base32, url: totp.toString() };
    },
    async prove(own, code) {
      const { brandId, user } = own;
      const tries = triesOf(own);
      await takeAll(counters, brandId, [tries], clock());
      const codes = newRecoveryCodes();
      const isFirst = await db.withBrand(brandId, async (tx) => {
        const row = await read(tx, own);
        const isOfApp =
          !!row?.sealed && (await takeCode(tx, own, row.sealed, code.replace(/\s/g, '')));
        if (!isOfApp && !(await takeRecoveryCode(tx, own, code)))
          refuse('SECOND_FACTOR_WRONG', '/code');
        await markProven(tx, own, clock());
        if (!isOfApp || row?.confirmed_at) return false;
        // Recovery codes from a passkey stay valid.
        const [confirmed] = await tx.query<{ isNew: boolean }>(
          `update operator_factors f
           set confirmed_at = $3, recovery = case when before.recovery = '{}' then $4 else before.recovery end
           from operator_factors before
           where f.brand = $1 and f.user_id = $2 and f.confirmed_at is null and before.brand = f.brand
             and before.user_id = f.user_id
           returning before.recovery = '{}' as "isNew"`,
          [brandId, user.id, clock(), codes.map(hashRecoveryCode)],
        );
        return confirmed?.isNew === true;
      });
      await counters.clear(brandId, tries.key);
      return { recovery_codes: isFirst ? codes : null };
    },
  };
}
/** Context in which the secret of a second factor is sealed. */
export const factorContext = (brandId: string, userId: string): string =>
  `second-factor:${brandId}:${userId}`;
const contextOf = ({ brandId, user }: ResolvedSession) => factorContext(brandId, user.id);
