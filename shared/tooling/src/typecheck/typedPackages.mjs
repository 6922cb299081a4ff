import { existsSync, readdirSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';

/** Folders of every package that has types to check. */
export function typedPackages() {
  const packages = ['shared', 'remotes', 'backend'].flatMap((folder) =>
    readdirSync(inRepo(folder)).map((name) => `${folder}/${name}`),
  );
  return ['shell', 'e2e', ...packages].filter((folder) =>
    existsSync(inRepo(folder, 'tsconfig.json')),
  );
}
