import { hotelSearchBodySchema } from '@tiquete/contracts';
import { toDraft, toSearchBody } from '@tiquete/domain/searches/hotels';
import { addDays, initialSearchSection, today, type SearchSection } from '@tiquete/platform';
import {
  describeFormFields,
  describeProduct,
  specification,
  storedSection,
  WITHOUT_CODES,
} from '@tiquete/testing';
import { HOTEL_ORDERS } from './model/hotelFilters';
import { sortHotels } from './results/list/sortHotels';
import { toRecentSearch } from './state/recentSearches';
import { fromSearchSection, toDraftSection, toSearchSection } from './state/searchSection';
import { hotelPersist, hotelSlice } from './state/slice';
import { aHotelWith, aQuery } from './testing/builders';

const { entities, calls, constants } = specification;
const body = toSearchBody(aQuery);
const section = storedSection({ ...toSearchSection(aQuery), hotelJson: body });
const read = (changes: Partial<SearchSection> = {}) =>
  fromSearchSection({ ...section, ...changes }, today(), 'CO');
const later = { start: addDays(today(), 70), end: addDays(today(), 75) };

describeProduct({
  slice: hotelSlice,
  persist: hotelPersist,
  recentSearch: toRecentSearch(aQuery, '/media/places/CTG'),
  body,
  searchPath: 'hotels/searchs',
});

describeFormFields([
  [
    'destination',
    () => read({ destination: 'MDE' }),
    { destination: { code: 'MDE', name: aQuery.destination.name } },
  ],
  [
    'destinationObject',
    () =>
      read({
        destinationObject: section.destinationObject && {
          ...section.destinationObject,
          name: 'La Heroica',
        },
      }),
    { destination: { code: aQuery.destination.code, name: 'La Heroica' } },
  ],
  ['dates', () => read({ dates: later }), { dates: later }],
  [
    'guests',
    () => read({ guests: [{ adults: 3, childrens: [4] }] }),
    { rooms: [{ adults: 3, childrens: [4] }] },
  ],
  [
    'hotelJson',
    () => read({ hotelJson: toSearchBody({ ...aQuery, nationality: 'PE' }) }),
    { nationality: 'PE' },
  ],
]);

it('reads a search section of an older release, which lacks codes', () => {
  expect(read(WITHOUT_CODES)).toEqual(read());
});
it('clears the codes of places while the form has no destination', () => {
  expect(toDraftSection({ ...toDraft(aQuery), destination: null })).toMatchObject({
    destination: '',
    origin: '',
  });
});

describe('filters and orders', () => {
  const { filterValues, filterSeleted } = hotelSlice.getInitialState();
  it('has the filters of the specification', () => {
    for (const filters of [filterValues, filterSeleted])
      expect(Object.keys(filters).sort()).toEqual([...entities.hotelFilterValues].sort());
  });
  it('starts with an order of the specification, and lists its own orders after those', () => {
    expect(constants.hotelOrders).toContain(filterValues.orderBy);
    expect(HOTEL_ORDERS.slice(0, constants.hotelOrders.length)).toEqual(constants.hotelOrders);
  });
  it.each([
    ['price_desc', { min_rate: 2 }, { min_rate: 1 }],
    ['price_asc', { min_rate: 1 }, { min_rate: 2 }],
    ['star_asc', { star_number: 5 }, { star_number: 3 }],
    ['promotion_asc', { promotion: aPromotion(20) }, { promotion: aPromotion(10) }],
  ] as const)('sorts by %s', (orderBy, first, second) => {
    const hotels = [aHotelWith(second), aHotelWith(first)];
    expect(sortHotels(hotels, orderBy)[0]).toMatchObject(first);
  });
});

describe('the request of a search', () => {
  it('has the constants and the shape of the specification', () => {
    expect(body).toMatchObject(calls.hotelSearchDefaults);
    expect(hotelSearchBodySchema.safeParse(body).success).toBe(true);
    for (const room of body.rooms) expect(Object.keys(room)).toEqual(calls.hotelRoom);
  });
  it('has the same origin as the search section and the recent search', () => {
    expect(toSearchSection(aQuery).origin).toBe(body.origin_code);
    expect(toRecentSearch(aQuery, '').origin).toBe(body.origin_code);
  });
  it('restores the nationality of the form', () => {
    const hotelJson = toSearchBody({ ...aQuery, nationality: 'PE' });
    const draft = fromSearchSection({ ...initialSearchSection, hotelJson }, today(), 'CO');
    expect(draft.nationality).toBe('PE');
  });
});

function aPromotion(porcent: number) {
  return { porcent, code: 'P', name: '', remark: '' };
}
