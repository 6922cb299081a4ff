import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { AppError } from '../../lib/errors';
import type { GuessNotice } from '../../accounts';
import type { SecondFactor } from './secondFactor';

/** Limit of wrong codes at one account, over all its sessions. */
const PER_DAY: Limit = { free: 10, windowSeconds: 86_400, wait: 'rest-of-window' };

interface Parts {
  counters: Counters;
  clock: () => Date;
  onWrong: GuessNotice;
}
/** Allows an account ten wrong codes in a day, and notifies its holder of the fifth. */
export const limitCodes = (
  factor: SecondFactor,
  { counters, clock, onWrong }: Parts,
): SecondFactor => ({
  ...factor,
  async prove(own, code) {
    const { brandId, user } = own;
    const key = `second-factor-day:${user.id}`;
    const undo = () => counters.undo(brandId, key, PER_DAY);
    // Counted as wrong first, so that concurrent attempts are all counted.
    await takeAll(counters, brandId, [{ key, limit: PER_DAY }], clock());
    const proof = await factor.prove(own, code).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'SECOND_FACTOR_WRONG')
        onWrong(brandId, user.email, 'CODE');
      else await undo();
      throw error;
    });
    await undo();
    return proof;
  },
});
