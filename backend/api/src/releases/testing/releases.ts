import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  SHELL_PART,
  type ReleaseManifest,
  type RemoteDescriptor,
  type ShellManifest,
} from '@tiquete/contracts';
import { sha384 } from '../records/readFolder';

export const aDescriptor = (over: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  id: 'hotels',
  contract: '^1.0.0',
  tab: {
    id: 'HOTEL',
    label: 'Hoteles',
    path: '/',
    order: 1,
    icon: 'hotel',
    activeOn: ['/', '/searchs/hotels'],
  },
  menu: [],
  routes: [
    {
      path: '/',
      page: 'home',
      title: 'Hoteles | {brand}',
      description: 'Hoteles con {brand}.',
      index: true,
    },
    {
      path: '/searchs/hotels',
      page: 'results',
      title: 'Resultados | {brand}',
      description: 'Hoteles disponibles.',
      index: false,
    },
  ],
  slots: { 'search-form': { chunk: 'search-form', label: 'Hoteles' } },
  slice: 'hotel',
  persist: { schema: 1 },
  ...over,
});

const SCRIPTS = [
  'remoteEntry.11111111.js',
  'c.remote.11111111.js',
  'c.home.11111111.js',
  'c.results.11111111.js',
  'c.search-form.11111111.js',
];
const SHELL_SCRIPTS = ['main.0a1b2c3d.js', 'c.login.0a1b2c3d.js'];

/** Code by which a build creates script tags, after the gate's plugin and a minifier. */
const GATED = 'var s;globalThis.__gate?s=globalThis.__gate(u):s=document.createElement("script");';

/** Text of a release's script. The entry uses the gate, as a build's does. */
export const scriptText = (release: string, file: string) =>
  `${file.startsWith('remoteEntry.') ? GATED : ''}"${release}/${file}"`;

const built = (release: string, files: readonly string[]) => {
  const texts = files.map((file) => [file, Buffer.from(scriptText(release, file))] as const);
  return {
    release,
    version: '1.0.0',
    commit: '0123abc',
    integrity: Object.fromEntries(texts.map(([file, bytes]) => [file, sha384(bytes)])),
    sizes: Object.fromEntries(
      texts.map(([file, bytes]) => [
        file,
        { raw: bytes.length, brotli: brotliCompressSync(bytes).length },
      ]),
    ),
  };
};

export const aManifest = (
  release = 'hotels_aa11',
  over: Partial<ReleaseManifest> = {},
): ReleaseManifest => ({
  ...built(release, SCRIPTS),
  remote: 'hotels',
  descriptor: aDescriptor(),
  bundler: 'webpack',
  entry: 'remoteEntry.11111111.js',
  entryImports: [],
  chunks: {
    remote: ['c.remote.11111111.js'],
    home: ['c.home.11111111.js'],
    results: ['c.results.11111111.js'],
    'search-form': ['c.search-form.11111111.js'],
  },
  schemaNotes: {},
  shared: { react: '^19.0.0', '@tiquete/platform': '^1.0.0' },
  ...over,
});

/** Manifest of another remote, which shares nothing with hotels. */
export const aFlightsManifest = (
  release = 'flights_aa11',
  over: Partial<RemoteDescriptor> = {},
): ReleaseManifest =>
  aManifest(release, {
    remote: 'flights',
    descriptor: aDescriptor({
      id: 'flights',
      slice: 'flight',
      tab: undefined,
      slots: {},
      routes: [{ ...aDescriptor().routes[0]!, path: '/flights' }],
      ...over,
    }),
  });

export const aShell = (release = 'shell_11', over: Partial<ShellManifest> = {}): ShellManifest => ({
  ...built(release, SHELL_SCRIPTS),
  contract: '1.2.0',
  shared: { react: '19.3.1', '@tiquete/platform': '1.0.0' },
  slices: ['config', 'searchSection'],
  entry: ['main.0a1b2c3d.js'],
  chunks: { login: ['c.login.0a1b2c3d.js'] },
  ...over,
});

const PRERENDER = { text: 'exports.get = () => {};', file: 'prerender.0a1b2c3d.cjs' };
/** File with which the server renders the pages of a release that `writeRelease` writes. */
export const aPrerenderFile = () => ({
  file: PRERENDER.file,
  integrity: sha384(Buffer.from(PRERENDER.text)),
});

/** Writes the folder that a build of `manifest` would leave under `assetsDir`, and returns its path. */
export async function writeRelease(
  assetsDir: string,
  manifest: ReleaseManifest | ShellManifest,
): Promise<string> {
  const isRemote = 'remote' in manifest;
  const folder = isRemote
    ? join(assetsDir, 'remotes', manifest.remote, manifest.release)
    : join(assetsDir, SHELL_PART);
  await mkdir(folder, { recursive: true });
  for (const file of isRemote ? SCRIPTS : SHELL_SCRIPTS) {
    const text = scriptText(manifest.release, file);
    await writeFile(join(folder, file), text);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(text));
  }
  if (manifest.prerender) await writeFile(join(folder, manifest.prerender.file), PRERENDER.text);
  await writeFile(join(folder, isRemote ? 'release.json' : 'shell.json'), JSON.stringify(manifest));
  return folder;
}
