import { countPassengers, withBabies, withChildAge, withChildren } from './passengers';

const alone = { adults: 1, ages: [], seatedInfants: 0 };

it('counts infants with a seat and on a lap', () => {
  expect(countPassengers({ adults: 2, ages: [9, null, 1, 0, 0], seatedInfants: 1 })).toEqual({
    adults: 2,
    children: 2,
    infants: 1,
    held: 2,
  });
});
it('leaves the chosen ages unchanged when children and babies are added or removed', () => {
  const family = withBabies(withChildAge(withChildren(alone, 2), 0, 7), { infants: 0, held: 1 });
  expect(family).toEqual({ adults: 1, ages: [7, null, 0], seatedInfants: 0 });
  expect(withChildren(family, 1)).toEqual({ adults: 1, ages: [7, 0], seatedInfants: 0 });
  expect(withBabies(family, { infants: 1, held: 0 })).toEqual({
    adults: 1,
    ages: [7, null, 0],
    seatedInfants: 1,
  });
});
