import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The nearest parent folder of the working directory, itself included, that contains the api's migrations. */
export function findRoot(given?: string): string {
  let folder = resolve(given ?? process.cwd());
  while (!existsSync(join(folder, 'backend/api/migrations'))) {
    const parent = dirname(folder);
    if (given || parent === folder)
      throw new Error(`ROOT_DIR: no backend/api/migrations in ${resolve(given ?? process.cwd())}`);
    folder = parent;
  }
  return folder;
}
