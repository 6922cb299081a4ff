import { createFileSource, type FileSource } from './createFileSource';
import type { SupplierError } from './supplierError';
import {
  type Behaviour,
  flood,
  json,
  silence,
  type ScriptedServer,
  startScriptedServer,
  htmlAnswer,
} from '../testing/scriptedServer';

let server: ScriptedServer;
let source: FileSource;
const signal = new AbortController().signal;
const open = (timeoutMs = 20_000) =>
  createFileSource({ name: 'XX', baseUrl: `${server.url}/api`, timeoutMs, maxBytes: 1024 * 1024 });
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: SupplierError) => error.kind,
  );
beforeEach(async () => {
  server = await startScriptedServer(htmlAnswer('a file'));
  source = open();
});
afterEach(async () => {
  await source.close();
  await server.close();
});

it('reads a file at the address that an answer gave, with a scheme or without', async () => {
  const host = new URL(server.url).host;
  for (const address of [`${server.url}/files/a.pdf?code=1`, `${host}/files/a.pdf?code=1`])
    expect((await source.get(address, signal)).toString()).toBe('a file');
  expect(server.requests.map(({ url }) => url)).toEqual(Array(2).fill('/files/a.pdf?code=1'));
});
it.each(['https://example.com/a.pdf', 'http://127.0.0.1:1/a.pdf', 'file:///etc/hosts', '', 'a b'])(
  'sends no request to another host: %j',
  async (address) => {
    expect(await kindOf(source.get(address, signal))).toBe('malformed');
    expect(server.requests).toEqual([]);
  },
);
it.each<[string, Behaviour, string]>([
  ['404', json({}, 404), 'rejected'],
  ['500', json({}, 500), 'unavailable'],
  ['a redirect', htmlAnswer('', 302, { location: 'https://example.com/' }), 'rejected'],
  ['a file without end', flood, 'malformed'],
])('reports %s as the kind of error that it is', async (_, behaviour, kind) => {
  server.behave(behaviour);
  expect(await kindOf(source.get(`${server.url}/a`, signal))).toBe(kind);
});
it('times out, and aborts the call when the caller aborts', async () => {
  await source.close();
  source = open(300);
  server.behave(silence);
  expect(await kindOf(source.get(`${server.url}/a`, signal))).toBe('timeout');
  const abort = new AbortController();
  server.behave(() => abort.abort(new Error('gone away')));
  await expect(source.get(`${server.url}/a`, abort.signal)).rejects.toThrow('gone away');
});
