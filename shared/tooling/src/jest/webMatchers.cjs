'use strict';
const path = require('node:path');
const { createRequire } = require('node:module');

// The packages of shared/testing, the kit for authors of remotes.
const kit = createRequire(path.resolve(__dirname, '../../../testing/package.json'));
kit('@testing-library/jest-dom');
// Loaded at the first use: axe is large, and most suites do not use it.
expect.extend({
  toHaveNoViolations(results) {
    return kit('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// Milliseconds that a query waits for its element. It is long, because a busy machine is slow.
kit('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
