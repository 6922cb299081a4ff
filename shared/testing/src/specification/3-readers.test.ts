import {
  addDays,
  initialSearchSection,
  today,
  type PlaceObject,
  type SearchSection,
} from '@tiquete/platform';
import {
  fromSearchSection as assistanceForm,
  toSearchSection as toAssistanceSection,
} from '../../../../remotes/assistance/src/state/searchSection';
import { aQuery as anAssistanceQuery } from '../../../../remotes/assistance/src/testing/builders';
import {
  fromSearchSection as flightForm,
  toSearchSection as toFlightSection,
} from '../../../../remotes/flights/src/state/searchSection';
import { aRoundTrip } from '../../../../remotes/flights/src/testing/builders';
import { toSearchBody as toHotelBody } from '../../../../remotes/hotels/src/api';
import {
  fromSearchSection as hotelForm,
  toDraftSection as toHotelDraft,
  toSearchSection as toHotelSection,
} from '../../../../remotes/hotels/src/state/searchSection';
import { toDraft as toHotelForm } from '../../../../remotes/hotels/src/model/hotelQuery';
import { aQuery as aHotelQuery } from '../../../../remotes/hotels/src/testing/builders';
import { toSearchBody as toPackageBody } from '../../../../remotes/packages/src/api';
import {
  fromSearchSection as packageForm,
  toSearchSection as toPackageSection,
} from '../../../../remotes/packages/src/state/searchSection';
import { aQuery as aPackageQuery } from '../../../../remotes/packages/src/testing/builders';

/** The search section as storage gives it back after a search of each product. */
const kept = (changes: Partial<SearchSection>): SearchSection => ({
  ...initialSearchSection,
  ...(JSON.parse(JSON.stringify(changes)) as Partial<SearchSection>),
});
const hotels = kept({ ...toHotelSection(aHotelQuery), hotelJson: toHotelBody(aHotelQuery) });
const flights = kept(toFlightSection(aRoundTrip));
const packages = kept({
  ...toPackageSection(aPackageQuery),
  packageJson: toPackageBody(aPackageQuery),
});
const assistance = kept(toAssistanceSection(anAssistanceQuery));

const readHotels = (section: SearchSection) => hotelForm(section, today(), 'CO');
const readFlights = (section: SearchSection) => flightForm(section, today());
const readPackages = (section: SearchSection) => packageForm(section, today());
const readAssistance = (section: SearchSection) => assistanceForm(section, today(), 'CO');

const named = (place: PlaceObject | null, name: string): PlaceObject | null =>
  place && { ...place, name };
const later = { start: addDays(today(), 70), end: addDays(today(), 75) };

type Row = [field: keyof SearchSection, read: () => unknown, seen: object];
const rows: Record<string, Row[]> = {
  hotels: [
    [
      'destination',
      () => readHotels({ ...hotels, destination: 'MDE' }),
      { destination: { code: 'MDE', name: aHotelQuery.destination.name } },
    ],
    [
      'destinationObject',
      () =>
        readHotels({ ...hotels, destinationObject: named(hotels.destinationObject, 'La Heroica') }),
      { destination: { code: aHotelQuery.destination.code, name: 'La Heroica' } },
    ],
    ['dates', () => readHotels({ ...hotels, dates: later }), { dates: later }],
    [
      'guests',
      () => readHotels({ ...hotels, guests: [{ adults: 3, childrens: [4] }] }),
      { rooms: [{ adults: 3, childrens: [4] }] },
    ],
    [
      'hotelJson',
      () =>
        readHotels({ ...hotels, hotelJson: toHotelBody({ ...aHotelQuery, nationality: 'PE' }) }),
      { nationality: 'PE' },
    ],
  ],
  flights: [
    [
      'origin',
      () =>
        readFlights({
          ...flights,
          origin: 'SMR',
          originObject: { kind: 'city', code: 'SMR', name: 'Santa Marta', label: 'Santa Marta' },
        }),
      { segments: [{ origin: { code: 'SMR', name: 'Santa Marta' } }] },
    ],
    [
      'destination',
      () => readFlights({ ...flights, destination: 'CLO' }),
      { segments: [{ destination: { code: 'CLO' } }] },
    ],
    [
      'destinationObject',
      () =>
        readFlights({ ...flights, destinationObject: named(flights.destinationObject, 'Adonde') }),
      { segments: [{ destination: { code: flights.destination, name: 'Adonde' } }] },
    ],
    [
      'flightsSegments',
      () =>
        readFlights({
          ...flights,
          flightsSegments: flights.flightsSegments.map((segment) => ({
            ...segment,
            departureDateTimeRange: { date: later.start },
          })),
        }),
      { segments: [{ date: later.start }] },
    ],
    ['dates', () => readFlights({ ...flights, dates: later }), { returnDate: later.end }],
    [
      'flightPassengers',
      () =>
        readFlights({
          ...flights,
          flightPassengers: { adults: 4, children: 1, children_ages: [3], seated_infants: 0 },
        }),
      { adults: 4, ages: [3] },
    ],
    ['tripType', () => readFlights({ ...flights, tripType: 'ONE_WAY' }), { tripType: 'ONE_WAY' }],
    ['cabin', () => readFlights({ ...flights, cabin: 'FIRST' }), { cabin: 'FIRST' }],
    [
      'corporateCodes',
      () => readFlights({ ...flights, corporateCodes: ['ACME1'] }),
      { corporateCode: 'ACME1' },
    ],
  ],
  packages: [
    [
      'destination',
      () => readPackages({ ...packages, destination: 'ASIA' }),
      { destination: { id: 'ASIA', name: aPackageQuery.destination?.name } },
    ],
    [
      'origin',
      () => readPackages({ ...packages, origin: 'MDE' }),
      { origin: { id: 'MDE', name: aPackageQuery.origin?.name } },
    ],
    [
      'originObject',
      () => readPackages({ ...packages, originObject: named(packages.originObject, 'La capital') }),
      { origin: { id: aPackageQuery.origin?.id, name: 'La capital' } },
    ],
    [
      'packageJson',
      () => readPackages({ ...packages, packageJson: null }),
      // Without a request of packages the days are those of a trip, not of departures.
      { dates: null },
    ],
  ],
  assistance: [
    [
      'origin',
      () => readAssistance({ ...assistance, origin: 'EC', asisstanceJson: null }),
      { origin: 'EC' },
    ],
    [
      'destination',
      () => readAssistance({ ...assistance, destination: 'ASIA,FR' }),
      { destinations: ['ASIA', 'FR'] },
    ],
    [
      'asisstanceJson',
      () =>
        readAssistance({
          ...assistance,
          origin: '',
          asisstanceJson: {
            canal: '1',
            checkin: '',
            checkout: '',
            origin_code: 'PE',
            destination_code: [],
            age_pax: '',
            currency: 'COP',
          },
        }),
      { origin: 'PE' },
    ],
    ['quotas', () => readAssistance({ ...assistance, quotas: [40, 41] }), { ages: [40, 41] }],
  ],
};
describe.each(Object.entries(rows))('the form of %s is filled from what was kept', (_, fields) => {
  it.each(fields)('%s', (_, read, seen) => {
    expect(read()).toMatchObject(seen);
  });
});

describe('a section that an older release kept, without codes of its own', () => {
  const old = { origin: '', destination: '', sessionCode: '' };
  it.each([
    ['hotels', () => [readHotels({ ...hotels, ...old }), readHotels(hotels)]],
    ['flights', () => [readFlights({ ...flights, ...old }), readFlights(flights)]],
    ['packages', () => [readPackages({ ...packages, ...old }), readPackages(packages)]],
  ])('fills the form of %s as before', (_, read) => {
    const [before, now] = read();
    expect(before).toEqual(now);
  });
  it('fills the places of an assistance as before', () => {
    const { destinations } = readAssistance({ ...assistance, ...old });
    expect(destinations).toEqual(readAssistance(assistance).destinations);
  });
});

it('a form of hotels or assistance that is filled meanwhile leaves where flights and packages begin', () => {
  const stay = toHotelDraft({ ...toHotelForm(aHotelQuery), destination: null });
  const { destination, origin } = stay;
  expect(readFlights({ ...flights, destination: destination ?? '', origin: origin ?? '' })).toEqual(
    readFlights(flights),
  );
  for (const code of ['', 'EC'])
    expect(readPackages({ ...packages, origin: code }).origin).toEqual(aPackageQuery.origin);
});
