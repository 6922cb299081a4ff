import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { eachLine, ownNode } from './children.mjs';
import { filledEnvironment } from './environment.mjs';
import { dist, inRepo, root } from './paths.mjs';

/**
 * Runs a command of the api (`backend/api/src/cli`) with the api's own settings, and builds the api first if it is missing.
 * Resolves with the exit code and the printed lines.
 */
export async function apiCommand(name, args) {
  const script = `backend/api/dist/cli/${name}.js`;
  if (!existsSync(inRepo(script))) await buildParts(['api']);
  const env = filledEnvironment();
  const child = ownNode(script, {
    args,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
      ROOT_DIR: root,
      DIST_DIR: dist,
      DATA_DIR: path.resolve(root, env.DATA_DIR ?? '.data'),
    },
  });
  const said = [];
  const complaints = [];
  eachLine(child.stdout, (line) => said.push(line));
  eachLine(child.stderr, (line) => complaints.push(line));
  return { exit: await child.exited, said, complaints };
}

/** Runs the command and prints its output. Resolves with the exit code. */
export async function sayApiCommand(name, args) {
  const { exit, said, complaints } = await apiCommand(name, args);
  for (const line of said) console.log(line);
  for (const line of complaints) console.error(line);
  return typeof exit === 'number' ? exit : 1;
}
