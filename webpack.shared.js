'use strict';
// The only rules of federation between shell and remotes: packages that the shell provides and remotes may consume, and the
// names of files and chunks.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const root = __dirname;

/** Shared id → range that a remote requires. A range admits every minor version and patch of the shell. */
const SHARED = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  '@tiquete/platform': '^3.2.0',
  '@tiquete/ui': '^3.2.0',
  '@tiquete/ui/jsx-runtime': '^3.2.0',
};

/** Further shared ids in development: hot reload compiles JSX with source positions. */
const SHARED_IN_DEVELOPMENT = {
  'react/jsx-dev-runtime': '^19.0.0',
  '@tiquete/ui/jsx-dev-runtime': '^3.2.0',
};

/** The only module of a remote that the shell can load, and the name of its chunk. */
const EXPOSE = './remote';
const EXPOSE_CHUNK = 'remote';

const FILES = {
  entry: '[name].[contenthash:8].js',
  chunk: 'c.[name].[contenthash:8].js',
  remoteEntry: 'remoteEntry.[contenthash:8].js',
};

/** Public paths of builds. A remote's files are in `<remotes>/<id>/<release>/`. */
const PUBLIC = { shell: '/assets/shell/', remotes: '/assets/remotes/' };

/** Milliseconds after which the import of a chunk fails. */
const CHUNK_TIMEOUT = 15_000;

/**
 * Packages that the own files of a remote with a checkout may contain. All other packages come through react, platform and ui.
 * A checkout validates its form with the contract's own schemas, in a chunk that loads with the form.
 */
const BUNDLED_IN_SALE = [
  '@tiquete/search',
  '@tiquete/checkout',
  '@tiquete/fields',
  'zod',
  'react-hook-form',
  '@hookform/resolvers',
  '@tiquete/contracts',
  '@tiquete/contracts/limits',
  '@tiquete/domain/searches',
  '@tiquete/domain/travellers',
];

const BUNDLED_FOR_STAFF = [
  '@tiquete/staff',
  '@tiquete/contracts/limits',
  '@simplewebauthn/browser',
];

/**
 * Packages that a remote's own files may contain. They depend on the kits in its package.json: the checkout for a remote that
 * sells, the search for one that searches, and the staff kit for consoles.
 */
const bundledIn = (folder) => {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if ('@tiquete/checkout' in dependencies) return BUNDLED_IN_SALE;
  if ('@tiquete/staff' in dependencies) return BUNDLED_FOR_STAFF;
  return ['@tiquete/search'].filter((name) => name in dependencies);
};

const sharedIds = (development) => ({ ...SHARED, ...(development ? SHARED_IN_DEVELOPMENT : {}) });

const installedVersion = (id) => {
  const name = id.startsWith('@') ? id.split('/').slice(0, 2).join('/') : id.split('/')[0];
  const fromShell = createRequire(path.join(root, 'shell/package.json'));
  const folder = name.startsWith('@tiquete/')
    ? path.join(root, 'shared', name.slice('@tiquete/'.length))
    : path.dirname(fromShell.resolve(`${name}/package.json`));
  return require(path.join(folder, 'package.json')).version;
};

/** Configuration of the shell, which provides every shared id once, before other code runs. */
const shellShared = ({ development = false } = {}) =>
  Object.fromEntries(
    Object.entries(sharedIds(development)).map(([id, range]) => [
      id,
      {
        singleton: true,
        strictVersion: true,
        eager: true,
        version: installedVersion(id),
        requiredVersion: range,
      },
    ]),
  );

/** Configuration of a remote, which consumes every shared id and never contains its own copy. */
const remoteShared = ({ development = false } = {}) =>
  Object.fromEntries(
    Object.entries(sharedIds(development)).map(([id, range]) => [
      id,
      { singleton: true, strictVersion: true, requiredVersion: range, import: false },
    ]),
  );

module.exports = {
  SHARED,
  EXPOSE,
  EXPOSE_CHUNK,
  FILES,
  PUBLIC,
  CHUNK_TIMEOUT,
  bundledIn,
  sharedIds,
  shellShared,
  remoteShared,
};
