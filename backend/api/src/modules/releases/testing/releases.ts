import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest, RemoteDescriptor } from '@tiquete/contracts';
import { sha384 } from '../readRelease';

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

/** The text of a release's script; that of the entry carries the gate, as a build's does. */
export const scriptText = (release: string, file: string) =>
  `globalThis.__gate; "${release}/${file}"`;

export function aManifest(
  release = 'hotels_aa11',
  over: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  return {
    release,
    remote: 'hotels',
    descriptor: aDescriptor(),
    entry: 'remoteEntry.11111111.js',
    chunks: {
      remote: ['c.remote.11111111.js'],
      home: ['c.home.11111111.js'],
      results: ['c.results.11111111.js'],
      'search-form': ['c.search-form.11111111.js'],
    },
    integrity: Object.fromEntries(
      SCRIPTS.map((file) => [file, sha384(Buffer.from(scriptText(release, file)))]),
    ),
    shared: { react: '^19.0.0', '@tiquete/platform': '^1.0.0' },
    sizes: {},
    ...over,
  };
}

/** Writes the folder that a build of `manifest` would leave under `assetsDir`, and answers its path. */
export async function writeRelease(assetsDir: string, manifest: ReleaseManifest): Promise<string> {
  const folder = join(assetsDir, 'remotes', manifest.remote, manifest.release);
  await mkdir(folder, { recursive: true });
  for (const file of SCRIPTS)
    await writeFile(join(folder, file), scriptText(manifest.release, file));
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}
