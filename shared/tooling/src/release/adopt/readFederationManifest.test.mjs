import { readFederationManifest } from './readFederationManifest.mjs';

const assets = (sync = [], async = [], styles = []) => ({
  js: { sync, async },
  css: { sync: styles, async: [] },
});
/** A manifest as @module-federation/manifest writes it, reduced to the fields that are read. */
const aManifest = (over = {}, metaData = {}) => ({
  name: 'cars_1a2b',
  metaData: {
    buildInfo: { buildVersion: '1.4.0' },
    remoteEntry: { name: 'remoteEntry.34a95201.js', path: '', type: 'var' },
    globalName: 'cars_1a2b',
    publicPath: 'auto',
    ...metaData,
  },
  shared: [
    {
      name: 'react',
      version: '19.3.1',
      singleton: true,
      requiredVersion: '^19.0.0',
      assets: assets(),
    },
  ],
  remotes: [],
  exposes: [{ path: './remote', assets: assets(['c.remote.1.js'], ['c.home.2.js']) }],
  ...over,
});
const read = (over, metaData) =>
  readFederationManifest(JSON.stringify(aManifest(over, metaData)), 'cars');

it('reads name, version, files and shared ranges', () => {
  expect(read()).toEqual({
    release: 'cars_1a2b',
    version: '1.4.0',
    isModule: false,
    entry: 'remoteEntry.34a95201.js',
    exposed: ['c.remote.1.js'],
    files: ['remoteEntry.34a95201.js', 'c.remote.1.js', 'c.home.2.js'],
    shared: { react: '^19.0.0' },
  });
});

it('reads a module, whose entry may be in a folder and has no global', () => {
  const remoteEntry = { name: 'remoteEntry.js', path: 'assets/', type: 'module' };
  expect(read({}, { remoteEntry, globalName: undefined })).toMatchObject({
    isModule: true,
    entry: 'assets/remoteEntry.js',
  });
});

const shared = (over) => ({ shared: [{ ...aManifest().shared[0], ...over }] });
it.each([
  ['the name of another remote', { name: 'hotels_1' }, {}, 'a release of cars is named cars_'],
  ['a name that is no variable', { name: 'cars_1-2' }, {}, 'in small letters'],
  [
    'an entry that cannot be loaded',
    {},
    { remoteEntry: { name: 'e.js', type: 'system' } },
    'of type system',
  ],
  ['a global of another name', {}, { globalName: 'cars' }, 'two releases stay apart'],
  ['a fixed address', {}, { publicPath: 'https://cdn.example/' }, 'its publicPath is https'],
  ['remotes of its own', { remotes: [{}] }, {}, 'the shell loads remotes'],
  ['another module', { exposes: [{ path: './App' }] }, {}, 'exposes ./remote and nothing else'],
  ['nothing exposed', { exposes: undefined }, {}, 'exposes ./remote'],
  [
    'a style sheet',
    { exposes: [{ path: './remote', assets: assets([], [], ['a.css']) }] },
    {},
    'the style sheet a.css',
  ],
  ['a second React', shared({ assets: assets(['c.react.js']) }), {}, 'its own copy of react'],
  [
    'a shared package without a range',
    shared({ requiredVersion: false }),
    {},
    'without a requiredVersion',
  ],
  ['a shared package that may be there twice', shared({ singleton: false }), {}, 'as a singleton'],
])('rejects %s', (_, over, metaData, words) => {
  expect(() => read(over, metaData)).toThrow(words);
});

it('rejects invalid JSON', () => {
  expect(() => readFederationManifest('<!doctype html>', 'cars')).toThrow('it is not JSON');
});
