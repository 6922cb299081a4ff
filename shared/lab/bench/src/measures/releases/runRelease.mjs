import { eachLine, own } from '@tiquete/tooling/lib/children';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** Runs `npm run release -- …` like an operator. @throws Error with its output */
export async function runRelease(args, env) {
  const child = own(process.execPath, [inRepo('shared/tooling/src/release.mjs'), ...args], { env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => said.push(line));
  if ((await child.exited) !== 0)
    throw new Error(`release ${args.join(' ')}: ${said.slice(-2).join(' ')}`);
}
