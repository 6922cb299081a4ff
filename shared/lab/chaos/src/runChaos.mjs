import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runJourneys } from '@tiquete/tooling/journeys';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { say } from '@tiquete/tooling/lib/steps';
import { readCases } from './readCases.mjs';

const USAGE = `npm run chaos -- REMOTE [--json]

Runs a remote in a real shell, from production builds: its files are missing, unavailable, late or tampered with; the shell does not
share a package; the server cannot render its first page; its saved state is of a later release; in another brand; offline. Each case
also opens every other remote. A remote without a tab is opened at its first address, by a visitor with the necessary role. Exits
with 0 when all cases passed, 1 when one failed, 2 for wrong arguments.`;
const RESULTS = inRepo('e2e/test-results/results.json');

const descriptorFile = (remote) => inRepo('remotes', remote, 'src/remote.json');

/** Cases that do not apply to this remote, each with the reason. */
function notApplicable(remote) {
  const { persist, tab } = JSON.parse(readFileSync(descriptorFile(remote), 'utf8'));
  return [
    ...(persist ? [] : [{ name: 'downgraded state', without: `${remote} stores nothing` }]),
    ...(tab ? [] : [{ name: 'rendering fails', without: `${remote} has no first page` }]),
  ].map((each) => ({ ...each, isPassed: true }));
}

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
  const ran = readCases(JSON.parse(readFileSync(RESULTS, 'utf8')));
  const cases = [...ran, ...notApplicable(remote)];
  if (isJson) say(JSON.stringify({ remote, cases }));
  else for (const one of cases) say(caseLine(one));
  return code;
}
