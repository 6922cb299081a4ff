'use strict';
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const TerserPlugin = require('terser-webpack-plugin');
const { ScriptGate } = require('@tiquete/gate/webpack');
const { FILES, CHUNK_TIMEOUT } = require('../../../../webpack.shared.js');
const { SameOrder } = require('./sameOrder.cjs');
const { developmentPlugins, refreshAlias } = require('./refresh.cjs');

const root = path.resolve(__dirname, '../../../..');

const wholeLockfile = () => readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');

/**
 * Hash of the presets, the policy and the installed versions. A change invalidates the cache. webpack's own check of every
 * file that it loads took a fifth of a remote's clean build.
 */
const toolsHash = (locked) => {
  const files = [path.join(root, 'webpack.shared.js'), require.resolve('@tiquete/gate/webpack')];
  const presets = readdirSync(__dirname)
    .filter((name) => name.endsWith('.cjs'))
    .sort()
    .map((name) => path.join(__dirname, name));
  return [...files, ...presets]
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256').update(locked))
    .digest('hex');
};

const swc = (importSource, development) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', importSource, development, refresh: development },
      },
      target: 'es2022',
    },
    swcrc: false,
  },
});

/**
 * Common configuration of the builds of shell and remotes. `cacheName` separates their caches; `locked` is their part of the
 * lockfile.
 */
function baseConfig({ folder, cacheName, development = false, output, locked = wholeLockfile() }) {
  const ui = path.join(root, 'shared/ui') + path.sep;
  return {
    name: cacheName,
    context: folder,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: development ? refreshAlias : {} },
    module: {
      rules: [
        { test: /\.tsx?$/, include: ui, use: swc('@emotion/react', development) },
        { test: /\.tsx?$/, exclude: [ui, /node_modules/], use: swc('@tiquete/ui', development) },
      ],
    },
    plugins: [new ScriptGate(), ...(development ? developmentPlugins() : [new SameOrder()])],
    output: {
      filename: development ? '[name].js' : FILES.entry,
      chunkFilename: development ? 'c.[name].js' : FILES.chunk,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT,
      strictModuleErrorHandling: true,
      ...output,
    },
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      moduleIds: development ? 'named' : 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: false,
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(process.env.TIQUETE_BUILD_DIR ?? root, '.cache/webpack'),
      name: `${cacheName}-${development ? 'development' : 'production'}`,
      version: toolsHash(locked),
      buildDependencies: { defaultWebpack: [] },
    },
    performance: { hints: false },
    stats: 'errors-only',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { baseConfig, root };
