'use strict';
// Replaces zod's messages in sixty languages: no code of ours uses them, and every suite would load them.
module.exports = {};
