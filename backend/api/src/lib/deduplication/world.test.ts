import { createSandboxCatalogues } from '@tiquete/sandbox';
import { atOnce } from '../async/steps';
import { groupProperties } from './groupProperties';

/** The whole stock of both stand-ins, with the pairs that are the same property. */
const { hotelbeds, dohotels } = createSandboxCatalogues();
const groups = atOnce(
  groupProperties([
    hotelbeds.map((hotel) => ({ ...hotel, hotelCode: String(hotel.code), twinOf: null })),
    dohotels.map((hotel) => ({ ...hotel, hotelCode: `D${hotel.code}` })),
  ]),
);
const pairs = groups.filter((group) => group.length === 2);
const isTrue = ([first, second]: (typeof pairs)[number]) =>
  Number(first?.hotelCode) === second?.twinOf;

it('never takes two properties for one, in a world full of names that are almost the same', () => {
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
