import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { request } from 'node:http';
import { listen } from '@tiquete/api/listen';
import { startTestApp, type TestApp } from '@tiquete/api/testing/app';

/** Tests attacks that need a real port: partial, slow, combined and many requests. */
const SOON_MS = 300;
let test: TestApp;
let port: number;
let limits: {
  requestTimeout: number;
  headersTimeout: number;
  checkedEvery: unknown;
  idle: number;
};
beforeAll(async () => {
  test = await startTestApp();
  const { server } = test.app;
  limits = {
    requestTimeout: server.requestTimeout,
    headersTimeout: server.headersTimeout,
    checkedEvery: Reflect.get(server, 'connectionsCheckingInterval'),
    idle: server.timeout,
  };
  // The server's own guard with shorter timeouts, so that the test does not take half a minute.
  Object.assign(server, {
    requestTimeout: SOON_MS,
    headersTimeout: SOON_MS,
    connectionsCheckingInterval: 50,
  });
  port = await listen(test.app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Sends text over a raw connection. Returns the server's answer once it closes the connection. */
async function speak(...parts: string[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => (said += String(bytes)));
  // A server that closes while data is unread resets the connection, which counts as its answer too.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const part of parts) socket.write(part);
  await closed;
  return said;
}
const HEAD =
  'POST /api/auths/sign_in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

it('times out a request after half a minute, its headers included, and an idle client after a minute', () => {
  expect(limits).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    checkedEvery: 1000,
    idle: 60_000,
  });
});

it('disconnects a client that does not read its answers', async () => {
  const { server } = test.app;
  const { timeout } = server;
  server.timeout = SOON_MS;
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  const [socket] = (await accepted) as [Socket];
  server.timeout = timeout;
  const cutOff = once(socket, 'close');
  client.pause();
  // The answers exceed the buffers of both ends, so that the server waits for its reader.
  client.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20));
  await cutOff;
  client.destroy();
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
});

it.each([
  ['headers that do not end', [HEAD]],
  ['a body that does not come', [`${HEAD}content-length: 2000\r\n\r\n{`]],
  ['chunks that do not end', [`${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`]],
])('disconnects %s', async (_, parts) => {
  const said = await speak(...parts);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said.toLowerCase()).toContain('x-content-type-options: nosniff');
  const [, id = 'none'] = /x-request-id: (\S+)/.exec(said) ?? [];
  expect(test.logged()).toContain(`"requestId":"${id}","status":408`);
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
});

it.each([
  ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 40\r\n\r\n{}`],
  [
    'a length and chunks',
    `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/operations/summary HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  ],
  ['chunks by another name', `${HEAD}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', 'GET /livez HTTP/1.1\r\nhost : localhost\r\n\r\n'],
  [
    'a bare line feed in a header',
    'GET /livez HTTP/1.1\r\nhost: localhost\r\nx-a: b\nx-c: d\r\n y\r\n\r\n\0',
  ],
  [
    'headers of a megabyte',
    `GET /livez HTTP/1.1\r\nhost: localhost\r\nx-a: ${'a'.repeat(1_000_000)}\r\n\r\n`,
  ],
  [
    'two hosts',
    'GET /api/white_brands HTTP/1.1\r\nhost: localhost\r\nhost: andes.localhost\r\nconnection: close\r\n\r\n',
  ],
  [
    'two hosts that are the same, at a probe',
    'GET /livez HTTP/1.1\r\nhost: localhost\r\nHost: localhost\r\nconnection: close\r\n\r\n',
  ],
  ['no host', 'GET /api/white_brands HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('rejects %s once and closes', async (_, text) => {
  const said = await speak(text);
  expect(said.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThanOrEqual(1);
  if (said !== '') expect(said).toMatch(/^HTTP\/1\.1 (400|408|421|431) /);
  expect(said).not.toMatch(/node:|\.ts|Error:/);
});

it('rejects a body of a hundred megabytes after its first bytes', async () => {
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/auths/sign_in',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'content-length': 100_000_000,
    },
  });
  call.on('error', () => undefined);
  call.write('{"email":"');
  const [reply] = await once(call, 'response');
  expect(reply.statusCode).toBe(413);
  reply.resume();
  call.destroy();
});

it('answers other visitors during two hundred sign-ins at once, which are not faster for it', async () => {
  await test.addUser('tiquete', 'muchos@viajes.test', 'clave-muy-larga-7');
  const hashes = jest.spyOn(test.deps.passwords, 'matches');
  const guess = (place: number) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auths/sign_in',
      remoteAddress: `198.18.${place % 10}.${place}`,
      headers: { host: 'localhost' },
      payload: { email: 'muchos@viajes.test', password: `adivinada-${place}` },
    });
  const [others, ...replies] = await Promise.all([
    test.app.inject({ url: '/api/white_brands', headers: { host: 'localhost' } }),
    ...Array.from({ length: 200 }, (_, place) => guess(place)),
  ]);
  expect(others.statusCode).toBe(200);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 428]));
  expect(hashes.mock.calls.length).toBeLessThanOrEqual(5);
  expect(
    replies
      .filter(({ statusCode }) => statusCode === 428)
      .every(({ headers }) => headers['sign-in-challenge'] !== undefined),
  ).toBe(true);
});

it('takes as long for an unknown address as for a known one', async () => {
  test.advance(3_600_000);
  const { passwords, users, clock } = test.deps;
  // An account without wrong passwords before, because notices about those read the account in the background.
  const known = { email: 'nueva@viajes.test', name: 'Nueva', role: 'traveler' as const };
  const passwordHash = await passwords.hash('clave-de-nueva-1');
  await users.save('tiquete', { ...known, passwordHash, roleParts: [] }, clock());
  const matches = jest.spyOn(passwords, 'matches');
  const byEmail = jest.spyOn(users, 'byEmail');
  const answers = [];
  for (const email of [known.email, 'ninguna@viajes.test']) {
    const reads = () => byEmail.mock.calls.filter(([, read]) => read === email).length;
    const before = [matches.mock.calls.length, reads()];
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/auths/sign_in',
      headers: { host: 'localhost', 'x-request-id': 'the-same-one' },
      payload: { email, password: 'adivinada-9' },
    });
    answers.push([
      reply.statusCode,
      reply.body,
      Object.keys(reply.headers).sort().join(),
      matches.mock.calls.length - (before[0] ?? 0),
      reads() - (before[1] ?? 0),
    ]);
  }
  expect(answers[0]).toEqual(answers[1]);
});
