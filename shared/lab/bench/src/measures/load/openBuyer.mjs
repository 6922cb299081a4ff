import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const WITHIN_MS = 30_000;
const TRIES = 40;
/** Thrown for a tariff that earlier purchases of overlapping nights have sold out. */
export class SoldOut extends Error {}

/** A visitor of the api who stores cookies and sends an idempotency key with every purchase, as a page does. */
export function openBuyer(url) {
  const cookies = new Map();
  async function send(path, options = {}) {
    const headers = {
      accept: 'application/json',
      ...options.headers,
      ...(cookies.size > 0 && {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
    };
    const answer = await fetch(`${url}/api/${path}`, {
      ...options,
      headers,
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return { status: answer.status, body: await answer.json() };
  }
  async function tryAgain(path, options) {
    for (let left = TRIES; ; left -= 1) {
      const { status, body } = await send(path, options);
      if (status < 300) return body;
      const code = body.errors?.[0]?.code ?? '';
      if (code === 'SOLD_OUT') throw new SoldOut();
      if (!['IN_PROGRESS', 'TOO_MANY_SEARCHES'].includes(code) || left === 0)
        throw new Error(`${path} answered ${status} ${code}`);
      await wait(100);
    }
  }
  const whole = async (path) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}${path}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return {
    page: whole,
    file: (path) => whole(`/api/${path}`),
    get: (path) => tryAgain(path, {}),
    post: (path, body, isKeyed = false) =>
      tryAgain(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(isKeyed && { 'idempotency-key': randomUUID() }),
        },
        body: JSON.stringify(body),
      }),
  };
}
