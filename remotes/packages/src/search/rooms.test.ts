import { toLines, travellersOf, withChildAge, withChildren } from './rooms';

const room = { adults: 2, children: [{ age: 7 }], infants: 1 };

it('keeps the ages that are chosen when children are added or taken away', () => {
  expect(withChildren(room, 2).children).toEqual([{ age: 7 }, { age: null }]);
  expect(withChildren(room, 0).children).toEqual([]);
  expect(withChildAge(withChildren(room, 2), 1, 4).children).toEqual([{ age: 7 }, { age: 4 }]);
});

it('counts everybody, babies too', () => {
  expect(travellersOf([room, { ...room, infants: 0 }])).toBe(7);
});

it('says who has a bed only where that is known of every child', () => {
  const children = [
    { age: 7, bed: true },
    { age: 4, bed: false },
  ];
  expect(toLines([{ ...room, children }])[0]?.Child.Bed).toEqual([true, false]);
  const half = [{ age: 7, bed: true }, { age: 4 }];
  expect(toLines([{ ...room, children: half }])[0]?.Child).not.toHaveProperty('Bed');
});
