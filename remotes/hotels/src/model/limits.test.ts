import * as contracts from '@tiquete/contracts';
import * as limits from './limits';

it('equals the limits of the contract', () => {
  const {
    MAX_ROOMS,
    MAX_ADULTS_PER_ROOM,
    MAX_CHILDREN_PER_ROOM,
    MAX_CHILD_AGE,
    MAX_NIGHTS,
    MAX_DAYS_AHEAD,
  } = contracts;
  expect(limits).toMatchObject({
    MAX_ROOMS,
    MAX_ADULTS_PER_ROOM,
    MAX_CHILDREN_PER_ROOM,
    MAX_CHILD_AGE,
    MAX_NIGHTS,
    MAX_DAYS_AHEAD,
  });
  expect(contracts.DEFAULT_QUOTAS).toEqual([limits.ADULT_AGE]);
});
