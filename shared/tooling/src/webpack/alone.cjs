'use strict';
const path = require('node:path');
const { baseConfig, root } = require('./base.cjs');

/** The stand-in shell in which one remote runs alone, for development only. */
const aloneConfig = ({ publicPath }) =>
  baseConfig({
    folder: path.join(root, 'shared/testing'),
    cacheName: 'alone',
    development: true,
    output: { publicPath, uniqueName: 'alone', filename: 'alone.js' },
  });

module.exports = {
  aloneConfig: (options) => ({ ...aloneConfig(options), entry: './src/alone/index.tsx' }),
};
