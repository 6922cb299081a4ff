import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Overrides } from '@tiquete/api/overrides';
import { createRandom } from '../random';

/** Share of mails that are rejected, and share of those that are delivered without an answer. */
const [REFUSED_SHARE, UNCLEAR_SHARE] = [0.05, 0.1];

/**
 * Creates the mail server of one process. It records each delivered mail in `file`, by the id of its row, before it answers.
 */
export function createMailServer(file: string): NonNullable<Overrides['mailTransport']> {
  const random = createRandom(`mails ${process.pid}`);
  return {
    async send(_, mailId) {
      if (random.happens(REFUSED_SHARE)) return { kind: 'not-sent', problem: 'busy' };
      // A line is short enough to be appended as a whole, even by several processes at once.
      appendFileSync(file, `${mailId}\n`);
      await wait(random.between(30, 300));
      return random.happens(UNCLEAR_SHARE)
        ? { kind: 'unclear', problem: 'reset' }
        : { kind: 'sent' };
    },
  };
}
