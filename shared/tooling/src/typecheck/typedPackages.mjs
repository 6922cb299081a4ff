import { existsSync, readdirSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';

/** Folders of every package that has types to check. */
export function typedPackages() {
  const rooms = ['shared', 'remotes', 'backend'].flatMap((room) =>
    readdirSync(inRepo(room)).map((name) => `${room}/${name}`),
  );
  return ['shell', 'e2e', ...rooms].filter((folder) => existsSync(inRepo(folder, 'tsconfig.json')));
}
