// `npm run build [-- part…]`: shell, api, sandbox, or a remote by its id; everything by default. Only what changed is built.
import { buildParts } from './build/buildParts.mjs';
import { readCommandLine } from './lib/commandLine.mjs';

const { options, words } = readCommandLine({ force: { type: 'boolean' } });
try {
  await buildParts(words, options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
