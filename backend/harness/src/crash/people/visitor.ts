import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type BrandId, HOSTS } from '../brands';
import { httpCall, type Reply } from '../httpCall';
import type { Random } from '../random';

/**
 * Timeouts of one call in real milliseconds, and the share of calls with the shorter one, which may end while the server
 * still works.
 */
const [WITHIN_MS, HURRIED_MS, HURRIED_SHARE] = [15_000, 700, 0.1];
/** Real milliseconds after which a repeated call is given up. */
const MAX_WAIT_MS = 300_000;
const errorsSchema = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) });
/** Error codes after which a page retries automatically with the same key. */
const PASSING = [
  'IN_PROGRESS',
  'RATE_LIMITED',
  'TOO_MANY_SEARCHES',
  'GATEWAY_ERROR',
  'SUPPLIER_ERROR',
  'SUPPLIER_UNAVAILABLE',
  'SUPPLIER_TIMEOUT',
  'INTERNAL',
];

export const errorCodeOf = ({ body }: Reply): string =>
  errorsSchema.safeParse(body).data?.errors[0]?.code ?? '';

type Method = 'GET' | 'POST' | 'PUT';

/** A browser at a brand's host. Its calls go to either replica, and are repeated when there is no answer. */
export function openVisitor(brand: BrandId, urls: readonly string[], random: Random) {
  const cookies = new Map<string, string>();
  let retries = 0;
  let token: string | null = null;
  /** Sends a call once to `urls[replica]`. @throws Error without an answer */
  const once = async (
    method: Method,
    path: string,
    body?: object,
    key?: string,
    replica?: number,
  ): Promise<Reply> => {
    const url = replica === undefined ? random.pick(urls) : (urls[replica] ?? '');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: HOSTS[brand],
      ...(cookie && { cookie }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const reply = await httpCall({
      method,
      url: `${url}/api/${path}`,
      body,
      headers,
      withinMs: random.happens(HURRIED_SHARE) ? HURRIED_MS : WITHIN_MS,
    });
    for (const line of reply.setCookies) {
      const [pair = ''] = line.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return reply;
  };
  return {
    once,
    retries: () => retries,
    /** Uses the session of this token for all later calls. */
    signIn: (own: string) => {
      token = own;
    },
    /**
     * Repeats a call until there is a clear answer. `keyOf` returns the idempotency key of each attempt. @throws Error when
     * there is no clear answer in time
     */
    async request(
      method: Method,
      path: string,
      body?: object,
      keyOf?: () => string,
    ): Promise<Reply> {
      let last: unknown;
      for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until;) {
        try {
          const reply = await once(method, path, body, keyOf?.());
          const isPassing = reply.status >= 500 || PASSING.includes(errorCodeOf(reply));
          if (!isPassing && reply.body !== null) return reply;
          last = reply.text.slice(0, 300);
        } catch (error) {
          last = error;
        }
        retries += 1;
        await wait(random.between(80, 230));
      }
      throw new Error(`${method} ${path} never got an answer: ${String(last)}`);
    },
  };
}
export type Visitor = ReturnType<typeof openVisitor>;
