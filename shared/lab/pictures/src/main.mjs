// Draws the pictures of the stand-in suppliers into backend/sandbox/pictures.
import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const root = path.resolve(here, '../../../..');
// Next to the package, from where Node finds sharp.
const script = path.resolve(here, `../.tmp-render-${process.pid}.mjs`);
try {
  await build({
    entryPoints: [path.join(here, 'render.ts')],
    outfile: script,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['sharp'],
    logLevel: 'error',
  });
  const { render } = await import(pathToFileURL(script).href);
  const started = performance.now();
  const { files, bytes } = await render(path.join(root, 'backend/sandbox/pictures'));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds.toFixed(0)} s, ${((seconds * 1000) / files).toFixed(0)} ms each`,
  );
} finally {
  rmSync(script, { force: true });
}
