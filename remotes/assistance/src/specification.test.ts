import { assistanceSearchBodySchema } from '@tiquete/contracts';
import { toSearchBody } from '@tiquete/domain/searches/assistance';
import { today, type SearchSection } from '@tiquete/platform';
import {
  describeFormFields,
  describeProduct,
  specification,
  storedSection,
  WITHOUT_CODES,
} from '@tiquete/testing';
import { toRecentSearch } from './state/recentSearches';
import { fromSearchSection, toSearchSection } from './state/searchSection';
import { assistancePersist, assistanceSlice } from './state/slice';
import { aQuery } from './testing/builders';

const body = toSearchBody(aQuery);
const section = storedSection(toSearchSection(aQuery));
const read = (changes: Partial<SearchSection> = {}) =>
  fromSearchSection({ ...section, ...changes }, today(), 'CO');
const asisstanceJson: SearchSection['asisstanceJson'] = {
  canal: '1',
  checkin: '',
  checkout: '',
  origin_code: 'PE',
  destination_code: [],
  age_pax: '',
  currency: 'COP',
};

describeProduct({
  slice: assistanceSlice,
  persist: assistancePersist,
  recentSearch: toRecentSearch(aQuery),
  body,
  searchPath: 'asisstances/searchs',
});

describeFormFields([
  ['origin', () => read({ origin: 'EC', asisstanceJson: null }), { origin: 'EC' }],
  ['destination', () => read({ destination: 'ASIA,FR' }), { destinations: ['ASIA', 'FR'] }],
  ['asisstanceJson', () => read({ origin: '', asisstanceJson }), { origin: 'PE' }],
  ['quotas', () => read({ quotas: [40, 41] }), { ages: [40, 41] }],
]);

it('reads the places of an older release, which lack codes', () => {
  expect(read(WITHOUT_CODES).destinations).toEqual(read().destinations);
});
it('sends exactly the fields of the specification, with the ages separated by commas', () => {
  expect(Object.keys(body)).toEqual(specification.calls.paths['asisstances/searchs']);
  expect(body).toMatchObject({ canal: '1', currency: 'COP', age_pax: '72,35,7' });
  expect(assistanceSearchBodySchema.safeParse(body).success).toBe(true);
});
