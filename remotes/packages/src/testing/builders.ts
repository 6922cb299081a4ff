import type {
  PackageMonths,
  PackagePlaces,
  PackageSearchResponse,
  PackageSummary,
} from '@tiquete/contracts';
import {
  emptyDraft,
  monthDates,
  type PackageFilters,
  type PackageQuery,
} from '@tiquete/domain/searches/packages';
import { addDays, addMonths, today } from '@tiquete/platform';

/** Year and month that lie this many months ahead. */
function monthAhead(months: number): [year: number, month: number] {
  const [year = 0, month = 0] = addMonths(today(), months).split('-').map(Number);
  return [year, month];
}
/** All days of the month after next. */
export const someDates = monthDates(...monthAhead(2));
export const aDeparture = addDays(someDates.start, 4);

/** A search for a family in two rooms: a child of seven in one, a baby in the other. */
export const aQuery: PackageQuery = {
  ...emptyDraft,
  destination: { id: 'EUROPE', name: 'Europa' },
  origin: { id: 'BOG', name: 'Bogotá' },
  dates: someDates,
  rooms: [
    { adults: 2, children: [{ age: 7 }], infants: 0 },
    { adults: 1, children: [], infants: 1 },
  ],
};
/** A value of every filter, and another order. */
export const someFilters: PackageFilters = {
  price: [1_000_000, 5_000_000],
  nights: [3, 12],
  months: ['2027-03', '2027-04'],
  regions: ['EUROPE'],
  includes: ['flight', 'meal'],
  stars: [3, 4.5],
  orderBy: 'nights_asc',
};
export const somePlaces: PackagePlaces = {
  international: [
    {
      region: 'EUROPE',
      label: 'Europa',
      countries: [
        {
          id: 'FR',
          code: 'FR',
          name: 'Francia',
          image: '',
          cities: [{ id: 'PAR', code: 'PAR', name: 'París' }],
        },
      ],
    },
    {
      region: 'ASIA',
      label: 'Asia',
      countries: [{ id: 'JP', code: 'JP', name: 'Japón', image: '', cities: [] }],
    },
  ],
  national: [{ country: 'CO', cities: [{ id: 'CTG', code: 'CTG', name: 'Cartagena' }] }],
  origins: [
    { OriginID: 'BOG', name: 'Bogotá', code: 'BOG' },
    { OriginID: 'MDE', name: 'Medellín', code: 'MDE' },
  ],
};
function aMonth(ahead: number, from_price: number | null): PackageMonths['months'][number] {
  const [id_year, id_month] = monthAhead(ahead);
  const label = `Mes ${ahead}`;
  return { id_month, id_year, label, from_price, has_sale: from_price !== null };
}
/** Months with departures in the first two and none in the third. */
export const someMonths: PackageMonths = {
  months: [aMonth(1, 5_200_000), aMonth(2, 4_900_000), aMonth(3, null)],
  dates: [
    {
      DateBegin: aDeparture,
      DateEnd: addDays(aDeparture, 11),
      nights: 11,
      from_price: 4_900_000,
      availability: { status: 'AVAILABLE', total: 9 },
    },
  ],
};
export const aPackage: PackageSummary = {
  ItemPackageID: 'EU-CLASICA',
  name: 'Europa clásica',
  summary: 'Madrid, París y Roma, con noches suficientes para vivirlas.',
  image: '/media/places/MAD',
  image_alt: 'La Gran Vía de Madrid',
  nights: 11,
  days: 12,
  DateBegin: aDeparture,
  DateEnd: addDays(aDeparture, 11),
  origin: { code: 'BOG', name: 'Bogotá' },
  route: [
    { code: 'MAD', name: 'Madrid', country: 'ES' },
    { code: 'PAR', name: 'París', country: 'FR' },
    { code: 'ROM', name: 'Roma', country: 'IT' },
  ],
  includes: [
    { type: 'flight', text: 'Tiquetes aéreos desde Bogotá' },
    { type: 'hotel', text: 'Nueve noches con desayuno' },
  ],
  hotel: { id_hotel: 'turista', name: 'Turista', star_number: 3 },
  stars: [3, 4],
  price: {
    from_per_person: 4_900_000,
    total: 15_000_000,
    currency: 'COP',
    deposit: { percent: 30, amount: 4_500_000 },
    original: null,
  },
  availability: { status: 'AVAILABLE', total: 9 },
  min_age: null,
};
export const aPackageWith = (changes: Partial<PackageSummary>): PackageSummary => ({
  ...aPackage,
  ...changes,
});
const someFacets: NonNullable<PackageSearchResponse['data']['facets']> = {
  price: { min: 900_000, max: 9_000_000 },
  nights: { min: 2, max: 14 },
  months: [{ value: someDates.start.slice(0, 7), label: 'Mes 2', count: 2 }],
  regions: [{ value: 'EUROPE', label: 'Europa', count: 2 }],
  includes: [
    { value: 'flight', label: 'Vuelos', count: 1 },
    { value: 'hotel', label: 'Hotel', count: 2 },
  ],
  stars: [
    { value: '3', label: '3', count: 2 },
    { value: '4', label: '4', count: 1 },
  ],
};
export const aList = (
  packages: PackageSummary[],
  meta: Partial<PackageSearchResponse['meta']> = {},
): PackageSearchResponse => ({
  data: { Booking: null, expires_at: null, packages, facets: someFacets, detail: null },
  meta: { total: packages.length, cursor: null, ...meta },
});
