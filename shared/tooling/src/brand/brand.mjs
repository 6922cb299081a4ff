import path from 'node:path';
import { sayApiCommand } from '../lib/apiCommand.mjs';

/**
 * Arguments of the api's command. npm starts us in the repository's root, so file names are resolved from the operator's
 * folder.
 */
export function toArguments(args, folder) {
  const fileAt = args[0] === 'export' ? 2 : -1;
  return args.map((word, index) => {
    if (word.startsWith('--file=')) return `--file=${path.resolve(folder, word.slice(7))}`;
    const isFile = args[index - 1] === '--file' || (index === fileAt && !word.startsWith('-'));
    return isFile ? path.resolve(folder, word) : word;
  });
}

/** Returns the exit code: 0 done, 1 rejected, 2 not understood, 3 not carried out. */
export const brand = (args) =>
  sayApiCommand('brand', toArguments(args, process.env.INIT_CWD ?? process.cwd()));
