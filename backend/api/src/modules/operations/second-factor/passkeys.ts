import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyProofOptions,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  SecondFactorProof,
} from '@tiquete/contracts';
import type { Database, Tx } from '../../../db/database';
import type { Counters } from '../../../lib/counters/rule';
import { takeAll } from '../../../lib/counters/takeAll';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import type { ResolvedSession } from '../../../requestTypes';
import { checkFreshCodeOf } from '../../auth';
import { keepChallenge, takeChallenge } from './challenges';
import { checkMayEnrol, markProven } from './mayEnrol';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes';
import { triesOf } from './tries';

/** Host and origin of the brand that the browser is on: a passkey is made and used at one host only. */
export interface Site {
  rpId: string;
  origin: string;
  brandName: string;
}
/** Passkeys of staff. Each function acts on the own account and session. */
export interface Passkeys {
  list(own: ResolvedSession): Promise<Passkey[]>;
  countAt(own: ResolvedSession, rpId: string): Promise<number>;
  /** @throws AppError REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REQUIRED, PASSKEYS_MAX */
  registrationOptions(own: ResolvedSession, site: Site): Promise<PasskeyRegistrationOptions>;
  /** The first factor answers the recovery codes, shown once. @throws AppError as `registrationOptions`, PASSKEY_REJECTED */
  register(own: ResolvedSession, site: Site, given: PasskeyRegistration): Promise<PasskeyCreation>;
  /** @throws AppError NOT_FOUND where the account has no passkey for this host */
  proofOptions(own: ResolvedSession, site: Site): Promise<PasskeyProofOptions>;
  /** Marks the session as `SecondFactor.prove` does. @throws AppError PASSKEY_REJECTED, RATE_LIMITED */
  prove(own: ResolvedSession, site: Site, answer: PasskeyAnswer): Promise<SecondFactorProof>;
  /** @throws AppError NOT_FOUND, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_LAST */
  remove(own: ResolvedSession, id: string): Promise<void>;
}
interface PasskeyRow extends Record<string, unknown> {
  id: string;
  name: string;
  public_key: Buffer;
  counter: string | number;
  transports: string[];
  rp_id: string;
  created_at: Date;
  last_used_at: Date | null;
}
const TIMEOUT_MS = 120_000;
const PASSKEYS_MAX = 10;
const rejected = () => refuse('PASSKEY_REJECTED', '/response');

export function createPasskeys({
  db,
  counters,
  clock,
}: {
  db: Database;
  counters: Counters;
  clock: () => Date;
}): Passkeys {
  const read = (tx: Tx, { brandId, user }: ResolvedSession) =>
    tx.query<PasskeyRow>(
      'select id, name, public_key, counter, transports, rp_id, created_at, last_used_at from staff_passkeys where brand = $1 and user_id = $2 order by created_at, id',
      [brandId, user.id],
    );
  const readAt = async (tx: Tx, own: ResolvedSession, rpId: string) =>
    (await read(tx, own)).filter((row) => row.rp_id === rpId);
  /** Recovery codes of an account that has none yet; null where they exist. */
  const giveRecoveryCodes = async (tx: Tx, { brandId, user }: ResolvedSession) => {
    const codes = newRecoveryCodes();
    const given = await tx.query(
      `insert into operator_factors (brand, user_id, recovery, created_at) values ($1, $2, $3, $4)
       on conflict (brand, user_id) do update set recovery = $3 where operator_factors.recovery = '{}' and operator_factors.confirmed_at is null
       returning 1`,
      [brandId, user.id, codes.map(hashRecoveryCode), clock()],
    );
    return given.length === 1 ? codes : null;
  };
  return {
    list: (own) => db.withBrand(own.brandId, async (tx) => (await read(tx, own)).map(toListed)),
    countAt: (own, rpId) =>
      db.withBrand(own.brandId, async (tx) => (await readAt(tx, own, rpId)).length),
    registrationOptions: (own, { rpId, brandName }) =>
      db.withBrand(own.brandId, async (tx) => {
        const { passkeys } = await checkMayEnrol(tx, own, clock());
        if (passkeys >= PASSKEYS_MAX) throw new AppError('PASSKEYS_MAX');
        const options = await generateRegistrationOptions({
          rpName: brandName,
          rpID: rpId,
          userID: new TextEncoder().encode(own.user.id),
          userName: own.user.email,
          userDisplayName: own.user.name,
          timeout: TIMEOUT_MS,
          attestationType: 'none',
          excludeCredentials: (await readAt(tx, own, rpId)).map(({ id }) => ({ id })),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        });
        const { challenge } = options;
        await keepChallenge(tx, own, { challenge, purpose: 'REGISTER', now: clock() });
        return {
          challenge,
          rp: { id: rpId, name: brandName },
          user: options.user,
          algorithms: options.pubKeyCredParams.map(({ alg }) => alg),
          timeout: TIMEOUT_MS,
          exclude: (options.excludeCredentials ?? []).map(({ id }) => id),
        };
      }),
    async register(own, { rpId, origin }, { name, response }) {
      const now = clock();
      const challenge = await db.withBrand(own.brandId, (tx) =>
        takeChallenge(tx, own, { purpose: 'REGISTER', now }),
      );
      if (challenge === null) return rejected();
      const verified = await verifyRegistrationResponse({
        response: { ...response, type: 'public-key', clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      }).catch(() => null);
      if (!verified?.verified) return rejected();
      const { credential } = verified.registrationInfo;
      return db.withBrand(own.brandId, async (tx) => {
        const { passkeys } = await checkMayEnrol(tx, own, now);
        if (passkeys >= PASSKEYS_MAX) throw new AppError('PASSKEYS_MAX');
        const stored = await tx.query(
          `insert into staff_passkeys (brand, id, user_id, name, public_key, counter, transports, rp_id, created_at, last_used_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict do nothing returning 1`,
          [
            own.brandId,
            credential.id,
            own.user.id,
            name,
            Buffer.from(credential.publicKey),
            credential.counter,
            response.response.transports ?? [],
            rpId,
            now,
          ],
        );
        if (stored.length === 0) rejected();
        // A secret that was shown before, and never answered, must not open the account from now on.
        await tx.query(
          'update operator_factors set sealed = null where brand = $1 and user_id = $2 and confirmed_at is null',
          [own.brandId, own.user.id],
        );
        await markProven(tx, own, now);
        return { recovery_codes: await giveRecoveryCodes(tx, own) };
      });
    },
    proofOptions: (own, { rpId }) =>
      db.withBrand(own.brandId, async (tx) => {
        const rows = await readAt(tx, own, rpId);
        if (rows.length === 0) throw new AppError('NOT_FOUND');
        const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
        await keepChallenge(tx, own, { challenge, purpose: 'PROVE', now: clock() });
        return { challenge, rp_id: rpId, timeout: TIMEOUT_MS, allow: rows.map(({ id }) => id) };
      }),
    async prove(own, { rpId, origin }, { response }) {
      const now = clock();
      const tries = triesOf(own);
      await takeAll(counters, own.brandId, [tries], now);
      const challenge = await db.withBrand(own.brandId, (tx) =>
        takeChallenge(tx, own, { purpose: 'PROVE', now }),
      );
      if (challenge === null) return rejected();
      await db.withBrand(own.brandId, async (tx) => {
        const [row] = await tx.query<PasskeyRow>(
          'select id, public_key, counter from staff_passkeys where brand = $1 and user_id = $2 and id = $3 and rp_id = $4 for update',
          [own.brandId, own.user.id, response.id, rpId],
        );
        if (!row) return rejected();
        const verified = await verifyAuthenticationResponse({
          response: { ...response, type: 'public-key', clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: true,
          // A counter that does not grow is rejected here: the passkey was copied.
          credential: {
            id: row.id,
            publicKey: new Uint8Array(row.public_key),
            counter: Number(row.counter),
          },
        }).catch(() => null);
        if (!verified?.verified) return rejected();
        await tx.query(
          'update staff_passkeys set counter = $3, last_used_at = $4 where brand = $1 and id = $2',
          [own.brandId, row.id, verified.authenticationInfo.newCounter, now],
        );
        await markProven(tx, own, now);
      });
      await counters.clear(own.brandId, tries.key);
      return { recovery_codes: null };
    },
    remove: (own, id) =>
      db.withBrand(own.brandId, async (tx) => {
        checkFreshCodeOf(own, clock());
        const { app, passkeys } = await checkMayEnrol(tx, own, clock());
        if (!(await read(tx, own)).some((row) => row.id === id)) throw new AppError('NOT_FOUND');
        if (!app && passkeys === 1) throw new AppError('SECOND_FACTOR_LAST');
        await tx.query('delete from staff_passkeys where brand = $1 and user_id = $2 and id = $3', [
          own.brandId,
          own.user.id,
          id,
        ]);
      }),
  };
}

const toListed = ({ id, name, rp_id, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  host: rp_id,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
