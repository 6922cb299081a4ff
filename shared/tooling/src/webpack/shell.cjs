'use strict';
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { PUBLIC, sharedIds, shellShared } = require('../../../../webpack.shared.js');
const { lockedForShell } = require('../build/locked.mjs');
const { baseConfig } = require('./base.cjs');
const { compileHint } = require('./compileHint.cjs');
const { FederationRules, unprovided } = require('./federationRules.cjs');

/** A layer of webpack that no module of the shell is in. */
const NO_LAYER = 'remote';
/**
 * The shell provides shared modules, and its own imports of them are plain imports. The federation runtime would resolve each of
 * them by version when the page starts.
 */
const providedOnly = (shared) =>
  Object.fromEntries(
    Object.entries(shared).map(([id, options]) => [id, { ...options, issuerLayer: NO_LAYER }]),
  );

/**
 * Configuration of the shell: it provides the shared modules and knows no remote at build time. `output` and `publicPath`
 * come from the build script or the dev server.
 */
const shellConfig =
  (folder) =>
  ({ outputPath, publicPath = PUBLIC.shell, development = false } = {}) => {
    const config = baseConfig({
      folder,
      cacheName: 'shell',
      development,
      locked: lockedForShell(),
      output: { path: outputPath, publicPath, uniqueName: 'shell' },
    });
    return {
      ...config,
      // In development, remotes may be built for development or for production, and each requires the JSX runtime of
      // its mode.
      entry: {
        main: [...(development ? Object.keys(sharedIds(development)) : []), './src/index.ts'],
      },
      plugins: [
        ...config.plugins,
        ...(development ? [] : [compileHint(/\.js$/)]),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: providedOnly(shellShared({ development })),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          // Removes parts of the federation runtime that a browser without manifest requests does not need: 2.7 KB.
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new FederationRules((found) => unprovided(found, Object.keys(sharedIds(development)))),
      ],
      optimization: {
        ...config.optimization,
        // One initial file; lazy chunks are split as their imports define.
        splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      },
    };
  };

module.exports = { shellConfig };
