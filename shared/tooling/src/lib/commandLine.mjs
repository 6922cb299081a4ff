import { parseArgs } from 'node:util';

/** Options and words of the running command. Ends it with a sentence for an unknown option. */
export function readCommandLine(options = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { options: values, words: positionals };
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
