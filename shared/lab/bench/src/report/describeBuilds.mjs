import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { routeWeight } from '@tiquete/tooling/budgets';
import { REDEPLOYED } from '../builds/editedSource.mjs';

const git = (...args) => execFileSync('git', args, { cwd: inRepo(), encoding: 'utf8' }).trim();
const versionOf = (name) =>
  createRequire(inRepo('shared/tooling/package.json'))(`${name}/package.json`).version;
const { '@module-federation/enhanced': enhanced } = createRequire(import.meta.url)(
  inRepo('shared/tooling/package.json'),
).dependencies;
const total = (files, sizes) =>
  [...new Set(files)].reduce((sum, file) => sum + sizes[file].brotli, 0);

/** The commit, and whether the built files differ from it. */
function readCommit() {
  const changed = git('status', '--porcelain', '--', 'shell', 'remotes', 'shared', 'backend')
    .split('\n')
    .filter(Boolean).length;
  return `${git('rev-parse', '--short', 'HEAD')}${changed > 0 ? ` with ${changed} uncommitted files` : ''}`;
}

/** Describes each build with its size in brotli 11 bytes, for the console, the samples and the report. */
export function describeBuilds({ key, isOneState, product, rivals, editedRelease }) {
  const { shell, remotes } = product;
  const hotels = remotes.find(({ remote }) => remote === REDEPLOYED);
  const { one, split, stock } = rivals;
  const page = (chunk) =>
    total([...split.plain.entry, ...split.plain.chunks[chunk]], split.plain.sizes);
  const weights = {
    home: {
      product: routeWeight(shell, hotels, 'home'),
      one: total(one.plain.entry, one.plain.sizes),
      split: page('hotels-home'),
    },
    results: {
      product: routeWeight(shell, hotels, 'results'),
      one: total(one.plain.entry, one.plain.sizes),
      split: page('hotels-results'),
    },
    entry: hotels.sizes[hotels.entry].brotli,
    firstPage: total([...hotels.chunks.remote, ...hotels.chunks.home], hotels.sizes),
  };
  const commit = readCommit();
  const builds = [
    {
      name: 'product',
      what: `${shell.release}, ${remotes.map(({ release }) => release).join(', ')}; edited: ${editedRelease}`,
      how: 'npm run build: shell and native containers, each its own webpack run',
    },
    {
      name: 'one',
      what: `${one.plain.entry.join()}; edited: ${one.edited.entry.join()}`,
      how: 'one file: same entry, every import() eager, document without the drawn frame',
    },
    {
      name: 'split',
      what: `${split.plain.entry.join()}; edited: ${split.edited.entry.join()}`,
      how: "decision 0006's plain bundle: split by page, document without the drawn frame",
    },
    {
      name: 'preload',
      what: 'the files of split',
      how: "split, the product's own document with the frame, the route's files as preload links",
    },
    {
      name: 'stock',
      what: stock.plain.entry.join(),
      how: `the documentation of @module-federation/enhanced ${enhanced}: packages shared one by one, every remote asked at the start, import('./bootstrap'), document without the drawn frame; JavaScript: what came before the page could be used`,
    },
  ];
  return {
    key,
    commit,
    isOneState,
    weights,
    builds,
    tools: `webpack ${versionOf('webpack')}, @swc/core ${versionOf('@swc/core')}, target es2022, brotli 11`,
    lines: [
      `commit ${commit}${isOneState ? '' : '; the sources changed while they were built'}`,
      ...builds.map(({ name, what, how }) => `${name}: ${how} (${what})`),
      `JavaScript of / in bytes: ${JSON.stringify(weights.home)}; of /searchs/hotels: ${JSON.stringify(weights.results)}`,
    ],
  };
}
