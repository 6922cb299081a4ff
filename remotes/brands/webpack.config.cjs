'use strict';
const { remoteConfig } = require('@tiquete/tooling/webpack');

module.exports = remoteConfig(__dirname);
