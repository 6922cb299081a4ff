'use strict';
const { shellConfig } = require('@tiquete/tooling/webpack');

module.exports = shellConfig(__dirname);
