import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoot } from '../lib/findRoot';

/** Builds a script of `src/threads` as the server's build does. Returns its address. */
export async function buildThreadScript(name: string): Promise<URL> {
  const root = findRoot();
  const { build } = createRequire(join(root, 'shared/tooling/package.json'))('esbuild') as {
    build(options: object): Promise<unknown>;
  };
  // A path inside the api's folder, from which Node finds the packages that are not bundled.
  const outfile = join(root, 'backend/api/.cache/threads', `${name}-${process.pid}.js`);
  await build({
    entryPoints: [join(root, 'backend/api/src/threads', `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['sharp'],
    logLevel: 'silent',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  return pathToFileURL(outfile);
}
