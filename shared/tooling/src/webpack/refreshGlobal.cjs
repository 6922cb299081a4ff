'use strict';
// One React Refresh runtime per page. Shell and remotes are separate builds; with separate registries, an edit of a remote
// would arrive without changing the screen.
const KEY = '__tiqueteReactRefresh';
module.exports = globalThis[KEY] || (globalThis[KEY] = require('react-refresh-itself'));
