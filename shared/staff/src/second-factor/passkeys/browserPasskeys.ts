import type { ApiClient } from '@tiquete/platform';

/** Loads the library at the first press, as few visits use it. */
const loadLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The person closed the browser's dialog, took too long or has no suitable authenticator. */
export class PasskeyNotGiven extends Error {}

/** Runs a passkey dialog of the browser and returns its answer. @throws PasskeyNotGiven */
async function openDialog<Answer>(dialog: () => Promise<Answer>): Promise<Answer> {
  try {
    return await dialog();
  } catch (error) {
    throw new PasskeyNotGiven('The browser gave no passkey.', { cause: error });
  }
}

/**
 * Adds a passkey. Returns the recovery codes with the first factor of an account, else null. @throws ApiProblem,
 * PasskeyNotGiven
 */
export async function addPasskey(api: ApiClient, name: string): Promise<string[] | null> {
  const { data } = await api.call('POST operations/second_factor/passkeys/options', {});
  const { startRegistration } = await loadLibrary();
  const { id, rawId, response } = await openDialog(() =>
    startRegistration({
      optionsJSON: {
        challenge: data.challenge,
        rp: data.rp,
        user: data.user,
        pubKeyCredParams: data.algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: data.timeout,
        excludeCredentials: data.exclude.map(toDescriptor),
        attestation: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  const answer = { id, rawId, response: { clientDataJSON, attestationObject, transports } };
  const added = await api.call('POST operations/second_factor/passkeys', {
    body: { name, response: answer },
  });
  return added.data.recovery_codes;
}

/** Proves a passkey of this host to the api, which records it in the session. @throws ApiProblem, PasskeyNotGiven */
export async function provePasskey(api: ApiClient): Promise<void> {
  const { data } = await api.call('POST operations/second_factor/passkey_proofs/options', {});
  const { startAuthentication } = await loadLibrary();
  const { id, rawId, response } = await openDialog(() =>
    startAuthentication({
      optionsJSON: {
        challenge: data.challenge,
        rpId: data.rp_id,
        timeout: data.timeout,
        allowCredentials: data.allow.map(toDescriptor),
        userVerification: 'required',
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  await api.call('POST operations/second_factor/passkey_proofs', {
    body: {
      response: {
        id,
        rawId,
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
    },
  });
}

const toDescriptor = (id: string) => ({ id, type: 'public-key' as const });
