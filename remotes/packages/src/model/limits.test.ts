import * as contracts from '@tiquete/contracts';
import { INCLUSIONS, PACKAGE_ORDERS, REGIONS } from './packageFilters';
import * as limits from './limits';
import { toLines } from './rooms';

it('equals the limits of the contract', () => {
  expect(limits.MAX_ROOMS).toBe(contracts.MAX_PACKAGE_ROOMS);
  expect(limits.MAX_DAYS_AHEAD).toBe(contracts.MAX_PACKAGE_DAYS_AHEAD);
  expect(limits.PER_PAGE).toBe(contracts.PACKAGES_PER_PAGE);
  expect(PACKAGE_ORDERS).toEqual(contracts.PACKAGE_ORDERS);
  expect(INCLUSIONS).toEqual(contracts.PACKAGE_INCLUSIONS);
  expect([...REGIONS].sort()).toEqual([...contracts.REGIONS].sort());
});

it('accepts the largest room of the contract, and no larger one', () => {
  const child = { age: limits.MAX_CHILD_AGE, bed: false };
  const room = (children: number, infants = limits.MAX_INFANTS_PER_ROOM, age = child.age) => ({
    adults: limits.MAX_ADULTS_PER_ROOM,
    children: Array.from({ length: children }, () => ({ ...child, age })),
    infants,
  });
  const isTaken = (one: ReturnType<typeof room>) =>
    contracts.packageRoomSchema.safeParse(toLines([one])[0]).success;
  expect(isTaken(room(limits.MAX_CHILDREN_PER_ROOM))).toBe(true);
  expect(isTaken(room(limits.MAX_CHILDREN_PER_ROOM + 1))).toBe(false);
  expect(isTaken(room(1, limits.MAX_INFANTS_PER_ROOM + 1))).toBe(false);
  expect(isTaken(room(1, 0, limits.MIN_CHILD_AGE - 1))).toBe(false);
});
