import { packageRoomSchema } from '@tiquete/contracts';
import * as limits from '@tiquete/contracts/limits';
import { MAX_ADULTS_PER_ROOM, toLines } from './rooms';

const room = { adults: 2, children: [{ age: 7 }], infants: 1 };

it('sends beds only if they are known for every child', () => {
  const children = [
    { age: 7, bed: true },
    { age: 4, bed: false },
  ];
  expect(toLines([{ ...room, children }])[0]?.Child.Bed).toEqual([true, false]);
  const half = [{ age: 7, bed: true }, { age: 4 }];
  expect(toLines([{ ...room, children: half }])[0]?.Child).not.toHaveProperty('Bed');
});

it('accepts the largest room of the contract, and no larger one', () => {
  const { MAX_CHILDREN_PER_PACKAGE_ROOM: most, MAX_INFANTS_PER_PACKAGE_ROOM: mostInfants } = limits;
  const accepts = (children: number, infants: number, age = limits.MAX_CHILD_AGE) => {
    const all = Array.from({ length: children }, () => ({ age, bed: false }));
    const [line] = toLines([{ adults: MAX_ADULTS_PER_ROOM, children: all, infants }]);
    return packageRoomSchema.safeParse(line).success;
  };
  expect(accepts(most, mostInfants)).toBe(true);
  expect(accepts(most + 1, mostInfants)).toBe(false);
  expect(accepts(1, mostInfants + 1)).toBe(false);
  expect(accepts(1, 0, limits.MIN_CHILD_AGE - 1)).toBe(false);
});
