import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Entry scripts of a server: `src/main.ts`, commands (`src/cli/*.ts`) and its threads' scripts (`src/threads/*.ts`). */
export function entriesOf(folder) {
  const scripts = ['src/cli', 'src/threads'].flatMap((name) => {
    const files = existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)) : [];
    return files
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => `${name}/${file}`);
  });
  return ['src/main.ts', ...scripts];
}

/**
 * Leaves the server's own packages out of the bundle, except their JSON, which Node imports only with an attribute. All
 * other code (the workspace and its packages) goes into the bundle.
 */
const ownPackagesStay = (names) => ({
  name: 'own-packages-stay',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path: id }) => {
      if (id.endsWith('.json')) return null;
      const owner = id.startsWith('@') ? id.split('/').slice(0, 2).join('/') : id.split('/')[0];
      return names.includes(owner) && !id.endsWith('.json') ? { path: id, external: true } : null;
    });
  },
});

/**
 * Options shared by the production build and the watcher. `staysPackage` decides which of the server's own packages stay out
 * of the bundle; by default all do.
 */
export function serverOptions(folder, outdir, staysPackage = () => true) {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@tiquete/') && staysPackage(name),
  );
  return {
    absWorkingDir: folder,
    entryPoints: entriesOf(folder),
    outbase: 'src',
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    // CommonJS code in the bundle loads Node's own modules with require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [ownPackagesStay(names)],
  };
}

/** Bundles a server into its own `dist`, from where Node finds the packages outside the bundle. */
export async function buildServer(part) {
  const work = path.join(part.folder, `.tmp-dist-${process.pid}`);
  try {
    await build(serverOptions(part.folder, work));
    writeFileSync(path.join(work, 'build.json'), `${JSON.stringify({ release: part.release })}\n`);
    rmSync(part.output, { recursive: true, force: true });
    mkdirSync(path.dirname(part.output), { recursive: true });
    renameSync(work, part.output);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
