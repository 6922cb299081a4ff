'use strict';
// Entry point of the webpack presets: a `webpack.config.cjs` of the shell or of a remote is one line over it.
const { aloneConfig } = require('./alone.cjs');
const { shellConfig } = require('./shell.cjs');
const { remoteConfig } = require('./remote.cjs');
const { inPlaceOfFederation, singleConfig } = require('./single.cjs');

module.exports = { aloneConfig, shellConfig, remoteConfig, singleConfig, inPlaceOfFederation };
