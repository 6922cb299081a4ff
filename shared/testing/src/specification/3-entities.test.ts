import * as contracts from '@tiquete/contracts';
import * as platform from '@tiquete/platform';
import { readBrandFiles } from '../../../../backend/api/src/brands/seedBrands';
import { toRecentSearch as toRecentAssistance } from '../../../../remotes/assistance/src/state/recentSearches';
import { assistancePersist, assistanceSlice } from '../../../../remotes/assistance/src/state/slice';
import { aQuery as anAssistanceQuery } from '../../../../remotes/assistance/src/testing/builders';
import { toRecentSearch as toRecentFlights } from '../../../../remotes/flights/src/state/recentSearches';
import { toSearchSection } from '../../../../remotes/flights/src/state/searchSection';
import { flightPersist, flightSlice } from '../../../../remotes/flights/src/state/slice';
import { aQuery as aFlightQuery } from '../../../../remotes/flights/src/testing/builders';
import { toSearchBody } from '../../../../remotes/hotels/src/api';
import { toRecentSearch as toRecentHotels } from '../../../../remotes/hotels/src/state/recentSearches';
import {
  fromSearchSection as fromHotelSection,
  toSearchSection as toHotelSection,
} from '../../../../remotes/hotels/src/state/searchSection';
import { hotelPersist, hotelSlice } from '../../../../remotes/hotels/src/state/slice';
import { aQuery as aHotelQuery } from '../../../../remotes/hotels/src/testing/builders';
import { toRecentSearch as toRecentPackages } from '../../../../remotes/packages/src/state/recentSearches';
import { packagePersist, packageSlice } from '../../../../remotes/packages/src/state/slice';
import {
  aList,
  aPackage,
  aQuery as aPackageQuery,
} from '../../../../remotes/packages/src/testing/builders';
import spec from './3-entities.json';
import orders from './9-constants.json';

const slices = {
  hotel: hotelSlice,
  flight: flightSlice,
  assistance: assistanceSlice,
  package: packageSlice,
  config: platform.configSlice,
  searchSection: platform.searchSectionSlice,
};
const policies = {
  hotel: hotelPersist,
  flight: flightPersist,
  assistance: assistancePersist,
  package: packagePersist,
  config: platform.configPersist,
  searchSection: platform.searchSectionPersist,
};
const names = Object.keys(slices) as (keyof typeof slices)[];
const fieldsOf = (object: object) => Object.keys(object);
const sorted = (fields: readonly string[]) => [...fields].sort();

describe('slices', () => {
  it.each(names)('%s has the fields', (name) => {
    expect(slices[name].name).toBe(name);
    expect(fieldsOf(slices[name].getInitialState())).toEqual(
      expect.arrayContaining(spec.slices[name]),
    );
  });
  it.each(['config', 'searchSection'] as const)('%s has no other', (name) => {
    expect(sorted(fieldsOf(slices[name].getInitialState()))).toEqual(sorted(spec.slices[name]));
  });
  it.each(names)('%s starts with the default values', (name) => {
    for (const [field, value] of Object.entries(spec.initialValues[name]))
      expect(slices[name].getInitialState()).toHaveProperty(field, value);
  });
  it.each(names)('%s keeps every field of the specification', (name) => {
    expect(policies[name].allow).toEqual(expect.arrayContaining(spec.slices[name]));
  });
  it('orders of hotels and flights start as one of the specification', () => {
    expect(orders.hotelOrders).toContain(hotelSlice.getInitialState().filterValues.orderBy);
    expect(orders.flightOrders).toContain(flightSlice.getInitialState().filterValues.orderBy);
  });
  it('filters of hotels and flights', () => {
    const hotel = hotelSlice.getInitialState();
    expect(sorted(fieldsOf(hotel.filterValues))).toEqual(sorted(spec.hotelFilterValues));
    expect(sorted(fieldsOf(hotel.filterSeleted))).toEqual(sorted(spec.hotelFilterValues));
    const flight = flightSlice.getInitialState();
    expect(sorted(fieldsOf(flight.filterValues))).toEqual(sorted(spec.flightFilterValues));
    expect(sorted(fieldsOf(flight.filterSeleted))).toEqual(sorted(spec.flightFilterValues));
  });
  it('segments of a flight search', () => {
    const [segment] = toSearchSection(aFlightQuery).flightsSegments ?? [];
    expect(fieldsOf(segment ?? {})).toEqual(spec.flightsSegment);
    expect(fieldsOf(segment?.departureDateTimeRange ?? {})).toEqual(['date']);
  });
});

it.each([
  ['hotels', () => toRecentHotels(aHotelQuery, '/media/places/CTG')],
  ['flights', () => toRecentFlights(aFlightQuery)],
  ['assistance', () => toRecentAssistance(anAssistanceQuery)],
  [
    'packages',
    () => toRecentPackages(aPackageQuery, { ...aList([aPackage]), expires_at: platform.today() }),
  ],
])('a recent search of %s', (_, make) => {
  expect(fieldsOf(make() ?? {})).toEqual(expect.arrayContaining(spec.recentSearch));
});

it('a recent search of flights has the picture of where it leads', () => {
  const destination = aFlightQuery.segments[0]?.destination.code;
  expect(toRecentFlights(aFlightQuery)?.image).toBe(`/media/places/${destination}`);
});

describe('a search of hotels', () => {
  const body = toSearchBody({ ...aHotelQuery, nationality: 'PE' });
  it('has the origin of its request in the search section and among the recent ones', () => {
    expect(toHotelSection(aHotelQuery).origin).toBe(body.origin_code);
    expect(toRecentHotels(aHotelQuery, '').origin).toBe(body.origin_code);
  });
  it('reads the nationality of its request', () => {
    const section = { ...platform.initialSearchSection, hotelJson: body };
    expect(fromHotelSection(section, platform.today(), 'CO').nationality).toBe('PE');
  });
});
it('a search of flights has the code of its first place as origin', () => {
  const origin = aFlightQuery.segments[0]?.origin.code;
  expect(toSearchSection(aFlightQuery).origin).toBe(origin);
  expect(toRecentFlights(aFlightQuery)?.origin).toBe(origin);
});

describe('codes and labels', () => {
  it('suppliers', () => {
    expect(contracts.SUPPLIERS).toEqual(spec.suppliers);
  });
  it('document types', () => {
    expect(platform.DOCUMENT_TYPE_LABELS).toEqual(spec.documentTypes);
    expect(sorted(Object.values(contracts.DOCUMENT_TYPES).map(String))).toEqual(
      sorted(fieldsOf(spec.documentTypes)),
    );
  });
  it('genders', () => {
    expect(platform.GENDER_LABELS).toEqual(spec.genders);
    expect(Object.values(contracts.GENDERS).map(String)).toEqual(fieldsOf(spec.genders));
  });
  it('passenger types', () => {
    expect(platform.PASSENGER_LABELS).toEqual(spec.passengers);
  });
});

it('the customization of a brand', () => {
  expect(fieldsOf(contracts.brandSchema.shape)).toEqual(expect.arrayContaining(spec.brand));
});
it('a brand without colours gets the default one', () => {
  const [brand] = readBrandFiles('backend/api/brands');
  const file = Object.entries(brand ?? {}).filter(([name]) => !spec.brand.includes(name));
  const colors = contracts.brandFileSchema.parse(Object.fromEntries(file));
  for (const name of spec.brand)
    expect(colors).toHaveProperty(name, contracts.DEFAULT_PRIMARY_COLOR);
});
it('a flight offer', () => {
  expect(fieldsOf(contracts.flightOfferSchema.shape)).toEqual(
    expect.arrayContaining(spec.flightOffer),
  );
  expect(fieldsOf(contracts.itinerarySchema.shape)).toEqual(expect.arrayContaining(spec.itinerary));
});
