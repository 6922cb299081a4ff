import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHostProver, createProver } from './createHostProver';
import { PUBLIC_INTERNET } from './httpProof';
import { fileOf, recordOf } from './prover';
import { isPublicAddress } from './publicAddress';

const TOKEN = 'a'.repeat(32);
const HOST = 'viajes.example';
const byRecord = { host: HOST, method: 'dns', token: TOKEN } as const;
const byFile = { host: HOST, method: 'http', token: TOKEN } as const;
const noDns = () => Promise.reject(new Error('no zone is asked here'));
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const no = (why: string, ...found: string[]) => ({ isProven: false, why, found });

describe('by a record in the zone of the host', () => {
  const other = ['v=spf1 -all'];
  it.each([
    [
      'the record among others, in parts',
      async () => [
        other,
        [recordOf(byRecord).value.slice(0, 9), recordOf(byRecord).value.slice(9)],
      ],
      { isProven: true },
    ],
    [
      'other records',
      async () => [other, ['tiquete-verification=otra\u0007']],
      no('OTHER_RECORD', 'v=spf1 -all', 'tiquete-verification=otra'),
    ],
    ['no record', failing('ENODATA'), no('NO_RECORD')],
    ['no such name', failing('ENOTFOUND'), no('NO_RECORD')],
    ['no answer in time', failing('ETIMEOUT'), no('TIMEOUT')],
    ['a zone that refuses', failing('EREFUSED'), no('UNREACHABLE', 'EREFUSED')],
  ])('detects %s', async (_, resolve, finding) => {
    const requests: string[] = [];
    const prove = createProver((name) => {
      requests.push(name);
      return resolve();
    });
    expect(await prove(byRecord)).toEqual(finding);
    expect(requests).toEqual([`_tiquete-challenge.${HOST}`]);
  });
});

describe('by a file on its web server', () => {
  let server: Server;
  let answer: RequestListener;
  let requests: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.headers.host} ${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    requests = [];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const port = () => (server.address() as AddressInfo).port;
  const here = {
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    origins: (host: string) => [`http://${host}:${port()}`],
  };
  const prove = (over: object = {}) => createProver(noDns, { ...here, ...over })(byFile);

  it.each<[string, RequestListener, object]>([
    ['the file', (_, response) => response.end(`${TOKEN}\n`), { isProven: true }],
    ['another file', (_, response) => response.end('hola'), no('OTHER_FILE', 'hola')],
    ['one that never ends', (_, response) => response.end('x'.repeat(9000)), no('OTHER_FILE', '…')],
    ['no file', (_, response) => response.writeHead(404).end('no'), no('STATUS', '404')],
    [
      'a redirect, which is not followed',
      (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      no('REDIRECT', 'http://10.0.0.1/'),
    ],
    [
      'a connection that breaks',
      (request) => request.socket.destroy(),
      no('UNREACHABLE', 'UND_ERR_SOCKET'),
    ],
  ])('detects %s', async (_, listener, finding) => {
    answer = listener;
    expect(await prove()).toEqual(finding);
    expect(requests).toEqual([`${HOST}:${port()} ${fileOf(byFile).path}`]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
  ])('never connects to %s, even when it comes with a public address', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const addresses = [
      { address: '93.184.215.14', family: 4 },
      { address, family },
    ];
    const lookup = async () => addresses;
    expect(await prove({ lookup, isAllowed: isPublicAddress })).toEqual(
      no('PRIVATE_ADDRESS', address),
    );
    expect(requests).toEqual([]);
  });

  it('connects only to the address that it checked, even when the name changes later', async () => {
    answer = (_, response) => response.end(TOKEN);
    let times = 0;
    const lookup = async () => [
      { address: (times += 1) > 1 ? '127.0.0.9' : '127.0.0.1', family: 4 },
    ];
    expect(await prove({ lookup })).toEqual({ isProven: true });
    expect(times).toBe(1);
    for (const host of ['2130706433', '0x7f.1', '127.1'])
      expect(
        await createProver(noDns, { ...here, isAllowed: () => true })({ ...byFile, host }),
      ).toEqual(no('PRIVATE_ADDRESS', '127.0.0.1'));
    expect(await createProver(noDns, PUBLIC_INTERNET)({ ...byFile, host: '127.0.0.1' })).toEqual(
      no('PRIVATE_ADDRESS', '127.0.0.1'),
    );
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a host without address', failing('ENOTFOUND'), no('NO_ADDRESS')],
    ['a host with no addresses', async () => [], no('NO_ADDRESS')],
    ['a resolver that fails', failing('EAI_FAIL'), no('UNREACHABLE', 'EAI_FAIL')],
  ])('reports %s', async (_, lookup, finding) => {
    expect(await prove({ lookup })).toEqual(finding);
  });

  it('uses the second scheme when the first has no server', async () => {
    answer = (_, response) => response.end(TOKEN);
    const origins = (host: string) => [`http://${host}:1`, `http://${host}:${port()}`];
    expect(await prove({ origins })).toEqual({ isProven: true });
  });
});

it('sends no outside request in tests, and accepts hosts of this machine only in a demo', async () => {
  const local = { host: 'mar.localhost', method: 'http', token: TOKEN } as const;
  const prove = (environment: 'test' | 'production', isDemo: boolean) =>
    createHostProver({ environment, isDemo })(local);
  expect(await prove('test', false)).toEqual({ isProven: true });
  expect(await prove('production', true)).toEqual({ isProven: true });
  expect(await prove('production', false)).toMatchObject({ isProven: false });
});
