import { flightSearchBodySchema } from '@tiquete/contracts';
import { toSearchBody } from '@tiquete/domain/searches/flights';
import { addDays, today, type SearchSection } from '@tiquete/platform';
import {
  describeFormFields,
  describeProduct,
  specification,
  storedSection,
  WITHOUT_CODES,
} from '@tiquete/testing';
import { FLIGHT_ORDERS } from './model/flightFilters';
import { toRecentSearch } from './state/recentSearches';
import { fromSearchSection, toSearchSection } from './state/searchSection';
import { flightPersist, flightSlice } from './state/slice';
import { aQuery, aRoundTrip } from './testing/builders';

const { entities, calls, constants } = specification;
const body = toSearchBody(aQuery);
const section = storedSection(toSearchSection(aRoundTrip));
const read = (changes: Partial<SearchSection> = {}) =>
  fromSearchSection({ ...section, ...changes }, today());
const later = { start: addDays(today(), 70), end: addDays(today(), 75) };

describeProduct({
  slice: flightSlice,
  persist: flightPersist,
  recentSearch: toRecentSearch(aQuery),
  body,
  searchPath: 'flights/searches',
});

describeFormFields([
  [
    'origin',
    () =>
      read({
        origin: 'SMR',
        originObject: { kind: 'city', code: 'SMR', name: 'Santa Marta', label: 'Santa Marta' },
      }),
    { segments: [{ origin: { code: 'SMR', name: 'Santa Marta' } }] },
  ],
  [
    'destination',
    () => read({ destination: 'CLO' }),
    { segments: [{ destination: { code: 'CLO' } }] },
  ],
  [
    'destinationObject',
    () =>
      read({
        destinationObject: section.destinationObject && {
          ...section.destinationObject,
          name: 'Adonde',
        },
      }),
    { segments: [{ destination: { code: section.destination, name: 'Adonde' } }] },
  ],
  [
    'flightsSegments',
    () =>
      read({
        flightsSegments: section.flightsSegments.map((segment) => ({
          ...segment,
          departureDateTimeRange: { date: later.start },
        })),
      }),
    { segments: [{ date: later.start }] },
  ],
  ['dates', () => read({ dates: later }), { returnDate: later.end }],
  [
    'flightPassengers',
    () =>
      read({
        flightPassengers: { adults: 4, children: 1, children_ages: [3], seated_infants: 0 },
      }),
    { adults: 4, ages: [3] },
  ],
  ['tripType', () => read({ tripType: 'ONE_WAY' }), { tripType: 'ONE_WAY' }],
  ['cabin', () => read({ cabin: 'FIRST' }), { cabin: 'FIRST' }],
  ['corporateCodes', () => read({ corporateCodes: ['ACME1'] }), { corporateCode: 'ACME1' }],
]);

it('reads a search section of an older release, which lacks codes', () => {
  expect(read(WITHOUT_CODES)).toEqual(read());
});
it('still has its places after the hotels’ form cleared the codes', () => {
  expect(read({ destination: '', origin: '' })).toEqual(read());
});

describe('filters and orders', () => {
  const { filterValues, filterSeleted } = flightSlice.getInitialState();
  it('has the filters of the specification', () => {
    for (const filters of [filterValues, filterSeleted])
      expect(Object.keys(filters).sort()).toEqual([...entities.flightFilterValues].sort());
  });
  it('starts with an order of the specification, and lists its own orders after those', () => {
    expect(constants.flightOrders).toContain(filterValues.orderBy);
    expect(FLIGHT_ORDERS.slice(0, constants.flightOrders.length)).toEqual(constants.flightOrders);
  });
});

describe('the search section and the recent search', () => {
  const [first] = aQuery.segments;
  it('have segments with the fields of the specification', () => {
    const [segment] = toSearchSection(aQuery).flightsSegments ?? [];
    expect(Object.keys(segment ?? {})).toEqual(entities.flightsSegment);
    expect(Object.keys(segment?.departureDateTimeRange ?? {})).toEqual(['date']);
  });
  it('have the code of the first place as origin', () => {
    expect(toSearchSection(aQuery).origin).toBe(first?.origin.code);
    expect(toRecentSearch(aQuery)?.origin).toBe(first?.origin.code);
  });
  it('have the picture of the destination', () => {
    expect(toRecentSearch(aQuery)?.image).toBe(`/media/places/${first?.destination.code}`);
  });
});

it('sends the fields and constants of the specification, in the shape of the contract', () => {
  expect(Object.keys(body.filters ?? {})).toEqual(calls.flightFilters);
  expect(Object.keys(body.passengers)).toEqual(expect.arrayContaining(calls.flightPassengers));
  expect(body).toMatchObject({ currency: 'COP', language: 'es' });
  for (const segment of body.segments) expect(Object.keys(segment)).toEqual(calls.flightSegment);
  expect(flightSearchBodySchema.safeParse(body).success).toBe(true);
});
it('sends a request that the api understands without the fields that have a default', () => {
  const query = flightSearchBodySchema.parse({
    segments: body.segments,
    passengers: {},
    currency: 'COP',
    language: 'es',
  });
  expect(query).toMatchObject(calls.flightSearchDefaults);
});
