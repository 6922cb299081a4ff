'use strict';
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { PUBLIC, sharedIds, shellShared } = require('../../../../webpack.shared.js');
const { lockedForShell } = require('../build/locked.mjs');
const { baseConfig } = require('./base.cjs');
const { FederationRules, unprovided } = require('./federationRules.cjs');

/**
 * The shell: provides what is shared and knows no remote at build time. `output` and `publicPath` come from the build script
 * or the dev server.
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
      // In development remotes of either mode may come, and ask for the JSX of theirs.
      entry: {
        main: [...(development ? Object.keys(sharedIds(development)) : []), './src/index.ts'],
      },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: shellShared({ development }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          // What a browser that fetches no manifest needs of the runtime: 2.7 KB less.
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new FederationRules((found) => unprovided(found, Object.keys(sharedIds(development)))),
      ],
      optimization: {
        ...config.optimization,
        // One file to start with; what is lazy stays as split as its imports say.
        splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      },
    };
  };

module.exports = { shellConfig };
