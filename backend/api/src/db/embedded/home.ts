import { createHash } from 'node:crypto';
import { chownSync, chmodSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Folders of an embedded cluster and the user that runs it. */
export interface Home {
  dir: string;
  cluster: string;
  data: string;
  passwordFile: string;
  logFile: string;
  /** Folder of the Unix socket; null when PostgreSQL listens on loopback TCP. */
  socketDir: string | null;
  /** User and group of PostgreSQL, which rejects root: for root it is the user `nobody`, and for all others it is empty. */
  identity: { uid?: number; gid?: number };
}
const NOBODY = 65534;
/** Longest socket path in bytes on every platform, without `/.s.PGSQL.5432`. */
const SOCKET_DIR_MAX = 90;

/** Creates the folders under `<dataDir>/postgres`. It is idempotent. */
export function prepareHome(dataDir: string, transport: 'socket' | 'tcp'): Home {
  const identity: Home['identity'] = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const wanted = join(resolve(dataDir), 'postgres');
  mkdirSync(wanted, { recursive: true });
  const dir = 'uid' in identity && !isOpenToOthers(wanted) ? elsewhere(wanted) : wanted;
  const cluster = join(dir, 'cluster');
  return {
    dir,
    cluster,
    identity,
    data: join(cluster, 'data'),
    passwordFile: join(cluster, 'password'),
    logFile: join(dir, 'postgres.log'),
    socketDir: transport === 'socket' ? socketFolder(dir, identity) : null,
  };
}

export function giveTo(path: string, { uid, gid }: Home['identity']): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** True when a user without special rights can enter every folder down to `path`. */
export function isOpenToOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

// Folder for the cluster when the user `nobody` cannot enter the wanted one, such as /root. It is below /var/lib, and a file
// in the original place names it.
function elsewhere(wanted: string): string {
  const dir = join('/var/lib/tiquete', digest(wanted));
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  writeFileSync(join(wanted, 'LOCATION'), `${dir}\n`);
  return dir;
}

function socketFolder(dir: string, identity: Home['identity']): string {
  const inside = join(dir, 'run');
  const folder =
    Buffer.byteLength(inside) <= SOCKET_DIR_MAX ? inside : join(tmpdir(), `tiquete-${digest(dir)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const allowed = [process.getuid?.(), identity.uid];
  if (!found.isDirectory() || !allowed.includes(found.uid))
    throw new Error(
      `${folder} belongs to another user; remove it or set DATA_DIR to a shorter path.`,
    );
  giveTo(folder, identity);
  chmodSync(folder, 0o700);
  return folder;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
