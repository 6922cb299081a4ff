import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dist, inBuilds, inRepo, root } from '../lib/paths.mjs';
import { inputHash } from './inputHash.mjs';
import { lockedForRemote, lockedForServer, lockedForShell, SHELL_PACKAGES } from './locked.mjs';

const { bundledIn } = createRequire(import.meta.url)('../../../../webpack.shared.js');
const POLICY = [
  'webpack.shared.js',
  'shared/gate/src',
  'shared/tooling/src/webpack',
  'shared/tooling/src/build',
];
const sources = (...folders) =>
  folders.flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]);
const shared = (...names) => sources(...names.map((name) => `shared/${name}`));

/** Packages of the repository that a remote's own files may contain. A change in them makes a new release of the remote. */
const CARRIED = {
  '@tiquete/checkout': shared('checkout'),
  '@tiquete/fields': shared('fields'),
  '@tiquete/search': shared('search'),
  '@tiquete/staff': shared('staff'),
  '@tiquete/domain/travellers': ['shared/domain/src/travellers'],
};
const DOMAIN = 'shared/domain/src';
const entriesOf = (folder, isWanted) =>
  readdirSync(inRepo(folder), { withFileTypes: true })
    .filter(isWanted)
    .map(({ name }) => `${folder}/${name}`);
/** Rules of searches: those that all searches share, and those of one remote. */
const searchRules = (id) =>
  entriesOf(`${DOMAIN}/searches`, (entry) => entry.isFile() || entry.name === id);
/** The shell's files of domain. A change in the search of one remote makes no new release of the shell. */
const shellDomain = () => [
  'shared/domain/package.json',
  ...entriesOf(DOMAIN, ({ name }) => name !== 'searches'),
  ...searchRules(),
];
const carriedBy = (id) =>
  bundledIn(inRepo('remotes', id)).flatMap((name) =>
    name === '@tiquete/domain/searches' ? searchRules(id) : (CARRIED[name] ?? []),
  );
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const shellPart = () => {
  const release = `shell_${inputHash(
    root,
    [
      ...sources('shell'),
      'shell/webpack.config.cjs',
      ...shared(...SHELL_PACKAGES.filter((name) => name !== 'domain')),
      ...shellDomain(),
      ...POLICY,
    ],
    lockedForShell(),
  )}`;
  const output = path.join(dist, 'shell');
  return {
    name: 'shell',
    kind: 'shell',
    folder: inRepo('shell'),
    release,
    output,
    isBuilt: readJson(path.join(output, 'shell.json'))?.release === release,
  };
};

/** `source` is a folder inside the remote that holds another copy of its `src`. */
export const remotePart = (id, source = 'src') => {
  const folder = inRepo('remotes', id);
  // The source is hashed from within its own folder, so an equal copy elsewhere gives an equal release.
  const own = inputHash(path.join(folder, source), ['.']);
  const policy = inputHash(
    root,
    [
      `remotes/${id}/package.json`,
      `remotes/${id}/webpack.config.cjs`,
      ...shared('contracts'),
      ...carriedBy(id),
      ...POLICY,
    ],
    `${own}\n${lockedForRemote(id)}`,
  );
  const release = `${id.replaceAll('-', '_')}_${policy}`;
  const output = path.join(dist, 'remotes', id, release);
  return {
    name: id,
    kind: 'remote',
    folder,
    source,
    release,
    output,
    isBuilt: existsSync(path.join(output, 'release.json')),
  };
};

const serverPart = (name, own) => {
  const folder = inRepo('backend', name);
  const release = `${name}_${inputHash(
    root,
    [...sources(`backend/${name}`), ...shared(...own), 'shared/tooling/src/build'],
    lockedForServer(name, own),
  )}`;
  const output = inBuilds('backend', name, 'dist');
  return {
    name,
    kind: 'server',
    folder,
    release,
    output,
    isBuilt: readJson(path.join(output, 'build.json'))?.release === release,
  };
};

export const remoteIds = () =>
  readdirSync(inRepo('remotes'))
    .filter((id) => existsSync(inRepo('remotes', id, 'webpack.config.cjs')))
    .sort();

export const partNames = () => ['shell', ...remoteIds(), 'api', 'sandbox'];

/** Inputs and release name of one part, and whether it is built already. `name` may be `remotes/<id>`. */
export function describePart(name) {
  const plain = name.replace(/^(remotes|backend)\//, '').replace(/\/$/, '');
  if (plain === 'shell') return shellPart();
  if (plain === 'api') return serverPart('api', ['contracts', 'domain']);
  if (plain === 'sandbox') return serverPart('sandbox', ['contracts', 'domain']);
  if (remoteIds().includes(plain)) return remotePart(plain);
  throw new Error(`There is no part "${name}". Parts: ${partNames().join(', ')}.`);
}
