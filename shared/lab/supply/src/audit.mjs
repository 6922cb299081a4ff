import { say } from '@tiquete/tooling/lib/steps';
import { ACCEPTED_ADVISORIES } from './accepted.mjs';
import { pnpm, shippedOnly } from './pnpm.mjs';
import { readAudit } from './readAudit.mjs';

/** Returns the exit code. An unreachable registry is reported and is not a failure. */
export async function audit() {
  const answer = readAudit(
    await pnpm([...shippedOnly, 'audit', '--prod', '--json']),
    ACCEPTED_ADVISORIES,
    new Date().toISOString().slice(0, 10),
  );
  if (answer.state === 'unanswered') {
    say(
      `SKIPPED: the registry at hand answers no audit, so nothing is known about weaknesses: ${answer.why}`,
    );
    return 0;
  }
  say(
    `${answer.total} advisories about what ships; ${answer.refused.length} high or critical, ${answer.accepted.length} accepted with a date.`,
  );
  for (const one of answer.accepted) say(`accepted: ${one}`);
  for (const one of answer.refused) console.error(one);
  return answer.refused.length === 0 ? 0 : 1;
}
