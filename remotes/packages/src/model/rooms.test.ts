import { peopleOf, travellersOf, withPeople } from './rooms';

const room = { adults: 2, children: [{ age: 7 }], infants: 1 };

it('leaves a child’s bed unchanged while other children are added or removed', () => {
  const one = { ...room, children: [{ age: 7, bed: true }] };
  const people = peopleOf(one);
  expect(withPeople(one, people)).toEqual(one);
  expect(withPeople(one, { ...people, ages: [8, null] }).children).toEqual([
    { age: 8, bed: true },
    { age: null },
  ]);
  expect(withPeople(one, { ...people, ages: [] }).children).toEqual([]);
});

it('counts all travellers, babies included', () => {
  expect(travellersOf([room, { ...room, infants: 0 }])).toBe(7);
});
