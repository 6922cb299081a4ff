import { releaseManifest, shellManifest } from './manifests.mjs';

const group = (...names) => ({ assets: names.map((name) => ({ name })) });
const aBuild = (over = {}) => ({
  release: 'hotels_ab12',
  descriptor: {
    id: 'hotels',
    routes: [{ path: '/', page: 'home' }],
    slots: { 'search-form': { chunk: 'search-form', label: 'Hoteles' } },
  },
  stats: {
    namedChunkGroups: {
      hotels_ab12: group('remoteEntry.1.js'),
      remote: group('c.remote.js'),
      home: group('c.7.js', 'c.home.js'),
      'search-form': group('c.form.js', 'c.form.js.map'),
    },
    consumed: { react: '^19.0.0' },
  },
  files: { integrity: { 'c.home.js': 'sha384-a', 'remoteEntry.1.js': 'sha384-b' }, sizes: {} },
  ...over,
});

it('names the entry and the scripts of every chunk in load order, without the container', () => {
  expect(releaseManifest(aBuild())).toMatchObject({
    release: 'hotels_ab12',
    remote: 'hotels',
    shared: { react: '^19.0.0' },
    entry: 'remoteEntry.1.js',
    chunks: {
      remote: ['c.remote.js'],
      home: ['c.7.js', 'c.home.js'],
      'search-form': ['c.form.js'],
    },
  });
  expect(releaseManifest(aBuild()).chunks).not.toHaveProperty('hotels_ab12');
});

it('rejects a page or slot of remote.json without a chunk', () => {
  const { descriptor } = aBuild();
  expect(() =>
    releaseManifest(
      aBuild({ descriptor: { ...descriptor, routes: [{ path: '/', page: 'detail' }] } }),
    ),
  ).toThrow('webpackChunkName: "detail"');
  expect(() =>
    releaseManifest(
      aBuild({ descriptor: { ...descriptor, slots: { 'booking-card': { chunk: 'card' } } } }),
    ),
  ).toThrow('"card"');
});

it('lists the files that a page starts the shell with', () => {
  const stats = {
    entrypoints: { main: group('main.1.js', 'main.1.js.map') },
    namedChunkGroups: { main: group('main.1.js'), login: group('c.login.js') },
  };
  expect(
    shellManifest({
      release: 'shell_1',
      stats,
      files: { integrity: {}, sizes: {} },
      shared: { react: '19.3.1' },
      contract: '1.0.0',
      slices: ['config'],
    }),
  ).toMatchObject({
    entry: ['main.1.js'],
    chunks: { login: ['c.login.js'] },
    shared: { react: '19.3.1' },
    contract: '1.0.0',
    slices: ['config'],
  });
});
