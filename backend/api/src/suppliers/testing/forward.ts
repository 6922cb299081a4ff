import type { Behaviour } from '../../lib/http/testing/scriptedServer';

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

/** Lets another server answer; addresses of its own in JSON become ours, so that who follows them comes here. */
export const forward =
  (baseUrl: string): Behaviour =>
  async (response, { method, url, headers, body }) => {
    const reply = await fetch(baseUrl + url, {
      method,
      headers: passed(Object.entries(headers)),
      ...(body && { body }),
    });
    const isText = /json/.test(reply.headers.get('content-type') ?? '');
    const bytes = isText
      ? (await reply.text()).replaceAll(baseUrl, `http://${headers.host}`)
      : Buffer.from(await reply.arrayBuffer());
    if (!response.destroyed) response.writeHead(reply.status, passed(reply.headers)).end(bytes);
  };
