import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runJourneys } from '../e2e/runJourneys.mjs';
import { inRepo } from '../lib/paths.mjs';
import { say } from '../lib/steps.mjs';
import { readCases } from './readCases.mjs';

const USAGE = `npm run chaos -- REMOTE [--json]

Runs a remote in a real shell, from production builds, while its files are gone, unavailable, late or tampered with, while the shell
does not share what it needs, while its saved state is of a later release, in another brand and offline. Each case also opens every
other remote. Answers 0 when all passed, 1 when one did not, 2 when it is not understood.`;
const RESULTS = inRepo('e2e/test-results/results.json');

/** Why this remote cannot be run so; undefined: it can. */
function whyNot(remote) {
  const file = inRepo('remotes', remote, 'src/remote.json');
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || !existsSync(file))
    return `There is no remote ${remote}.`;
  const { tab } = JSON.parse(readFileSync(file, 'utf8'));
  return tab ? undefined : `${remote} has no tab by which a traveller could open it.`;
}

export async function runChaos(args) {
  const isJson = args.includes('--json');
  const [remote, ...rest] = args.filter((word) => word !== '--json');
  if (args.includes('--help')) {
    say(USAGE);
    return 0;
  }
  const reason = remote === undefined || rest.length > 0 ? USAGE : whyNot(remote);
  if (reason !== undefined) {
    console.error(reason);
    return 2;
  }
  rmSync(RESULTS, { force: true });
  process.env.CHAOS_REMOTE = remote;
  const code = await runJourneys(['platform/chaos']);
  if (!existsSync(RESULTS)) return 1;
  const cases = readCases(JSON.parse(readFileSync(RESULTS, 'utf8')));
  if (isJson) say(JSON.stringify({ remote, cases }));
  else
    for (const { name, isPassed, why } of cases)
      say(`${isPassed ? 'passed' : 'FAILED'}  ${name}${why === undefined ? '' : `: ${why}`}`);
  return code;
}
