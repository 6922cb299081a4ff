'use strict';
const path = require('node:path');
const webpack = require('webpack');
const {
  EXPOSE,
  EXPOSE_CHUNK,
  remoteShared,
  shellShared,
} = require('../../../../webpack.shared.js');
const { baseConfig, root } = require('./base.cjs');

/** File of a part that the server's render process runs. Browsers never load it. */
const FILENAME = 'prerender.[contenthash:8].cjs';

/**
 * Configuration of one CommonJS file without imports, from the same sources as the browser's build. It is not minified, so
 * that an error names a readable line.
 */
function prerenderConfig({ folder, cacheName, output, locked }, own) {
  const config = baseConfig({ folder, cacheName: `${cacheName}-prerender`, locked, output: {} });
  return {
    ...config,
    ...own,
    target: 'node20',
    devtool: 'source-map',
    module: {
      ...config.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), ...own.plugins],
    output: {
      path: output,
      filename: FILENAME,
      chunkFilename: FILENAME,
      // Paths in the repository, as errors name them.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        path.relative(root, absoluteResourcePath),
      ...own.output,
    },
    optimization: { ...config.optimization, minimize: false, splitChunks: false },
  };
}

/** The shell exports `prerender` and provides the shared modules to the containers of remotes. */
const shellPrerenderConfig = ({ folder, outputPath, locked }) =>
  prerenderConfig(
    { folder, cacheName: 'shell', output: outputPath, locked },
    {
      entry: { prerender: './src/prerender/index.ts' },
      output: { library: { type: 'commonjs2' }, uniqueName: 'shell' },
      plugins: [
        new webpack.container.ModuleFederationPlugin({ name: 'shell', shared: shellShared() }),
      ],
    },
  );

/** A remote's file exports its container. */
const remotePrerenderConfig = ({ folder, release, outputPath, source = 'src', locked }) =>
  prerenderConfig(
    { folder, cacheName: path.basename(folder), output: outputPath, locked },
    {
      entry: {},
      output: { uniqueName: release },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: release,
          library: { type: 'commonjs2' },
          filename: FILENAME,
          exposes: { [EXPOSE]: { import: `./${source}/remote`, name: EXPOSE_CHUNK } },
          shared: remoteShared(),
        }),
      ],
    },
  );

module.exports = { shellPrerenderConfig, remotePrerenderConfig };
