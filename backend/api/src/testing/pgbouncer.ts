import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type pg from 'pg';
import { prepareHome } from '../db/embedded/home';
import { findRoot } from '../lib/findRoot';
import { answers, freePort, until } from './standby';

/** First version, major and minor, that keeps prepared statements apart in transaction mode. */
const PREPARES = [1, 21];

/** PgBouncer of this machine (`PGBOUNCER`, else on the path or where Debian installs it); null without one. */
export function findPgbouncer(): { program: string; prepares: boolean } | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const places = process.env.PGBOUNCER ?? folders.map((folder) => join(folder, 'pgbouncer'));
  const program = [places].flat().find(existsSync);
  if (program === undefined) return null;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number);
  const [atMajor = 0, atMinor = 0] = PREPARES;
  return { program, prepares: major > atMajor || (major === atMajor && minor >= atMinor) };
}

/** Starts PgBouncer with the settings of docs/database.md, before the server of `client`. */
export async function startPgbouncer(
  { program, prepares }: { program: string; prepares: boolean },
  { host, port: serverPort, user, password }: pg.Client,
  poolSize: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tq-pgbouncer-'));
  chmodSync(folder, 0o755);
  const { identity } = prepareHome(folder, 'tcp');
  const port = await freePort();
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    const { uid, gid } = identity;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
    return path;
  };
  const users = file('users.txt', `"${user}" "${password ?? ''}"\n`);
  const settings = file(
    'pgbouncer.ini',
    `[databases]
* = host=${host} port=${serverPort}
${settingsOfGuide(prepares).replace(/default_pool_size = \d+/, `default_pool_size = ${poolSize}`)}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_file = ${users}
`,
  );
  const child: ChildProcess = spawn(program, ['-q', settings], { ...identity, stdio: 'ignore' });
  await until(() => answers(port));
  return {
    port,
    async close() {
      if (child.exitCode === null) {
        child.kill('SIGQUIT');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settingsOfGuide(prepares: boolean): string {
  const guide = readFileSync(join(findRoot(), 'docs/database.md'), 'utf8');
  const [, settings = ''] = /```ini\n(\[pgbouncer\]\n[^`]*)```/.exec(guide) ?? [];
  return prepares ? settings : settings.replace(/^max_prepared_statements.*\n/m, '');
}
