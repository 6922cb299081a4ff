'use strict';
// One React Refresh runtime per page: shell and remotes are separate builds, and each would otherwise keep its own registry,
// so that an edit of a remote arrives and the screen stays as it was.
const KEY = '__tiqueteReactRefresh';
module.exports = globalThis[KEY] || (globalThis[KEY] = require('react-refresh-itself'));
