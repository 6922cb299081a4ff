import path from 'node:path';
import { sayApiCommand } from '../lib/apiCommand.mjs';

const WITH_FILE = ['check', 'import', 'export'];

/**
 * Arguments of the api's command. npm starts us in the repository's root, so file names are resolved from the operator's
 * folder.
 */
export const toArguments = ([act, file, ...rest], folder) =>
  WITH_FILE.includes(act) && file !== undefined && !file.startsWith('-')
    ? [act, path.resolve(folder, file), ...rest]
    : [act, file, ...rest].filter((word) => word !== undefined);

/** Returns the exit code: 0 done, 1 rejected, 2 not understood. */
export const packages = (args) =>
  sayApiCommand('packages', toArguments(args, process.env.INIT_CWD ?? process.cwd()));
