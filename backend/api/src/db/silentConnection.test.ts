import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createDatabase, type Database, DATABASE_QUERY_MS } from './database';

/** A proxy in front of PostgreSQL that can stop forwarding without closing, as a firewall does. */
async function openProxy(host: string, port: number) {
  let isSilent = false;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(port, host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence: (value: boolean) => (isSilent = value),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let test: TestDatabase;
let proxy: Awaited<ReturnType<typeof openProxy>>;
let db: Database;
beforeAll(async () => {
  test = await openTestDatabase();
  const { host, port, user, password, database } = test.db.openClient();
  proxy = await openProxy(host, port);
  const connection = { host: '127.0.0.1', port: proxy.port, user, database };
  db = createDatabase({ ...connection, ...(password && { password }), query_timeout: 300 });
});
afterAll(async () => {
  await proxy.close();
  await db.close();
  await test.close();
});

it.each([
  ['a statement', () => db.query('select 1')],
  ['a statement of a brand', () => db.queryBrand('tiquete', 'select $1::int', [1])],
  ['a transaction', () => db.withBrand('tiquete', (tx) => tx.query('select $1::int', [1]))],
])('%s ends on a connection that forwards nothing, and the next one works', async (_, request) => {
  await request();
  proxy.silence(true);
  await expect(request()).rejects.toThrow(/^(Query read timeout|Connection terminated)/);
  proxy.silence(false);
  await wait(0);
  await request();
});

it('lets PostgreSQL end a slow statement by itself first', () => {
  expect(DATABASE_QUERY_MS).toBeGreaterThan(10_000);
});
