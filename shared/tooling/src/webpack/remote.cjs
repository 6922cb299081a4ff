'use strict';
const path = require('node:path');
const { container } = require('webpack');
const {
  bundledIn,
  EXPOSE,
  EXPOSE_CHUNK,
  FILES,
  SHARED,
  remoteShared,
} = require('../../../../webpack.shared.js');
const { lockedForRemote } = require('../build/locked.mjs');
const { baseConfig } = require('./base.cjs');
const { compileHint } = require('./compileHint.cjs');
const { breaches, FederationRules } = require('./federationRules.cjs');

const descriptorOf = (source) => {
  const file = path.join(source, 'remote.json');
  delete require.cache[file];
  return require(file);
};

/**
 * Configuration of a remote: webpack's own container with one exposed module and no other entry. `release` is container
 * name, library, global and uniqueName, so that one page can run two releases of a remote. `source` is a folder with another
 * copy of `src`.
 */
const remoteConfig =
  (folder) =>
  ({ release, outputPath, source = 'src', publicPath = 'auto', development = false } = {}) => {
    const { id } = descriptorOf(path.join(folder, source));
    const name = release ?? `${id.replaceAll('-', '_')}_dev`;
    const config = baseConfig({
      folder,
      cacheName: source === 'src' ? id : `${id}-${source.replace(/\W+/g, '_')}`,
      development,
      locked: lockedForRemote(path.basename(folder)),
      output: { path: outputPath, publicPath, uniqueName: name },
    });
    return {
      ...config,
      entry: {},
      plugins: [
        ...config.plugins,
        new container.ModuleFederationPlugin({
          name,
          library: { type: 'var', name },
          filename: development ? 'remoteEntry.js' : FILES.remoteEntry,
          exposes: { [EXPOSE]: { import: `./${source}/remote`, name: EXPOSE_CHUNK } },
          shared: remoteShared({ development }),
        }),
        ...(development
          ? []
          : [
              compileHint(/^c\..+\.js$/),
              new FederationRules((found) =>
                breaches(
                  { id, folder, ...found },
                  { allowed: bundledIn(folder), sharedIds: Object.keys(SHARED) },
                ),
              ),
            ]),
      ],
      // At most one file besides a page's own: for a first visit, a sixth request costs more than loading a few kilobytes
      // twice.
      optimization: {
        ...config.optimization,
        splitChunks: {
          chunks: 'async',
          maxAsyncRequests: 2,
          cacheGroups: { defaultVendors: false },
        },
      },
    };
  };

module.exports = { remoteConfig, descriptorOf };
