import path from 'node:path';
import { sayApiCommand } from '../lib/apiCommand.mjs';

const WITH_FILE = ['check', 'import', 'export'];

/** The words for the api's command. npm runs us in the repository's root; a file is meant from where the operator stands. */
export const toArguments = ([act, file, ...rest], folder) =>
  WITH_FILE.includes(act) && file !== undefined && !file.startsWith('-')
    ? [act, path.resolve(folder, file), ...rest]
    : [act, file, ...rest].filter((word) => word !== undefined);

/** Answers the exit code: 0 done, 1 refused, 2 not understood. */
export const packages = (args) =>
  sayApiCommand('packages', toArguments(args, process.env.INIT_CWD ?? process.cwd()));
