import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDescriptorSchema, SHELL_PART } from '@tiquete/contracts';
import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';
import * as z from 'zod';
import { EXPOSED_CHUNK } from '../../releases/ports';
import type { DevServers } from '../../lib/devServers';
import type { BuildSource, CompositionSource } from './buildSource';
import { type ShellBuild, shellBuildOf } from './shellBuild';

/** Takes files from the dev servers, with the descriptors in the source, and all others from the registry. */
export function withDevServers(
  compositionOf: CompositionSource,
  servers: DevServers,
  rootDir: string,
): BuildSource {
  const addresses = [servers.shell, ...servers.remotes.values()].filter(
    (address) => address !== null,
  );
  return {
    async buildFor(brand, page) {
      const { set, shell, current, publishers, isTrying } = await compositionOf(brand, page);
      const build = await shellOf(shell, servers);
      if (!build) throw new Error('No release of the shell is current');
      const live = await Promise.all(
        [...servers.remotes].map(([remote, address]) =>
          devManifest(rootDir, remote, address, servers),
        ),
      );
      return {
        set,
        shell: build,
        publishers,
        isTrying,
        releases: [
          ...current.filter(({ manifest }) => !servers.remotes.has(manifest.remote)),
          ...live.map((manifest) => ({ manifest, fallback: null })),
        ],
      };
    },
    devOrigins: addresses.map((address) => new URL(address).origin),
  };
}

async function shellOf(
  current: ShellManifest | null,
  { shell, prerenderDir }: DevServers,
): Promise<ShellBuild | null> {
  if (shell === null) return current && shellBuildOf(current);
  const prerender = await prerenderOf(SHELL_PART, prerenderDir);
  const scripts = [`${shell}/main.js`];
  return {
    release: 'shell_dev',
    scripts,
    chunks: {},
    integrity: {},
    ...(prerender && { prerender }),
  };
}

const prerenderSchema = z.object({ file: z.string(), integrity: z.string() });

/** The last file that was built for the server, as an absolute path; null before the first one. */
async function prerenderOf(part: string, folder: string | null) {
  if (folder === null) return null;
  const record = await readFile(join(folder, `${part}.json`), 'utf8').catch(() => null);
  return record === null ? null : prerenderSchema.parse(JSON.parse(record));
}

async function devManifest(
  rootDir: string,
  remote: string,
  address: string,
  { prerenderDir }: DevServers,
): Promise<ReleaseManifest> {
  const source = await readFile(join(rootDir, 'remotes', remote, 'src/remote.json'), 'utf8');
  const descriptor = remoteDescriptorSchema.parse(JSON.parse(source));
  const release = `${remote.replaceAll('-', '_')}_dev`;
  const prerender = await prerenderOf(remote, prerenderDir);
  return {
    ...(prerender && { prerender }),
    release,
    version: '',
    commit: null,
    remote,
    descriptor,
    bundler: 'webpack',
    entry: `${address}/remoteEntry.js`,
    entryImports: [],
    chunks: { [EXPOSED_CHUNK]: [] },
    integrity: {},
    schemaNotes: {},
    shared: {},
    sizes: {},
  };
}
