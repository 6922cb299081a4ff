'use strict';
const path = require('node:path');
const { createRequire } = require('node:module');

// React's development build takes a stack trace for each of the first ten thousand elements of every second, to say in a warning
// which component made them; that was a fifth of the time of the browser tests. It is told that there were so many already.
const kit = createRequire(path.resolve(__dirname, '../../../testing/package.json'));
const internals =
  kit('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {};
if ('recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
  });
