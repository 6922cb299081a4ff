'use strict';
const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const globalRuntime = require.resolve('./refreshGlobal.cjs');

/** Every build of a page gets the same refresh runtime; its file must not pass the refresh loader itself. */
const refreshAlias = {
  'react-refresh/runtime$': globalRuntime,
  // The package hides this file behind its exports.
  'react-refresh-itself$': path.join(
    path.dirname(require.resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
};
const developmentPlugins = () => [
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /refreshGlobal\.cjs$/] }),
];

module.exports = { refreshAlias, developmentPlugins };
