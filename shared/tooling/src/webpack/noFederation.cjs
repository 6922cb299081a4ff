'use strict';
/** A plain bundle contains the remotes already and loads nothing at run time. */
module.exports = { createFederation: () => ({ load: () => Promise.reject(), giveUp: () => {} }) };
