import { URLSearchParams } from 'node:url';

/** Signs the demo traveller in. Returns the cookies for a browser context. @throws Error when the api rejects it */
export async function signIn(origin, { email, password }) {
  const cookies = new Map();
  const send = async (path, options = {}) => {
    const headers = {
      ...options.headers,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const answer = await fetch(`${origin}/api/auth/${path}`, {
      ...options,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer.json();
  };
  const { csrfToken } = await send('csrf');
  const { url } = await send('callback/credentials', {
    method: 'POST',
    body: new URLSearchParams({ email, password, csrfToken, callbackUrl: origin, json: 'true' }),
  });
  if (!url || url.includes('error=')) throw new Error(`The sign-in failed: ${url}`);
  return [...cookies].map(([name, value]) => ({
    name,
    value,
    url: origin,
    ...(name.startsWith('__') && { secure: true }),
  }));
}
