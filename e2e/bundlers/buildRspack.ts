import path from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import { rspack } from '@rspack/core';
import { ScriptGate } from '@tiquete/gate/webpack';
import { definedIn, type Wanted } from './descriptor';
import { remoteShared } from './sharedPolicy';

const JSX = { runtime: 'automatic', importSource: '@tiquete/ui' };

/**
 * Builds an example remote with Rspack, like a team outside this repository: a native container, and Module Federation's
 * manifest.
 */
export async function buildRspack({ release, descriptor, output }: Wanted): Promise<void> {
  const federation = {
    name: release,
    library: { type: 'var', name: release },
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './remote': { import: './src/remote', name: 'remote' } },
    shared: remoteShared(),
  };
  const compiler = rspack({
    context: path.resolve('bundlers'),
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: {},
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: JSX },
              target: 'es2022',
            },
          },
        },
      ],
    },
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: release,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      strictModuleErrorHandling: true,
      chunkFilename: 'c.[name].[contenthash:8].js',
    },
    optimization: { splitChunks: false },
    plugins: [
      new ScriptGate(),
      new rspack.DefinePlugin(definedIn(descriptor)),
      new rspack.container.ModuleFederationPluginV1(federation),
      new StatsPlugin(
        { ...federation, manifest: true },
        { pluginVersion: '2.9.2', bundler: 'rspack' },
      ),
    ],
    stats: 'errors-only',
    infrastructureLogging: { level: 'error' },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const problem = failure ?? (stats?.hasErrors() ? new Error(stats.toString()) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
