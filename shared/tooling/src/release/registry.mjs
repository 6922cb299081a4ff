import { existsSync } from 'node:fs';
import path from 'node:path';
import { eachLine, ownNode } from '../lib/children.mjs';
import { filledEnvironment } from '../lib/environment.mjs';
import { dist, inRepo, root } from '../lib/paths.mjs';
import { buildParts } from '../build/buildParts.mjs';

const COMMAND = 'backend/api/dist/cli/release.js';

/** Speaks to the registry of releases through the api's own command, with the api's own settings. @throws Error with its words. */
export async function registry(...args) {
  if (!existsSync(inRepo(COMMAND))) await buildParts(['api']);
  const env = filledEnvironment();
  const child = ownNode(COMMAND, {
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
  const how = await child.exited;
  if (how !== 0)
    throw new Error(
      [...said, ...complaints].join('\n') || `the registry's command ended with ${how}`,
    );
  return said;
}
