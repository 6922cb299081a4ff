import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '../../build/publish.mjs';
import { namedChunks } from '../../build/manifests.mjs';
import { remoteIds } from '../../build/parts.mjs';
import { runWebpack } from '../../build/runWebpack.mjs';
import { inRepo } from '../../lib/paths.mjs';
import { edit } from './editedSource.mjs';

const { rivalConfig } = createRequire(import.meta.url)('./rivalConfig.cjs');

/** Where a rival's files stand on its origin. */
export const publicPathOf = (shape) => `/assets/${shape}/`;

/** Stands where the shell's adapter to federation is: every remote is already here, found by its id. */
const federationSource = () => {
  const ids = remoteIds();
  const imports = ids.map((id, index) => `import * as remote${index} from ${JSON.stringify(inRepo('remotes', id, 'src/remote'))};`);
  const table = ids.map((id, index) => `${JSON.stringify(id)}: remote${index}`);
  return `${imports.join('\n')}\nconst remotes = { ${table.join(', ')} };\nexport const createFederation = () => ({ load: async ({ release }) => remotes[release] });\n`;
};

async function buildRival({ folder, shape, edited }) {
  const work = `${folder}-${process.pid}`;
  const federation = path.join(path.dirname(folder), 'federation.js');
  mkdirSync(path.dirname(folder), { recursive: true });
  writeFileSync(federation, federationSource());
  try {
    const isOneFile = shape === 'one';
    const stats = await runWebpack(rivalConfig({ name: `bench-${shape}${edited ? '-edited' : ''}`, federation, outputPath: work, publicPath: publicPathOf(shape), isOneFile, edit: edited ? edit : null }));
    const { sizes, integrity } = await compressFolder(work);
    const { main, ...chunks } = namedChunks(stats.namedChunkGroups);
    writeFileSync(path.join(work, 'rival.json'), JSON.stringify({ shape, entry: main, chunks, sizes, integrity }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The bundle `shape` (`one` file, or `split` by page) of the sources that `key` names: its manifest and folder; built once. */
export async function rival(key, shape, edited) {
  const folder = inRepo('.cache', 'bench', 'builds', key, `${shape}${edited ? '-edited' : ''}`);
  const file = path.join(folder, 'rival.json');
  if (!existsSync(file)) await buildRival({ folder, shape, edited });
  return { folder, ...JSON.parse(readFileSync(file, 'utf8')) };
}
