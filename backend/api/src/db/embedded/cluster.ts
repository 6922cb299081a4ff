import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_MAJOR } from './binaries';
import { giveTo, type Home } from './home';

export const DATABASE_USER = 'tiquete';
const INITDB_MS = 60_000;
const ABANDONED_MS = 10 * 60_000;

/**
 * Creates the cluster unless it exists. It is created in another folder and renamed, so that a partial cluster is never
 * visible and only one of two concurrent processes succeeds. @throws Error when the data belong to another major version or
 * are incomplete
 */
export async function ensureCluster(home: Home, initdb: string, durable: boolean): Promise<void> {
  if (!existsSync(home.cluster)) await createCluster(home, initdb, durable);
  const version = readIfPresent(join(home.data, 'PG_VERSION'));
  if (version === undefined || !existsSync(home.passwordFile))
    throw new Error(
      `The data in ${home.cluster} are incomplete: restore them, or set DATA_DIR to another folder.`,
    );
  if (version !== POSTGRES_MAJOR) {
    throw new Error(
      `The data in ${home.cluster} belong to PostgreSQL ${version}, and this is ${POSTGRES_MAJOR}: export them with version ${version}, or set DATA_DIR to another folder.`,
    );
  }
}

export const readPassword = (home: Home): string => readFileSync(home.passwordFile, 'utf8');

/** The cluster's identifier: the first eight bytes of its control file, as `pg_control_system()` prints them. */
export const readSystemIdentifier = (home: Home): string =>
  readFileSync(join(home.data, 'global/pg_control')).readBigUInt64LE(0).toString();

async function createCluster(home: Home, initdb: string, durable: boolean): Promise<void> {
  removeAbandoned(home);
  const draft = join(home.dir, `cluster.new-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'data'), { recursive: true });
  giveTo(join(draft, 'data'), home.identity);
  const password = randomBytes(24).toString('base64url');
  const handover = join(draft, 'handover');
  writeFileSync(handover, password, { mode: 0o600 });
  giveTo(handover, home.identity);
  const options = [
    '-D',
    join(draft, 'data'),
    '-U',
    DATABASE_USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${handover}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  await run(initdb, durable ? options : [...options, '--no-sync'], home);
  rmSync(handover);
  writeFileSync(join(draft, 'password'), password, { mode: 0o600 });
  try {
    renameSync(draft, home.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home.cluster)) throw error;
  }
}

function run(command: string, options: string[], home: Home): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, options, {
      ...home.identity,
      cwd: home.dir,
      env: { LC_ALL: 'C', PATH: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: INITDB_MS,
    });
    let text = '';
    child.stderr.on('data', (part) => (text += String(part)));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new Error(`initdb ended with ${code}: ${text.trim().slice(-500)}`)),
    );
  });
}

function removeAbandoned(home: Home): void {
  for (const name of readdirSync(home.dir).filter((entry) => entry.startsWith('cluster.new-'))) {
    const path = join(home.dir, name);
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

const readIfPresent = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
