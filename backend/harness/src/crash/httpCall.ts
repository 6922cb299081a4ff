import { request } from 'undici';

export interface Reply {
  status: number;
  /** Body as JSON; null for any other body. */
  body: unknown;
  text: string;
  setCookies: string[];
}
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Timeout in real milliseconds. */
  withinMs: number;
}

/** Sends one request. @throws Error when there is no complete answer in time */
export async function httpCall({
  method,
  url,
  body,
  headers = {},
  withinMs,
}: Call): Promise<Reply> {
  const reply = await request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  });
  const text = await reply.body.text();
  return {
    status: reply.statusCode,
    body: parseOrNull(text),
    text,
    setCookies: [reply.headers['set-cookie'] ?? []].flat(),
  };
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
