import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

/** Packages that a remote shares, from `webpack.shared.js`. A team outside this repository would write the same list. */
export const { remoteShared } = require(path.resolve('../webpack.shared.js')) as {
  remoteShared: () => Record<string, object>;
};
