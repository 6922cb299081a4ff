'use strict';
const path = require('node:path');
const { createRequire } = require('node:module');

// The matchers belong to shared/testing, the kit for authors of remotes.
const kit = createRequire(path.resolve(__dirname, '../../../testing/package.json'));
kit('@testing-library/jest-dom');
// axe is large, and most suites do without.
expect.extend({
  toHaveNoViolations(results) {
    return kit('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// How long a test may wait, in milliseconds, for what it looks for: nothing is proved by it, and a loaded machine is slow.
kit('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
