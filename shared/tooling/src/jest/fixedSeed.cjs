'use strict';
// fast-check for the suites: the same random numbers at every run, so that two runs of one commit can be compared. `PROPERTY_SEED`
// sets others, or draws new ones ('random').
const path = require('node:path');

// By its file, since the package's name leads here.
const folder = path.dirname(require.resolve('fast-check/package.json'));
const fastCheck = require(path.join(folder, 'lib/cjs/fast-check.js'));

const { PROPERTY_SEED: seed = '20' } = process.env;
if (seed !== 'random') fastCheck.configureGlobal({ seed: Number(seed) });

module.exports = fastCheck;
