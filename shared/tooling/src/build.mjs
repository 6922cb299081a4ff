// `npm run build [-- part…]`: shell, api, sandbox, or a remote by its id; everything by default. Only what changed is built.
import { buildParts } from './build/buildParts.mjs';

const args = process.argv.slice(2);
try {
  await buildParts(
    args.filter((arg) => !arg.startsWith('--')),
    { force: args.includes('--force') },
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
