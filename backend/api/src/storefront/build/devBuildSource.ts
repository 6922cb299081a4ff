import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDescriptorSchema } from '@tiquete/contracts';
import type { ReleaseManifest } from '@tiquete/contracts';
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
      const build = servers.shell === null ? shell && shellBuildOf(shell) : devShell(servers.shell);
      if (!build) throw new Error('No release of the shell is current');
      const live = await Promise.all(
        [...servers.remotes].map(([remote, address]) => devManifest(rootDir, remote, address)),
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

const devShell = (address: string): ShellBuild => ({
  release: 'shell_dev',
  scripts: [`${address}/main.js`],
  chunks: {},
  integrity: {},
});

async function devManifest(
  rootDir: string,
  remote: string,
  address: string,
): Promise<ReleaseManifest> {
  const source = await readFile(join(rootDir, 'remotes', remote, 'src/remote.json'), 'utf8');
  const descriptor = remoteDescriptorSchema.parse(JSON.parse(source));
  const release = `${remote.replaceAll('-', '_')}_dev`;
  return {
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
