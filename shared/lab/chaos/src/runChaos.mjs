import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runJourneys } from '@tiquete/tooling/journeys';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { say } from '@tiquete/tooling/lib/steps';
import { readCases } from './readCases.mjs';

const USAGE = `npm run chaos -- REMOTE [--json]

Runs a remote in a real shell, from production builds, while its files are gone, unavailable, late or tampered with, while the shell
does not share what it needs, while its saved state is of a later release, in another brand and offline. Each case also opens every
other remote. One without a tab is opened at its first address, by somebody who may. Answers 0 when all passed, 1 when one did not, 2 when it is not understood.`;
const RESULTS = inRepo('e2e/test-results/results.json');

const descriptorFile = (remote) => inRepo('remotes', remote, 'src/remote.json');
const keepsState = (remote) =>
  JSON.parse(readFileSync(descriptorFile(remote), 'utf8')).persist !== null;

/** Reason why this remote cannot be tested; undefined when it can. */
function whyNot(remote) {
  const isThere = /^[a-z][a-z0-9-]*$/.test(remote) && existsSync(descriptorFile(remote));
  return isThere ? undefined : `There is no remote ${remote}.`;
}

function caseLine({ name, isPassed, why, without }) {
  if (without !== undefined) return `-       ${name}: ${without}`;
  return `${isPassed ? 'passed' : 'FAILED'}  ${name}${why === undefined ? '' : `: ${why}`}`;
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
  if (!keepsState(remote))
    cases.push({ name: 'downgraded state', isPassed: true, without: `${remote} keeps nothing` });
  if (isJson) say(JSON.stringify({ remote, cases }));
  else for (const one of cases) say(caseLine(one));
  return code;
}
