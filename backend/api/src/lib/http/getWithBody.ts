import { type Dispatcher, request, Response } from 'undici';

const NO_CONTENT = 204;

interface Sent {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  dispatcher: Dispatcher;
}
/** A GET with a body, which `fetch` does not send. Answers as `fetch` would, never compressed and never redirected. */
export async function getWithBody(url: URL, { headers, ...sent }: Sent): Promise<Response> {
  const answer = await request(url, {
    ...sent,
    method: 'GET',
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const named = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  return new Response(answer.statusCode === NO_CONTENT ? null : answer.body, {
    status: answer.statusCode,
    headers: named,
  });
}
