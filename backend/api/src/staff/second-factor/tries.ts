import type { Limit, Take } from '../../lib/counters/rule';
import type { ResolvedSession } from '../../requestTypes';

const TRIES: Limit = { free: 5, windowSeconds: 900, wait: { firstSeconds: 1, maxSeconds: 60 } };

/** Counter of wrong codes and wrong passkeys of an account. */
export const triesOf = ({ user }: ResolvedSession): Take => ({
  key: `second-factor:${user.id}`,
  limit: TRIES,
});
