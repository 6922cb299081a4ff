'use strict';
const path = require('node:path');
const { createRequire } = require('node:module');

// The matchers belong to shared/testing, the kit for authors of remotes.
const kit = createRequire(path.resolve(__dirname, '../../../testing/package.json'));
kit('@testing-library/jest-dom');
expect.extend(kit('jest-axe').toHaveNoViolations);
