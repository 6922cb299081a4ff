import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namedChunks } from '@tiquete/tooling/build/manifests';
import { remoteIds } from '@tiquete/tooling/build/parts';
import { runWebpack } from '@tiquete/tooling/build/runWebpack';
import { inRepo } from '@tiquete/tooling/lib/paths';

const require = createRequire(import.meta.url);
const { EXPOSE } = require('../../../../../webpack.shared.js');
const { inPlaceOfFederation } = require('@tiquete/tooling/webpack');
const { stockConfig } = require('./stockConfig.cjs');

/** A remote's name is a global variable of the page, so it has no hyphens. */
const nameOf = (id) => id.replaceAll('-', '_');
const descriptorOf = (id) =>
  JSON.parse(readFileSync(inRepo('remotes', id, 'src/remote.json'), 'utf8'));
/** Remotes for travellers. The script gate rejects the remotes of other roles, so the stock shell does not contain them. */
const travellersRemotes = () =>
  remoteIds().filter((id) => descriptorOf(id).routes.some(({ role }) => !role));

/**
 * Shared modules are available only after the first import(), so the entry starts asynchronously, as the documentation
 * describes.
 */
const entrySource = () =>
  `import(/* webpackChunkName: "bootstrap" */ ${JSON.stringify(inRepo('shell/src/index'))});\n`;

/** Replaces the shell's adapter to federation: it loads every remote by its declared name. */
const federationSource = (ids) => {
  const table = ids.map(
    (id) =>
      `${JSON.stringify(id)}: () => import(${JSON.stringify(EXPOSE.replace('.', nameOf(id)))})`,
  );
  return `const remotes = { ${table.join(', ')} };\nexport const createFederation = () => ({ load: ({ release }) => remotes[release](), giveUp: () => {} });\n`;
};

/**
 * Builds shell and remotes as the documentation of @module-federation/enhanced describes, each into its own folder of
 * `work`. File names have no hashes, because the names of entries must not change.
 */
export async function buildStock({ sources, work, publicPath }) {
  const ids = travellersRemotes();
  const [entry, federation] = ['stock.js', 'stockFederation.js'].map((name) =>
    path.join(sources, name),
  );
  writeFileSync(entry, entrySource());
  writeFileSync(federation, federationSource(ids));
  const build = (id, folder, options) =>
    runWebpack(
      stockConfig({
        name: nameOf(id),
        folder: inRepo(folder),
        outputPath: path.join(work, id),
        ...options,
      }),
    );

  const remotes = Object.fromEntries(
    ids.map((id) => [nameOf(id), `${nameOf(id)}@${publicPath}${id}/mf-manifest.json`]),
  );
  const shell = await build('shell', 'shell', {
    entry: { main: entry },
    publicPath: `${publicPath}shell/`,
    plugins: [inPlaceOfFederation(federation)],
    federation: { remotes },
  });
  for (const id of ids)
    await build(id, `remotes/${id}`, {
      entry: {},
      publicPath: 'auto',
      federation: { filename: 'remoteEntry.js', exposes: { [EXPOSE]: './src/remote' } },
    });
  return {
    entry: namedChunks(shell.namedChunkGroups).main.map((file) => `shell/${file}`),
    chunks: {},
    integrity: {},
  };
}
