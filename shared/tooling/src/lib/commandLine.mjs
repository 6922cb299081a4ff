import { parseArgs } from 'node:util';

/** Options and words of the command that runs; ends it with a sentence when it does not know an option. */
export function readCommandLine(options = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { options: values, words: positionals };
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
