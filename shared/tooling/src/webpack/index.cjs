'use strict';
// Entry point of the webpack presets. A `webpack.config.cjs` of the shell or of a remote has one line that calls them.
const { aloneConfig } = require('./alone.cjs');
const { shellConfig } = require('./shell.cjs');
const { remoteConfig } = require('./remote.cjs');
const { remotePrerenderConfig, shellPrerenderConfig } = require('./prerender.cjs');
const { inPlaceOfFederation, singleConfig } = require('./single.cjs');

module.exports = {
  aloneConfig,
  shellConfig,
  remoteConfig,
  remotePrerenderConfig,
  shellPrerenderConfig,
  singleConfig,
  inPlaceOfFederation,
};
