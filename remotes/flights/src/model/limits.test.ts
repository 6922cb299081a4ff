import * as contracts from '@tiquete/contracts';
import { FLIGHT_PASSENGERS } from '@tiquete/domain/travellers';
import * as limits from './limits';

it('equals the limits of the contract', () => {
  expect(limits.MAX_SEGMENTS).toBe(contracts.MAX_FLIGHT_SEGMENTS);
  const { MAX_SEATED, MAX_FLIGHT_DAYS_AHEAD } = contracts;
  const { OLDEST_MINOR, TRIP_TYPES, CABINS } = contracts;
  expect(limits).toMatchObject({
    MAX_SEATED,
    MAX_FLIGHT_DAYS_AHEAD,
    CHILD_FROM_AGE: FLIGHT_PASSENGERS.childFrom,
    OLDEST_MINOR,
    TRIP_TYPES,
    CABINS,
  });
});
