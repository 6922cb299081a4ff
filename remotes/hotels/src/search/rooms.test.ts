import { withChildAge, withChildren } from './rooms';

it('keeps the ages already chosen when a child is added', () => {
  expect(withChildren({ adults: 2, childrens: [5] }, 2)).toEqual({
    adults: 2,
    childrens: [5, null],
  });
  expect(withChildren({ adults: 2, childrens: [5, 9] }, 1)).toEqual({ adults: 2, childrens: [5] });
});

it('sets one age', () => {
  expect(withChildAge({ adults: 1, childrens: [5, null] }, 1, 0)).toEqual({
    adults: 1,
    childrens: [5, 0],
  });
});
