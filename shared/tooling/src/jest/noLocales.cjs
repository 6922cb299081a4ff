'use strict';
// In place of zod's messages in sixty languages, which no code of ours asks for and every suite would load.
module.exports = {};
