import { getGlobalDispatcher } from 'undici';
import { getWithBody } from '../../lib/http/getWithBody';
import type { Behaviour, SeenRequest } from '../../lib/http/testing/scriptedServer';

const OWN = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'keep-alive',
]);
const passed = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !OWN.has(name)).map(([name, value]) => [name, String(value)]),
  );

const ask = (
  address: URL,
  { method, headers, body }: SeenRequest,
  signal: AbortSignal,
): Promise<Pick<Response, 'status' | 'headers' | 'text' | 'arrayBuffer'>> => {
  const sent = { headers: passed(Object.entries(headers)), signal };
  return method === 'GET' && body
    ? getWithBody(address, { ...sent, body, dispatcher: getGlobalDispatcher() })
    : fetch(address, { ...sent, method, ...(body && { body }) });
};

/** Lets another server answer; addresses of its own in JSON become ours, so that who follows them comes here. It hangs up with the caller. */
export const forward =
  (baseUrl: string): Behaviour =>
  async (response, request) => {
    const address = new URL(baseUrl + request.url);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const reply = await ask(address, request, gone.signal);
      const isText = /json/.test(reply.headers.get('content-type') ?? '');
      const bytes = isText
        ? (await reply.text()).replaceAll(address.host, String(request.headers.host))
        : Buffer.from(await reply.arrayBuffer());
      if (!response.destroyed) response.writeHead(reply.status, passed(reply.headers)).end(bytes);
    } catch {
      response.destroy();
    }
  };
