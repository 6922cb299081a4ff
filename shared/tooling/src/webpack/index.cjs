'use strict';
// Door of the webpack presets: a `webpack.config.cjs` of the shell or of a remote is one line over it.
const { shellConfig } = require('./shell.cjs');
const { remoteConfig } = require('./remote.cjs');
const { singleConfig } = require('./single.cjs');

module.exports = { shellConfig, remoteConfig, singleConfig };
