import { createSandboxCatalogues } from '@tiquete/sandbox';
import { runSync } from '../async/steps';
import { groupProperties } from './groupProperties';

/** Catalogues of both stand-ins, which state the pairs that are the same property. */
const { hotelbeds, dohotels } = createSandboxCatalogues();
const groups = runSync(
  groupProperties([
    hotelbeds.map((hotel) => ({ ...hotel, hotelCode: String(hotel.code), twinOf: null })),
    dohotels.map((hotel) => ({ ...hotel, hotelCode: `D${hotel.code}` })),
  ]),
);
const pairs = groups.filter((group) => group.length === 2);
const isTrue = ([first, second]: (typeof pairs)[number]) =>
  Number(first?.hotelCode) === second?.twinOf;

it('never merges two properties, although many names are nearly equal', () => {
  expect(pairs.filter((pair) => !isTrue(pair)).map((pair) => pair.map(({ name }) => name))).toEqual(
    [],
  );
});
it('finds nearly every shared property', () => {
  const shared = dohotels.filter(({ twinOf }) => twinOf !== null).length;
  expect(pairs.length / shared).toBeGreaterThan(0.97);
});
it('loses no listing', () => {
  expect(groups.flat()).toHaveLength(hotelbeds.length + dohotels.length);
});
