import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featuredPackagesResponseSchema } from '@tiquete/contracts';
import { type Config, readConfig } from './config';
import { findRoot } from './lib/findRoot';
import { createLog } from './lib/log';
import { type RunningServer, startServer } from './server';
import { freePort } from './testing/standby';
import { untilReady } from './testing/untilReady';

const log = createLog('silent');
let dataDir: string;
let running: RunningServer[] = [];
// One folder for all tests: creating a database in each took half of the suite's time.
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tq-server-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  for (const server of running) await server.close();
  running = [];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
async function start(
  environment: Record<string, string>,
  change: Partial<Config> = {},
): Promise<RunningServer> {
  const server = await startServer(
    {
      ...readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: dataDir,
        DIST_DIR: join(dataDir, 'dist'),
        ...environment,
      }),
      ...change,
    },
    log,
  );
  running.push(server);
  return server;
}
const signIn = (url: string, password: string) =>
  fetch(`${url}/api/auths/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@tiquete.test', password }),
  });

it('starts in an empty folder with a demo traveller who can sign in, and ends all its processes', async () => {
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const server = await start({});
  const url = `http://127.0.0.1:${new URL(server.url ?? '').port}`;
  await untilReady(url);
  expect((await signIn(url, server.demo?.password ?? '')).status).toBe(200);
  await server.close();
  running = [];
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
  expect(existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'))).toBe(false);
  const again = await start({});
  const freshUrl = `http://127.0.0.1:${new URL(again.url ?? '').port}`;
  expect(again.demo?.password).not.toBe(server.demo?.password);
  expect((await signIn(freshUrl, again.demo?.password ?? '')).status).toBe(200);
});

it('sells the demo products next to stand-in suppliers', async () => {
  const server = await start({ SANDBOX: '1' });
  const url = `http://127.0.0.1:${new URL(server.url ?? '').port}/api/packages/featured`;
  const { data } = featuredPackagesResponseSchema.parse(await (await fetch(url)).json());
  expect(data.regions.flatMap(({ packages }) => packages)).not.toEqual([]);
});

it('exports every metric whose absence raises an alarm, and those of its Redis', async () => {
  const port = await freePort();
  await start({ METRICS_PORT: String(port), REDIS_URL: 'redis://127.0.0.1:1' });
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const exported = new Set([...text.matchAll(/^([a-z_]+)[{ ]/gm)].map(([, name]) => name));
  const alarms = readFileSync(join(findRoot(), 'docs/dashboards/alerts.yml'), 'utf8');
  const needed = [...alarms.matchAll(/absent\(([a-z_]+)/g)].map(([, name = '']) => name);
  // Prometheus itself exports `up`. Without a build, there is no release.
  const own = needed.filter((name) => !['up', 'release_unreadable'].includes(name));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((name) => !exported.has(name))).toEqual([]);
  expect(text).toContain('redis_connected{use="cache"} 0\n');
  expect(text).not.toContain('redis_connected{use="counters"}');
  expect(text).toContain('database_connections_limit{database="primary"} 20\n');
  expect(text).toContain('worker_checked_seconds_ago{worker="mails"}');
});

it('uses the demo password of the environment', async () => {
  const first = await start({ DEMO_PASSWORD: 'secreta-1' });
  expect(first.demo).toEqual({
    email: 'demo@tiquete.test',
    operator: 'operador@tiquete.test',
    productTeam: 'producto@tiquete.test',
    brandAdmin: 'marcas@tiquete.test',
    viewer: 'consulta@tiquete.test',
    password: 'secreta-1',
  });
  const second = await start({ DEMO_PASSWORD: 'secreta-2' });
  const port = new URL(second.url ?? '').port;
  expect((await signIn(`http://127.0.0.1:${port}`, 'secreta-1')).status).toBe(401);
  expect((await signIn(`http://127.0.0.1:${port}`, 'secreta-2')).status).toBe(200);
});

it('listens on both loopback addresses', async () => {
  const port = new URL((await start({})).url ?? '').port;
  const hasIpv6 = await fetch(`http://[::1]:${port}/livez`).then(
    ({ status }) => status === 200,
    () => null,
  );
  if (hasIpv6 === null) return console.log('skipped: this machine has no ::1');
  expect(await (await fetch(`http://[::1]:${port}/api/white_brands`)).json()).toMatchObject({
    data: { id: 'tiquete' },
  });
});

it('reports a port in use in one sentence, and leaves no process running', async () => {
  const taker = createServer();
  await new Promise<void>((done) => taker.listen(0, '127.0.0.1', done));
  const port = portOf(taker);
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken: end the program that uses it, or set PORT to another.`,
  );
  expect(existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'))).toBe(false);
  await new Promise((done) => taker.close(done));
});

// The time limit is shorter than the half minute after which such a call is aborted.
it('ends all its processes although a call is still running', async () => {
  const server = await start({});
  const socket = connect(Number(new URL(server.url ?? '').port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/auths/sign_in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await once(socket, 'ready');
  await expect(
    fetch(`http://127.0.0.1:${new URL(server.url ?? '').port}/livez`),
  ).resolves.toMatchObject({ status: 200 });
  await server.close(0, 0.1);
  running = [];
  expect(existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'))).toBe(false);
  socket.destroy();
}, 25_000);

it('serves metrics on a separate loopback port', async () => {
  const spare = createServer();
  await new Promise<void>((done) => spare.listen(0, '127.0.0.1', done));
  const port = portOf(spare);
  await new Promise((done) => spare.close(done));
  const server = await start({ METRICS_PORT: String(port) });
  await fetch(`http://127.0.0.1:${new URL(server.url ?? '').port}/api/white_brands`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{route="/api/white_brands",method="GET",status="200"} 1',
  );
});

it('works without a port as a worker', async () =>
  expect((await start({ ROLE: 'worker' })).url).toBeNull());

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
