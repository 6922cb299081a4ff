import { createSandboxCatalogues } from '@tiquete/sandbox';
import { groupHouses } from './groupHouses';

/** Both stand-ins' whole stock, with the truth about which houses they share. */
const { hotelbeds, dohotels } = createSandboxCatalogues();
const groups = groupHouses([
  hotelbeds.map((hotel) => ({ ...hotel, hotelCode: String(hotel.code), twinOf: null })),
  dohotels.map((hotel) => ({ ...hotel, hotelCode: `D${hotel.code}` })),
]);
const pairs = groups.filter((group) => group.length === 2);
const isTrue = ([first, second]: (typeof pairs)[number]) =>
  Number(first?.hotelCode) === second?.twinOf;

it('never takes two houses for one, in a world full of names that are almost the same', () => {
  expect(pairs.filter((pair) => !isTrue(pair)).map((pair) => pair.map(({ name }) => name))).toEqual(
    [],
  );
});
it('finds nearly every shared house', () => {
  const shared = dohotels.filter(({ twinOf }) => twinOf !== null).length;
  expect(pairs.length / shared).toBeGreaterThan(0.97);
});
it('loses nobody', () => {
  expect(groups.flat()).toHaveLength(hotelbeds.length + dohotels.length);
});
