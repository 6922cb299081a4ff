import path from 'node:path';
import { federation } from '@module-federation/vite';
import { scriptGate } from '@tiquete/gate/vite';
import { build } from 'vite';
import { definedIn, type Wanted } from './descriptor';
import { remoteShared } from './sharedPolicy';

/**
 * Builds an example remote with Vite, like a team outside this repository: modules, and Module Federation's manifest from
 * the federation plugin.
 */
export async function buildVite({ release, descriptor, output }: Wanted): Promise<void> {
  await build({
    root: path.resolve('bundlers'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: definedIn(descriptor),
    oxc: { jsx: { runtime: 'automatic', importSource: '@tiquete/ui' } },
    plugins: [
      federation({
        name: release,
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: { './remote': './src/remote.ts' },
        shared: remoteShared(),
      }),
      scriptGate(),
    ],
    build: {
      outDir: output,
      emptyOutDir: true,
      rolldownOptions: { input: { main: path.resolve('bundlers/src/remote.ts') } },
    },
  });
}
