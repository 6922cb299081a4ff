// `npm run build [-- part…]`: builds the shell, the api, the sandbox or a remote by its id; by default all. Builds only
// changed parts. `--force` builds all of them, `--copy FOLDER` copies the shell and the remotes there.
import { buildParts } from './build/buildParts.mjs';
import { copyBuilds } from './build/copyBuilds.mjs';
import { readCommandLine } from './lib/commandLine.mjs';

const { options, words } = readCommandLine({
  force: { type: 'boolean' },
  copy: { type: 'string' },
});
try {
  const parts = await buildParts(words, options);
  if (options.copy) copyBuilds(parts, options.copy);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
