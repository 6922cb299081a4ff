'use strict';
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('@tiquete/tooling/webpack/base');

/** One by one, as the documentation of @module-federation/enhanced shares: what holds a context or a store, and what cannot be pruned. */
const PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@emotion/react',
  '@reduxjs/toolkit',
  'react-redux',
  'moment',
];
/** Ours, which a workspace holds to no range. MUI stands behind ui, which reaches it by deep paths: no share by its name would match. */
const OWN_PACKAGES = ['@tiquete/platform', '@tiquete/ui', '@tiquete/ui/jsx-runtime'];
const shared = () =>
  Object.fromEntries([
    ...PACKAGES.map((id) => [id, { singleton: true }]),
    ...OWN_PACKAGES.map((id) => [id, { singleton: true, requiredVersion: false }]),
  ]);

/** One app of the stock build: our compiler settings, webpack's own splitting, and of federation the plugin's own choices. `federation` is what makes it host or remote. */
const stockConfig = ({ name, folder, entry, outputPath, publicPath, plugins = [], federation }) => {
  const config = baseConfig({
    folder,
    cacheName: `bench-stock-${name}`,
    output: { path: outputPath, publicPath, uniqueName: name },
  });
  return {
    ...config,
    entry,
    // No types are built: nobody would fetch them in a browser.
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
