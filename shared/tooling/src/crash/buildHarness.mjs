import { build } from 'esbuild';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { serverOptions } from '../build/buildServer.mjs';
import { inRepo } from '../lib/paths.mjs';

/** The harness's two entry scripts with the server's sources, bundled as the server is, and the sandbox. Returns the scripts' paths. */
export async function buildHarness() {
  await buildParts(['sandbox'], { say: () => {} });
  // Inside the api's folder, from where Node finds the packages that stay packages; never in what is shipped.
  const outdir = inRepo('backend/api/.cache/crash');
  await build({
    ...serverOptions(inRepo('backend/api'), outdir),
    absWorkingDir: inRepo('backend/harness'),
    entryPoints: ['src/crash/main.ts', 'src/crash/replica.ts'],
  });
  return {
    main: path.join(outdir, 'crash/main.js'),
    replica: path.join(outdir, 'crash/replica.js'),
  };
}
