import net from 'node:net';
import { startPair, type TestPair, until } from '../testing/standby';
import { createDatabase, type Database } from './database';
import { clientAt, connectionTo, readHosts } from './hosts';

/** An address that can be moved to another server, as that of a cluster is at a failover. */
async function openAddress(port: number) {
  let target = port;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as net.AddressInfo).port,
    moveTo(other: number) {
      target = other;
      end();
    },
    async close() {
      end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('an address', () => {
  it('names one host or several, with the usual port as default', () => {
    expect(readHosts('postgres://ana:clave@db.test/tiquete').hosts).toEqual([
      { host: 'db.test', port: 5432 },
    ]);
    const several =
      'postgresql://ana:cl%40ve@one.test:5433,[::1]:5434,two.test/x?sslmode=disable&target_session_attrs=read-write';
    expect(readHosts(several)).toEqual({
      hosts: [
        { host: 'one.test', port: 5433 },
        { host: '::1', port: 5434 },
        { host: 'two.test', port: 5432 },
      ],
      oneHost: 'postgresql://ana:cl%40ve@one.test:5433/x?sslmode=disable',
    });
    expect(clientAt(several)).toMatchObject({ user: 'ana', password: 'cl@ve', database: 'x' });
  });

  it.each([
    ['mysql://db.test/x', 'An address such as'],
    ['postgres://ana:secreta@one:1,two:no/x?target_session_attrs=read-write', 'An address such as'],
    ['postgres://ana:secreta@one,two/x', 'read-write'],
    ['postgres://ana:secreta@one,two/x?target_session_attrs=any', 'read-write'],
  ])('%s is rejected without its password', (url, message) => {
    expect(() => readHosts(url)).toThrow(message);
    expect(() => readHosts(url)).not.toThrow('secreta');
  });
});

describe('of two servers', () => {
  let pair: TestPair;
  let db: Database;
  let url: string;
  jest.setTimeout(60_000);
  beforeAll(async () => {
    pair = await startPair();
    await pair.primary.query('create table written (at timestamptz not null default now())');
    const [standby, primary] = [pair.standby.port, pair.primary.port];
    url = `postgres://tiquete:x@127.0.0.1:${standby},127.0.0.1:${primary}/postgres?target_session_attrs=read-write`;
    db = createDatabase(connectionTo(url));
  });
  afterAll(async () => {
    await db.close();
    await pair.close();
  });
  const portOf = async (given: Pick<Database, 'query'> = db) => {
    const [row] = await given.query<{ port: number }>('select inet_server_port() as port');
    return row?.port;
  };
  const write = () => db.transaction((tx) => tx.query('insert into written default values'));

  it('the one that accepts writes is used, by pool and by single connections', async () => {
    expect(await portOf()).toBe(pair.primary.port);
    await write();
    const client = db.openClient();
    await client.connect();
    const { rows } = await client.query('select inet_server_port() as port');
    expect(rows).toEqual([{ port: pair.primary.port }]);
    await client.end();
    const busy = Array.from({ length: 8 }, () => portOf());
    expect(new Set(await Promise.all(busy))).toEqual(new Set([pair.primary.port]));
  });

  it('a server that has become a standby is not used any more', async () => {
    const address = await openAddress(pair.primary.port);
    const moved = createDatabase(
      connectionTo(
        `postgres://tiquete:x@127.0.0.1:${address.port},127.0.0.1:${pair.standby.port}/postgres?target_session_attrs=read-write`,
      ),
    );
    expect(await portOf(moved)).toBe(pair.primary.port);
    address.moveTo(pair.standby.port);
    await expect(
      until(() => portOf(moved).then((port) => port === pair.standby.port)),
    ).rejects.toThrow(/has become a standby|Connection terminated/);
    await expect(until(() => portOf(moved).then(() => false))).rejects.toThrow(
      /has become a standby|No server accepts writes/,
    );
    address.moveTo(pair.primary.port);
    await until(() =>
      portOf(moved).then(
        (port) => port === pair.primary.port,
        () => false,
      ),
    );
    await moved.close();
    await address.close();
  });

  it('the promoted standby is used after the primary is gone, by the same pool', async () => {
    const [written] = await pair.primary.query<{ lsn: string }>(
      'select pg_current_wal_flush_lsn()::text as lsn',
    );
    await until(async () => {
      const [row] = await pair.standby.query<{ has: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${written?.lsn}' as has`,
      );
      return row?.has === true;
    });
    await pair.primary.kill();
    await expect(write()).rejects.toThrow();
    await expect(write()).rejects.toThrow(/No server accepts writes: .* is a standby|ECONNREFUSED/);
    await pair.standby.query('select pg_promote()');
    await until(() =>
      write().then(
        () => true,
        () => false,
      ),
    );
    expect(await portOf()).toBe(pair.standby.port);
    const [row] = await db.query<{ rows: number }>('select count(*)::int as rows from written');
    expect(row?.rows).toBe(2);
  });
});
