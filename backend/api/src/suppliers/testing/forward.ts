import { getGlobalDispatcher } from 'undici';
import { type Reply, send } from '../../lib/http-client/send';
import type { Behaviour, SeenRequest } from '../../lib/testing/scriptedServer';

const MAX_BYTES = 50 * 1024 * 1024;
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

const sendOn = (
  address: URL,
  { method, headers, body }: SeenRequest,
  signal: AbortSignal,
): Promise<Reply> =>
  send(address, {
    method,
    headers: passed(Object.entries(headers)),
    ...(body && { body }),
    signal,
    dispatcher: getGlobalDispatcher(),
  });

/**
 * Forwards requests to another server. Addresses of that server in JSON answers are replaced by ours, so that later requests
 * come here too. It disconnects when the caller does.
 */
export const forward =
  (baseUrl: string): Behaviour =>
  async (response, request) => {
    const address = new URL(baseUrl + request.url);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const reply = await sendOn(address, request, gone.signal);
      const isText = /json/.test(reply.headers['content-type'] ?? '');
      const bytes = await reply.read(MAX_BYTES);
      const body = isText
        ? bytes.toString().replaceAll(address.host, String(request.headers.host))
        : bytes;
      if (!response.destroyed)
        response.writeHead(reply.status, passed(Object.entries(reply.headers))).end(body);
    } catch {
      response.destroy();
    }
  };
