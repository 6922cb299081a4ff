import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

const CADDYFILE = join(__dirname, '../../../../deploy/helm/files/Caddyfile');
const PROGRAMS = ['caddy', 'pebble', 'pebble-challtestsrv', 'openssl'];
const DEADLINE_MS = 30_000;

/** Programs of the trial that this machine lacks. */
export const missingPrograms = (): string[] =>
  PROGRAMS.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts the Caddyfile of the product with a certificate authority of this machine (Pebble, of Let's Encrypt) for which every name is
 * 127.0.0.1. It validates challenges at Caddy's own ports.
 */
export async function runEdge({ gateway, ask }: { gateway: string; ask: string }) {
  const home = mkdtempSync(join(tmpdir(), 'edge-'));
  const [httpPort, httpsPort, acmePort, rootPort, dnsPort] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  const children: ChildProcess[] = [];
  const said: string[] = [];
  const start = (program: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(program, args, {
      cwd: home,
      env: { HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => said.push(`${program}: ${bytes.toString()}`));
    children.push(child);
  };
  const file = (name: string) => join(home, name);
  spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=acme', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', file('acme.key'), '-out', file('acme.pem')],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(
    file('pebble.json'),
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${acmePort}`,
        managementListenAddress: `127.0.0.1:${rootPort}`,
        certificate: file('acme.pem'),
        privateKey: file('acme.key'),
        httpPort,
        tlsPort: httpsPort,
        ocspResponderURL: '',
      },
    }),
  );
  mkdirSync(file('caddy'));
  start('pebble-challtestsrv', [
    ...['-defaultIPv4', '127.0.0.1', '-defaultIPv6', '', '-dns01', `127.0.0.1:${dnsPort}`],
    ...['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', ''],
  ]);
  start('pebble', ['-config', file('pebble.json'), '-dnsserver', `127.0.0.1:${dnsPort}`], {
    PEBBLE_VA_NOSLEEP: '1',
    PEBBLE_WFE_NONCEREJECT: '0',
  });
  start('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], {
    GATEWAY: gateway,
    ASK: ask,
    ACME_CA: `https://127.0.0.1:${acmePort}/dir`,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    XDG_DATA_HOME: file('caddy'),
    XDG_CONFIG_HOME: file('caddy'),
    SSL_CERT_FILE: file('acme.pem'),
  });
  const acme = new Agent({ connect: { ca: readFileSync(file('acme.pem')) } });
  const until = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    const end = Date.now() + DEADLINE_MS;
    for (;;)
      try {
        return await read();
      } catch (error) {
        if (Date.now() > end) throw new Error(said.join(''), { cause: error });
        await wait(50);
      }
  };
  const root = await until(async () =>
    (await request(`https://127.0.0.1:${rootPort}/roots/0`, { dispatcher: acme })).body.text(),
  );
  await until(() => request(`http://127.0.0.1:${httpPort}/`));
  return {
    httpPort,
    httpsPort,
    /** Root certificate of the authority as PEM. */
    root,
    /** All lines of the programs. */
    said: () => said.join(''),
    async close() {
      await acme.close();
      for (const child of children) child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
