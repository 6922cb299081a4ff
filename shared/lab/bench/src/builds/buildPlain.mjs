// Builds the plain bundle, split by page, in a separate process: `node buildPlain.mjs <folder>`. Exits with 0, or with 1
// after printing the reason.
import { buildRival } from './buildRivals.mjs';

try {
  await buildRival({ folder: process.argv[2], shape: 'split' });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
}
