import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '@tiquete/tooling/build/publish';
import { namedChunks } from '@tiquete/tooling/build/manifests';
import { remoteIds } from '@tiquete/tooling/build/parts';
import { runWebpack } from '@tiquete/tooling/build/runWebpack';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { buildStock } from './buildStock.mjs';
import { edit } from './editedSource.mjs';
import { plainRows } from './plainRows.mjs';

const { rivalConfig } = createRequire(import.meta.url)('./rivalConfig.cjs');

/** Path of the files of a compared build on its origin. */
export const publicPathOf = (shape) => `/assets/${shape}/`;

/** Replaces the shell's adapter to federation: the bundle contains every remote, which is found by its id. */
const federationSource = () => {
  const ids = remoteIds();
  const imports = ids.map(
    (id, index) =>
      `import * as remote${index} from ${JSON.stringify(inRepo('remotes', id, 'src/remote'))};`,
  );
  const table = ids.map((id, index) => `${JSON.stringify(id)}: remote${index}`);
  return `${imports.join('\n')}\nconst remotes = { ${table.join(', ')} };\nexport const createFederation = () => ({ load: async ({ release }) => remotes[release] });\n`;
};

async function buildBundle({ sources, work, publicPath, shape, edited }) {
  const federation = path.join(sources, 'federation.js');
  writeFileSync(federation, federationSource());
  const stats = await runWebpack(
    rivalConfig({
      name: `bench-${shape}${edited ? '-edited' : ''}`,
      federation,
      outputPath: work,
      publicPath,
      isOneFile: shape === 'one',
      edits: [...(edited ? [edit] : []), ...(shape === 'plain' ? plainRows : [])],
    }),
  );
  const { main: entry, ...chunks } = namedChunks(stats.namedChunkGroups);
  return { entry, chunks };
}

/** Builds `shape` into `folder`, without a cache or with that of an earlier build. */
export async function buildRival({ folder, shape, edited = false }) {
  const work = `${folder}-${process.pid}`;
  const sources = path.dirname(folder);
  mkdirSync(sources, { recursive: true });
  try {
    const build = shape === 'stock' ? buildStock : buildBundle;
    const built = await build({ sources, work, publicPath: publicPathOf(shape), shape, edited });
    writeFileSync(
      path.join(work, 'rival.json'),
      JSON.stringify({ shape, ...(await compressFolder(work, folder)), ...built }),
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Builds `shape` (`one` file, `split` by page, `plain` rows, or `stock` federation) once for the sources that `key` names.
 * Returns its manifest and folder.
 */
export async function rival(key, shape, edited) {
  const folder = inRepo('.cache', 'bench', 'builds', key, `${shape}${edited ? '-edited' : ''}`);
  const file = path.join(folder, 'rival.json');
  if (!existsSync(file)) await buildRival({ folder, shape, edited });
  return { folder, ...JSON.parse(readFileSync(file, 'utf8')) };
}
