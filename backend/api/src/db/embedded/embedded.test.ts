import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findRoot } from '../../lib/findRoot';
import { type EmbeddedDatabase, openEmbedded } from './openEmbedded';

const rootDir = findRoot();
const folders: string[] = [];
const opened: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(prefix = 'tq-emb-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}
async function open(
  dataDir: string,
  more: Partial<Parameters<typeof openEmbedded>[0]> = {},
): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir, rootDir, ...more });
  opened.push(database);
  return database;
}
async function query(database: EmbeddedDatabase, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(database.owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
const postmasterPid = (dataDir: string) =>
  Number(
    readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split('\n', 1)[0],
  );
/** Waits until the process has ended, which is a moment after its file is removed. @throws Error after ten seconds */
async function untilEnded(pid: number): Promise<void> {
  for (let tries = 0; isRunning(pid); tries += 1) {
    if (tries > 200) throw new Error(`Process ${pid} still runs`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1600 && !isTrue(); turn += 1) await wait(25);
  expect(isTrue()).toBe(true);
}
/** Starts another process that opens the same data and continues to run. */
async function openElsewhere(dataDir: string): Promise<ChildProcess> {
  const script = `import(${JSON.stringify(join(rootDir, 'backend/api/src/db/embedded/openEmbedded.ts'))}).then(async ({ openEmbedded }) => {
    const opened = await openEmbedded(${JSON.stringify({ dataDir, rootDir })});
    process.on('SIGTERM', () => opened.close().then(() => process.exit(0)));
    setInterval(() => 0, 1000);
    console.log('open');
  });`;
  const tsx = createRequire(join(rootDir, 'backend/api/package.json')).resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: rootDir,
  });
  children.push(child);
  await new Promise<void>((done, fail) => {
    child.stdout.once('data', () => done());
    child.once('exit', (code) => fail(new Error(`ended with ${code}`)));
  });
  return child;
}

it('requires a password, opens no TCP port, and ends with its last user', async () => {
  const dataDir = newFolder();
  const database = await open(dataDir);
  expect(database.joined).toBe(false);
  expect(await query(database, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(database, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await expect(
    query({ ...database, owner: { ...database.owner, password: 'x' } }, 'select 1'),
  ).rejects.toThrow(/password/);
  const pid = postmasterPid(dataDir);
  await database.close();
  opened.length = 0;
  await untilEnded(pid);
});

it('lets a second process join the running server without harm to either', async () => {
  const dataDir = newFolder();
  const first = await open(dataDir);
  await query(first, 'create table t (v int)');
  const pid = postmasterPid(dataDir);
  const second = await openElsewhere(dataDir);
  expect(postmasterPid(dataDir)).toBe(pid);
  second.kill('SIGTERM');
  await until(() => second.exitCode === 0);
  await query(first, 'insert into t values (1)');
  const third = await open(dataDir);
  expect(third.joined).toBe(true);
  await first.close();
  expect(await query(third, 'select v from t')).toEqual([{ v: 1 }]);
});

it('starts one server for two processes that start at once on an empty folder', async () => {
  const dataDir = newFolder();
  const [one, two] = await Promise.all([openElsewhere(dataDir), openElsewhere(dataDir)]);
  const database = await open(dataDir);
  expect(database.joined).toBe(true);
  expect(
    readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('cluster')),
  ).toEqual(['cluster']);
  const pid = postmasterPid(dataDir);
  one.kill('SIGTERM');
  two.kill('SIGTERM');
  await until(() => one.exitCode !== null && two.exitCode !== null);
  expect(postmasterPid(dataDir)).toBe(pid);
});

it('takes over the server of a killed parent, with everything it committed', async () => {
  const dataDir = newFolder();
  const parent = await openElsewhere(dataDir);
  const pid = postmasterPid(dataDir);
  parent.kill('SIGKILL');
  await until(() => parent.signalCode === 'SIGKILL');
  expect(isRunning(pid)).toBe(true);
  const database = await open(dataDir);
  expect([database.joined, postmasterPid(dataDir)]).toEqual([true, pid]);
  await database.close();
  opened.length = 0;
  await untilEnded(pid);
});

it('starts the server again when it is killed, with every acknowledged row', async () => {
  const dataDir = newFolder();
  const problems: string[] = [];
  const database = await open(dataDir, { onProblem: (text) => problems.push(text) });
  await query(database, 'create table t (v int primary key)');
  let acknowledged = 0;
  const writer = new pg.Client(database.owner);
  writer.on('error', () => undefined);
  await writer.connect();
  const writing = (async () => {
    for (let value = 1; ; value += 1) {
      await writer.query('insert into t values ($1)', [value]);
      acknowledged = value;
    }
  })().catch(() => undefined);
  await until(() => acknowledged > 50);
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  await writing;
  await until(() => problems.length > 0);
  let rows: pg.QueryResultRow[] = [];
  for (let turn = 0; turn < 200 && rows.length === 0; turn += 1) {
    rows = await query(database, 'select count(*)::int as count, max(v) as max from t').catch(
      () => [],
    );
    await wait(25);
  }
  expect(rows[0]?.max).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]?.count).toBe(rows[0]?.max);
});

it('starts although the process id in the file of a killed server belongs to another process now', async () => {
  const dataDir = newFolder();
  const first = await open(dataDir);
  const file = join(dataDir, 'postgres/cluster/data/postmaster.pid');
  const claim = readFileSync(file, 'utf8');
  await first.close();
  opened.length = 0;
  const bystander = spawn('sleep', ['60']);
  children.push(bystander);
  writeFileSync(file, claim.replace(/^\d+/, String(bystander.pid)));
  const again = await open(dataDir);
  expect(again.joined).toBe(false);
  expect(bystander.exitCode).toBeNull();
});

it('rejects data of another major version in one sentence', async () => {
  const dataDir = newFolder();
  await (await open(dataDir)).close();
  opened.length = 0;
  writeFileSync(join(dataDir, 'postgres/cluster/data/PG_VERSION'), '17\n');
  await expect(open(dataDir)).rejects.toThrow(/belong to PostgreSQL 17, and this is 18/);
});

it('works with a path that is too long for a socket, over loopback TCP', async () => {
  const long = join(newFolder(), 'a-rather-long-folder-name'.repeat(4));
  expect(await query(await open(long), 'select 1 as one')).toEqual([{ one: 1 }]);
  const tcp = await open(newFolder(), { transport: 'tcp' });
  expect(tcp.connection.host).toBe('127.0.0.1');
  expect(await query(tcp, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

it('uses a folder that PostgreSQL can enter when root starts it below a private folder', async () => {
  if (process.getuid?.() !== 0) return console.log('skipped: only root drops to another user');
  const home = newFolder();
  chmodSync(home, 0o700);
  const database = await open(join(home, 'data'));
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  const place = readFileSync(join(home, 'data/postgres/LOCATION'), 'utf8').trim();
  expect(database.description).toContain(place);
  folders.push(place);
});
