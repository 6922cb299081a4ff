'use strict';
const { readdirSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { baseConfig, root } = require('./base.cjs');

const remotes = path.join(root, 'remotes');
const sourceOf = (id) => path.join(remotes, id, 'src');

const FEDERATION = './remotes/federation';
const inShell = path.join(root, 'shell/src');

/** Replaces the shell's adapter to the federation runtime by the module `federation`. */
const inPlaceOfFederation = (federation) =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/federation$/, (found) => {
    if (found.context === inShell && found.request === FEDERATION) found.request = federation;
  });

/**
 * Configuration of shell and all remotes as one plain bundle without federation, to measure the size of the same source. A
 * chunk is named after its remote and its own name. `federation` replaces the shell's adapter. It is never served; budgets
 * compare the federated build with it.
 */
const singleConfig =
  ({ federation = require.resolve('./noFederation.cjs') } = {}) =>
  ({ outputPath }) => {
    const folder = path.join(root, 'shell');
    const config = baseConfig({
      folder,
      cacheName: 'single',
      output: { path: outputPath, publicPath: '/', uniqueName: 'single' },
    });
    const ids = readdirSync(remotes);
    const prefixed = ids.map((prefix) => ({
      test: /\.tsx?$/,
      enforce: 'pre',
      include: sourceOf(prefix),
      use: { loader: require.resolve('./prefixChunks.cjs'), options: { prefix } },
    }));
    return {
      ...config,
      entry: { main: ['./src/index.ts', ...ids.map((id) => path.join(sourceOf(id), 'remote'))] },
      module: { rules: [...config.module.rules, ...prefixed] },
      plugins: [...config.plugins, inPlaceOfFederation(federation)],
      optimization: {
        ...config.optimization,
        splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      },
    };
  };

module.exports = { singleConfig, inPlaceOfFederation };
