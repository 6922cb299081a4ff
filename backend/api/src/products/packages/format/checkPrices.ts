import type { FieldProblem } from './fields';
import type { CataloguePackage } from './packageSchema';
import { type Departure, ROOM_TYPES, type SeasonPrice } from './saleSchemas';

type Priced = Pick<CataloguePackage, 'hotels' | 'prices' | 'departures' | 'min_age'>;

/** Checks that each hotel has one price per season, and that every room which a departure sells has a price. */
export function checkPrices(given: Priced): FieldProblem[] {
  return [
    ...given.prices.flatMap((price, index) => checkPrice(given, price, index)),
    ...given.departures.flatMap((departure, index) => checkDeparture(given, departure, index)),
  ];
}

function checkPrice(
  { hotels, prices, min_age: youngest = 0 }: Priced,
  price: SeasonPrice,
  index: number,
): FieldProblem[] {
  const { season, hotel, children } = price;
  const problems: FieldProblem[] = [];
  if (hotels.every(({ id }) => id !== hotel))
    problems.push({
      path: ['prices', index, 'hotel'],
      message: `${hotel} is not one of the hotels`,
    });
  if (prices.findIndex((other) => other.season === season && other.hotel === hotel) !== index)
    problems.push({
      path: ['prices', index],
      message: `${hotel} has a price in season ${season} already`,
    });
  children.forEach(({ min_age, max_age, with_bed, without_bed }, band) => {
    const path = ['prices', index, 'children', band];
    if (min_age > max_age) problems.push({ path, message: 'min_age is over max_age' });
    if (max_age < youngest)
      problems.push({ path, message: `has no travellers: min_age of the package is ${youngest}` });
    if (with_bed === undefined && without_bed === undefined)
      problems.push({ path, message: 'has neither with_bed nor without_bed' });
    const before = children[band - 1];
    if (before && min_age <= before.max_age)
      problems.push({ path, message: 'must begin after the band before has ended' });
  });
  return problems;
}

function checkDeparture(
  { hotels, prices }: Priced,
  { season, rooms }: Departure,
  index: number,
): FieldProblem[] {
  const known = prices.filter((price) => price.season === season);
  if (known.length === 0)
    return [
      { path: ['departures', index, 'season'], message: `there are no prices of season ${season}` },
    ];
  return hotels.flatMap(({ id }) => {
    const price = known.find(({ hotel }) => hotel === id);
    if (!price)
      return [
        {
          path: ['departures', index, 'season'],
          message: `hotel ${id} has no price in season ${season}`,
        },
      ];
    return ROOM_TYPES.filter(
      (type) => rooms[type] !== undefined && price.adult[type] === undefined,
    ).map((type) => ({
      path: ['departures', index, 'rooms', type],
      message: `hotel ${id} has no price for ${type} in season ${season}`,
    }));
  });
}
