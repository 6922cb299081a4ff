import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

/** What `webpack.shared.js` has a remote share: a team elsewhere would write the same down. */
export const { remoteShared } = require(path.resolve('../webpack.shared.js')) as {
  remoteShared: () => Record<string, object>;
};
