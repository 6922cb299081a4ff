import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDescriptorSchema } from '@tiquete/contracts';
import type { ReleaseManifest } from '@tiquete/contracts';
import { EXPOSED_CHUNK } from '../../releases/ports';
import type { DevServers } from '../../../lib/devServers';
import type { BuildSource } from './buildSource';

/** Takes what a dev server has from there, with the descriptor as it stands in the source, and the rest from `builds`. */
export function withDevServers(
  builds: BuildSource,
  servers: DevServers,
  rootDir: string,
): BuildSource {
  const addresses = [servers.shell, ...servers.remotes.values()].filter(
    (address) => address !== null,
  );
  return {
    async releases() {
      const built = await builds.releases();
      const live = await Promise.all(
        [...servers.remotes].map(([remote, address]) => devManifest(rootDir, remote, address)),
      );
      return [
        ...built.filter(({ manifest }) => !servers.remotes.has(manifest.remote)),
        ...live.map((manifest) => ({ manifest, fallback: null })),
      ];
    },
    shell: async () =>
      servers.shell === null
        ? builds.shell()
        : { scripts: [`${servers.shell}/main.js`], chunks: {}, integrity: {} },
    devOrigins: addresses.map((address) => new URL(address).origin),
  };
}

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
    remote,
    descriptor,
    entry: `${address}/remoteEntry.js`,
    chunks: { [EXPOSED_CHUNK]: [] },
    integrity: {},
    shared: {},
    sizes: {},
  };
}
