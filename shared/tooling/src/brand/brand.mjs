import path from 'node:path';
import { sayApiCommand } from '../lib/apiCommand.mjs';

/** The words for the api's command. npm runs us in the repository's root; a file is meant from where somebody stands. */
export function toArguments(args, folder) {
  const fileAt = args[0] === 'export' ? 2 : -1;
  return args.map((word, index) => {
    if (word.startsWith('--file=')) return `--file=${path.resolve(folder, word.slice(7))}`;
    const isFile = args[index - 1] === '--file' || (index === fileAt && !word.startsWith('-'));
    return isFile ? path.resolve(folder, word) : word;
  });
}

/** Answers the exit code: 0 done, 1 refused, 2 not understood, 3 not carried out. */
export const brand = (args) =>
  sayApiCommand('brand', toArguments(args, process.env.INIT_CWD ?? process.cwd()));
