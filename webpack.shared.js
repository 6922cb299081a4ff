'use strict';
// The one federation policy: what the shell provides, what remotes may consume, and how files and chunks are named.
// No other file has a rule about the border between shell and remotes.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const root = __dirname;

/** Shared id → range that a remote requires. A range admits every minor version and patch of the shell. */
const SHARED = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  '@tiquete/platform': '^2.0.0',
  '@tiquete/ui': '^2.0.0',
  '@tiquete/ui/jsx-runtime': '^2.0.0',
};

/** Hot reload compiles JSX with source positions, so development shares these two as well. */
const SHARED_IN_DEVELOPMENT = {
  'react/jsx-dev-runtime': '^19.0.0',
  '@tiquete/ui/jsx-dev-runtime': '^2.0.0',
};

/** The only module of a remote that the shell can ask for, and the name of its chunk. */
const EXPOSE = './remote';
const EXPOSE_CHUNK = 'remote';

const FILES = {
  entry: '[name].[contenthash:8].js',
  chunk: 'c.[name].[contenthash:8].js',
  remoteEntry: 'remoteEntry.[contenthash:8].js',
};

/** Where the server publishes builds. A remote's files sit in `<remotes>/<id>/<release>/`. */
const PUBLIC = { shell: '/assets/shell/', remotes: '/assets/remotes/' };

/** Milliseconds a chunk may take before its import fails. */
const CHUNK_TIMEOUT = 15_000;

/**
 * Packages that a remote that sells may carry in its own files; everything else a remote needs comes through react, platform and
 * ui. A checkout checks its form by the contract's own schemas, in a chunk that loads with the form.
 */
const BUNDLED_IN_SALE = [
  '@tiquete/search',
  '@tiquete/checkout',
  '@tiquete/fields',
  'zod',
  'react-hook-form',
  '@hookform/resolvers',
  '@tiquete/contracts',
  '@tiquete/domain/travellers',
];

const BUNDLED_FOR_STAFF = ['@tiquete/staff', '@simplewebauthn/browser'];

/** A remote sells when its package.json depends on the checkout, searches when it does on the search, and is for staff when it does on what consoles share. Answers the packages that it may carry. */
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

/** The shell provides every shared id, once, before anything else runs. */
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

/** A remote consumes them and never brings its own copy. */
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
