'use strict';
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('@tiquete/tooling/webpack/base');

/**
 * Packages that are shared one by one, as the documentation of @module-federation/enhanced describes: those with a context
 * or a store, and those that cannot be tree-shaken.
 */
const PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@emotion/react',
  '@reduxjs/toolkit',
  'react-redux',
  'moment',
];
/** Packages of the repository, shared without a range because the workspace has none. */
const OWN_PACKAGES = ['@tiquete/platform', '@tiquete/ui', '@tiquete/ui/jsx-runtime'];
const shared = () =>
  Object.fromEntries([
    ...PACKAGES.map((id) => [id, { singleton: true }]),
    ...OWN_PACKAGES.map((id) => [id, { singleton: true, requiredVersion: false }]),
  ]);

/**
 * Configuration of one app of the stock build: our compiler settings, webpack's default splitting, and the federation
 * plugin's defaults. `federation` has the options of a host or of a remote.
 */
const stockConfig = ({ name, folder, entry, outputPath, publicPath, plugins = [], federation }) => {
  const config = baseConfig({
    folder,
    cacheName: `bench-stock-${name}`,
    output: { path: outputPath, publicPath, uniqueName: name },
  });
  return {
    ...config,
    entry,
    // No types are built, because browsers do not load them.
    plugins: [
      ...config.plugins,
      ...plugins,
      new ModuleFederationPlugin({
        name,
        shared: shared(),
        manifest: true,
        dts: false,
        ...federation,
      }),
    ],
  };
};

module.exports = { stockConfig };
