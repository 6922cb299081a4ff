// `npm run build [-- part…]`: builds the shell, the api, the sandbox or a remote by its id; by default all. Builds only
// changed parts.
import { buildParts } from './build/buildParts.mjs';
import { readCommandLine } from './lib/commandLine.mjs';

const { options, words } = readCommandLine({ force: { type: 'boolean' } });
try {
  await buildParts(words, options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
