import type { Session } from '@tiquete/contracts';
import { SIGN_IN_CHALLENGE } from '@tiquete/contracts/constants';
import { forgetVisit } from '../persistence/visit';
import { broadcastSession } from './broadcast';
import { logClientError } from './log';
import { readJson } from './readJson';

/** Calls of the next-auth v4 client protocol, same origin; section 7 of the specification lists them. */
const BASE = '/api/auth';
const TIMEOUT_MS = 15_000;

export interface Provider {
  id: string;
  name: string;
  type: string;
  signinUrl: string;
  callbackUrl: string;
}
export interface SignInResult {
  /** An error code, or null when signed in. */
  error: string | null;
  status: number;
  ok: boolean;
  url: string | null;
  /** Seconds until the next attempt is accepted; 0 when the server gives no time. */
  retryAfterSeconds: number;
}
/** Navigates the browser; replaced in tests. */
export type GoTo = (url: string) => void;
const goTo: GoTo = (url) => window.location.assign(url);

/** The response as JSON; null when it is empty. @throws Error, after logging CLIENT_FETCH_ERROR, when the request fails. */
async function requestData<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(`${BASE}/${path}`, {
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const data = await readJson<T>(response);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return data;
  } catch (error) {
    logClientError('CLIENT_FETCH_ERROR', `${path}: ${String(error)}`);
    throw error;
  }
}
/** Like `requestData`, with null for a failure. */
const fetchData = <T>(path: string) => requestData<T>(path).catch(() => null);

async function postForm(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${BASE}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** The session, or null when signed out. @throws Error when the request fails. */
export async function requestSession(broadcast: boolean): Promise<Session | null> {
  try {
    return await requestData<Session>('session');
  } finally {
    if (broadcast) broadcastSession('getSession');
  }
}
/** The session; null when signed out and when the request fails. */
export const getSession = ({ broadcast = true }: { broadcast?: boolean } = {}) =>
  requestSession(broadcast).catch(() => null);
export async function getCsrfToken(): Promise<string> {
  return (await fetchData<{ csrfToken: string }>('csrf'))?.csrfToken ?? '';
}
export async function getProviders(): Promise<Record<string, Provider> | null> {
  return fetchData<Record<string, Provider>>('providers');
}

/**
 * Signs in. Without providers the browser goes to the error page; with an unknown one to the sign-in page with
 * `callbackUrl`. Both return undefined. If the server requires a challenge, it is solved here, once. @throws TypeError when
 * the server cannot be reached.
 */
export async function signIn(
  provider: string,
  credentials: Record<string, string>,
  {
    callbackUrl = window.location.href,
    navigate = goTo,
  }: { callbackUrl?: string; navigate?: GoTo } = {},
): Promise<SignInResult | undefined> {
  const providers = await getProviders();
  if (!providers) {
    navigate(`${BASE}/error`);
    return undefined;
  }
  const known = providers[provider];
  if (!known) {
    navigate(`${BASE}/signin?${new URLSearchParams({ callbackUrl })}`);
    return undefined;
  }
  const path = known.type === 'credentials' ? `callback/${provider}` : `signin/${provider}`;
  const form = { ...credentials, csrfToken: await getCsrfToken(), callbackUrl, json: 'true' };
  let response = await postForm(path, form);
  const challenge = response.headers.get(SIGN_IN_CHALLENGE);
  if (challenge)
    response = await postForm(path, {
      ...form,
      challenge,
      solution: await solveChallenge(challenge),
    });
  const url = (await readJson<{ url: string }>(response))?.url ?? callbackUrl;
  const error = new URL(url, window.location.origin).searchParams.get('error');
  if (response.ok && !error) broadcastSession('signin');
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0;
  return {
    error: error ?? (response.ok ? null : 'Default'),
    status: response.status,
    ok: response.ok && !error,
    url: error ? null : url,
    retryAfterSeconds,
  };
}
/** Signs out and notifies the other tabs. Returns the address to go to. */
export async function signOut({
  callbackUrl = window.location.href,
}: { callbackUrl?: string } = {}): Promise<string> {
  const response = await postForm('signout', {
    csrfToken: await getCsrfToken(),
    callbackUrl,
    json: 'true',
  });
  const answer = await readJson<{ url: string }>(response);
  forgetVisit();
  broadcastSession('signout');
  return answer?.url ?? callbackUrl;
}
/** Updates the session and returns it; null when that fails. */
export async function updateSession(data: Record<string, unknown>): Promise<Session | null> {
  try {
    const response = await fetch(`${BASE}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken: await getCsrfToken(), data }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const session = await readJson<Session>(response);
    if (!response.ok || !session) return null;
    broadcastSession('update');
    return session;
  } catch (error) {
    logClientError('CLIENT_FETCH_ERROR', `session update: ${String(error)}`);
    return null;
  }
}

/** Solves a `sign-in-challenge`: returns a number whose hash begins with the required count of zero bits. */
async function solveChallenge(challenge: string): Promise<string> {
  const bits = Number(challenge.split('.', 1)[0]);
  const encoder = new TextEncoder();
  for (let solution = 0; ; solution += 1) {
    const text = encoder.encode(`${challenge}:${solution}`);
    const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
    if (hash.getUint32(0) >>> (32 - bits) === 0) return String(solution);
  }
}
