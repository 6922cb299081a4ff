import { packageSearchBodySchema } from '@tiquete/contracts';
import { today, type SearchSection } from '@tiquete/platform';
import {
  describeFormFields,
  describeProduct,
  storedSection,
  WITHOUT_CODES,
} from '@tiquete/testing';
import { toListBody } from './api';
import { toRecentSearch } from './state/recentSearches';
import { fromSearchSection, toSearchSection } from './state/searchSection';
import { packagePersist, packageSlice } from './state/slice';
import { aList, aPackage, aQuery } from './testing/builders';

const body = toListBody(aQuery);
const section = storedSection({ ...toSearchSection(aQuery), packageJson: body });
const read = (changes: Partial<SearchSection> = {}) =>
  fromSearchSection({ ...section, ...changes }, today());

describeProduct({
  slice: packageSlice,
  persist: packagePersist,
  recentSearch: toRecentSearch(aQuery, { ...aList([aPackage]), expires_at: today() }),
  body,
  searchPath: 'packages/searches',
});

describeFormFields([
  [
    'destination',
    () => read({ destination: 'ASIA' }),
    { destination: { id: 'ASIA', name: aQuery.destination?.name } },
  ],
  ['origin', () => read({ origin: 'MDE' }), { origin: { id: 'MDE', name: aQuery.origin?.name } }],
  [
    'originObject',
    () =>
      read({
        originObject: section.originObject && { ...section.originObject, name: 'La capital' },
      }),
    { origin: { id: aQuery.origin?.id, name: 'La capital' } },
  ],
  // Without a request for packages, the dates are days of a trip, not of departures.
  ['packageJson', () => read({ packageJson: null }), { dates: null }],
]);

it('reads a search section of an older release, which lacks codes', () => {
  expect(read(WITHOUT_CODES)).toEqual(read());
});
it.each(['', 'EC'])(
  'still has its origin when the form of hotels or assistance writes the code "%s"',
  (code) => {
    expect(read({ origin: code }).origin).toEqual(aQuery.origin);
  },
);
it('sends the constants of the specification in the shape of the contract', () => {
  expect(body).toMatchObject({ MoneyID: 2, Type: 'ESPECIAL' });
  expect(packageSearchBodySchema.safeParse(body).success).toBe(true);
});
