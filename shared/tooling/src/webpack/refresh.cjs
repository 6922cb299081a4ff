'use strict';
const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const globalRuntime = require.resolve('./refreshGlobal.cjs');

/** Every build of a page uses the same refresh runtime. Its file must not pass the refresh loader. */
const refreshAlias = {
  'react-refresh/runtime$': globalRuntime,
  // The package's exports do not include this file.
  'react-refresh-itself$': path.join(
    path.dirname(require.resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
};
const developmentPlugins = () => [
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /refreshGlobal\.cjs$/] }),
];

module.exports = { refreshAlias, developmentPlugins };
