import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './publish.mjs';
import { runWebpack } from './runWebpack.mjs';

/** Builds a part for the server's render process into `folder`. Returns the file's name and hash. */
export async function buildPrerender(config, folder) {
  await runWebpack(config);
  const file = readdirSync(folder).find((name) => /^prerender\..+\.cjs$/.test(name));
  if (!file) throw new Error(`${folder}: the build for the server wrote no file`);
  return { file, integrity: integrityOf(readFileSync(path.join(folder, file))) };
}
