// The plain bundle, split by page, built in a process of its own: `node buildPlain.mjs <folder>`. Exits 0, or 1 after printing why.
import { buildRival } from './buildRivals.mjs';

try {
  await buildRival({ folder: process.argv[2], shape: 'split' });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
}
