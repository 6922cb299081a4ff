import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { eachLine, ownNode } from './children.mjs';
import { filledEnvironment } from './environment.mjs';
import { dist, inRepo, root } from './paths.mjs';

/**
 * Runs one of the api's own commands (`backend/api/src/cli`) with the api's own settings, and builds the api where it never
 * was. Answers the exit code and what the command said, line by line.
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

/** The same for whoever typed it: its words are printed. Answers the exit code. */
export async function sayApiCommand(name, args) {
  const { exit, said, complaints } = await apiCommand(name, args);
  for (const line of said) console.log(line);
  for (const line of complaints) console.error(line);
  return typeof exit === 'number' ? exit : 1;
}
