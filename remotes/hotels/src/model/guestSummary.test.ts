import { guestSummary } from './guestSummary';

it('counts one adult aged 18 by default', () => {
  expect(guestSummary([{ adults: 1, childrens: [] }])).toEqual({
    rooms: 1,
    adults: 1,
    children: 0,
    guests: 1,
    ages: [18],
  });
});

it('adds up rooms and lists the ages room by room', () => {
  expect(
    guestSummary([
      { adults: 2, childrens: [5] },
      { adults: 1, childrens: [0, 16] },
    ]),
  ).toEqual({
    rooms: 2,
    adults: 3,
    children: 3,
    guests: 6,
    ages: [18, 18, 5, 18, 0, 16],
  });
});

it('counts a child without an age, and lists no age for it', () => {
  expect(guestSummary([{ adults: 1, childrens: [null, 4] }])).toMatchObject({
    children: 2,
    guests: 3,
    ages: [18, 4],
  });
});
