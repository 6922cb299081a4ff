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
import type { Database } from '../../db/database';
import type { Counters } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { AppError } from '../../lib/errors';
import { refuse } from '../../lib/refuse';
import type { ResolvedSession } from '../../requestTypes';
import { checkFreshCodeOf } from '../../accounts';
import {
  giveRecoveryCodes,
  insertPasskey,
  storeChallenge,
  type PasskeyRow,
  readPasskeys,
  readPasskeysAt,
  takeChallenge,
  toListedPasskey,
} from './passkeyStore';
import { checkMayEnrol, markProven } from './enrolment';
import { triesOf } from './secondFactor';

/** Host and origin of the brand in the browser. A passkey works on one host only. */
export interface Site {
  rpId: string;
  origin: string;
  brandName: string;
}
const TIMEOUT_MS = 120_000;
const PASSKEYS_MAX = 10;
const rejected = () => refuse('PASSKEY_REJECTED', '/response');

/** Passkeys of staff. Each function acts on the user's own account and session. */
export function createPasskeys({
  db,
  counters,
  clock,
}: {
  db: Database;
  counters: Counters;
  clock: () => Date;
}) {
  return {
    list: (own: ResolvedSession): Promise<Passkey[]> =>
      db.withBrand(own.brandId, async (tx) => (await readPasskeys(tx, own)).map(toListedPasskey)),
    countAt: (own: ResolvedSession, rpId: string) =>
      db.withBrand(own.brandId, async (tx) => (await readPasskeysAt(tx, own, rpId)).length),
    /** @throws AppError REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REQUIRED, PASSKEYS_MAX */
    registrationOptions: (
      own: ResolvedSession,
      { rpId, brandName }: Site,
    ): Promise<PasskeyRegistrationOptions> =>
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
          excludeCredentials: (await readPasskeysAt(tx, own, rpId)).map(({ id }) => ({ id })),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        });
        const { challenge } = options;
        await storeChallenge(tx, own, { challenge, purpose: 'REGISTER', now: clock() });
        return {
          challenge,
          rp: { id: rpId, name: brandName },
          user: options.user,
          algorithms: options.pubKeyCredParams.map(({ alg }) => alg),
          timeout: TIMEOUT_MS,
          exclude: (options.excludeCredentials ?? []).map(({ id }) => id),
        };
      }),
    /**
     * Returns the recovery codes with the first factor; they are shown once. @throws AppError as `registrationOptions`,
     * PASSKEY_REJECTED
     */
    async register(
      own: ResolvedSession,
      { rpId, origin }: Site,
      { name, response }: PasskeyRegistration,
    ): Promise<PasskeyCreation> {
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
        const passkey = {
          id: credential.id,
          name,
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: response.response.transports ?? [],
          rp_id: rpId,
        };
        if (!(await insertPasskey(tx, own, passkey, now))) rejected();
        // An app's secret that was shown but never confirmed becomes invalid.
        await tx.query(
          'update operator_factors set sealed = null where brand = $1 and user_id = $2 and confirmed_at is null',
          [own.brandId, own.user.id],
        );
        await markProven(tx, own, now);
        return { recovery_codes: await giveRecoveryCodes(tx, own, now) };
      });
    },
    /** @throws AppError NOT_FOUND when the account has no passkey for this host */
    proofOptions: (own: ResolvedSession, { rpId }: Site): Promise<PasskeyProofOptions> =>
      db.withBrand(own.brandId, async (tx) => {
        const rows = await readPasskeysAt(tx, own, rpId);
        if (rows.length === 0) throw new AppError('NOT_FOUND');
        const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
        await storeChallenge(tx, own, { challenge, purpose: 'PROVE', now: clock() });
        return { challenge, rp_id: rpId, timeout: TIMEOUT_MS, allow: rows.map(({ id }) => id) };
      }),
    /** Marks the session like `SecondFactor.prove`. @throws AppError PASSKEY_REJECTED, RATE_LIMITED */
    async prove(
      own: ResolvedSession,
      { rpId, origin }: Site,
      { response }: PasskeyAnswer,
    ): Promise<SecondFactorProof> {
      const now = clock();
      const tries = triesOf(own);
      await takeAll(counters, own.brandId, [tries], now);
      const challenge = await db.withBrand(own.brandId, (tx) =>
        takeChallenge(tx, own, { purpose: 'PROVE', now }),
      );
      if (challenge === null) return rejected();
      await db.withBrand(own.brandId, async (tx) => {
        const [row] = await tx.query<Pick<PasskeyRow, 'id' | 'public_key' | 'counter'>>(
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
          // The library rejects a counter that does not increase: the passkey was copied.
          credential: {
            id: row.id,
            publicKey: new Uint8Array(row.public_key),
            counter: row.counter,
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
    /** @throws AppError NOT_FOUND, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_LAST */
    remove: (own: ResolvedSession, id: string) =>
      db.withBrand(own.brandId, async (tx) => {
        checkFreshCodeOf(own, clock());
        const { app, passkeys } = await checkMayEnrol(tx, own, clock());
        if (!(await readPasskeys(tx, own)).some((row) => row.id === id))
          throw new AppError('NOT_FOUND');
        if (!app && passkeys === 1) throw new AppError('SECOND_FACTOR_LAST');
        await tx.query('delete from staff_passkeys where brand = $1 and user_id = $2 and id = $3', [
          own.brandId,
          own.user.id,
          id,
        ]);
      }),
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;
