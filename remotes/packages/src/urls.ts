import {
  INCLUSIONS,
  noFilters,
  PACKAGE_ORDERS,
  REGIONS,
  type Bounds,
  type PackageFilters,
} from './results/filters/packageFilters';
import {
  defaultRoom,
  type ChildDraft,
  type DepartureDates,
  type PackagePlace,
  type PackageQuery,
  type RoomDraft,
  type SearchDraft,
} from './search/packageQuery';

export const HOME_PATH = '/packages';
const RESULTS_PATH = '/searchs/packages';
const DETAIL_PATH = '/searchs/packages/details';
export const CHECKOUT_PATH = '/checkout/package';
const LONGEST_NAME = 120;

/**
 * The results page's address, which is the request with its filters: `?DestinationID=EUROPE&Destination=Europa&DateBegin=2027-03-01
 * &DateEnd=2027-03-31&room=2-7-b1`.
 */
export const resultsUrl = (query: PackageQuery): string =>
  `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...filterPairs(query.filters)])}`;

/** One package as it is chosen: when, in which hotels, with which tours. */
export interface PackageChoice {
  ItemPackageID: string;
  /** YYYY-MM-DD. */
  departure: string;
  /** Of the hotel alternatives; empty: the one that it is sold with. */
  hotel: string;
  services: string[];
}
/** The page of one package, which carries the request too. */
export const detailUrl = (query: PackageQuery, choice: PackageChoice): string =>
  `${DETAIL_PATH}?${new URLSearchParams([...queryPairs(query), ...choicePairs(choice)])}`;
const choicePairs = (choice: PackageChoice): [string, string][] => [
  ['ItemPackageID', choice.ItemPackageID],
  ['departure', choice.departure],
  ...(choice.hotel ? [['id_hotel', choice.hotel] satisfies [string, string]] : []),
  ...choice.services.map((id): [string, string] => ['id_services', id]),
];
/** The page that sells it, by the quote that was looked at; without one a new quote is asked for. */
export const checkoutUrl = (query: PackageQuery, choice: PackageChoice, Booking: string): string =>
  `${CHECKOUT_PATH}?${new URLSearchParams([
    ...queryPairs(query),
    ...choicePairs(choice),
    ...(Booking ? [['Booking', Booking]] : []),
  ])}`;

/** The request alone, without filters: equal strings are equal journeys. */
export const tripKey = (query: PackageQuery): string =>
  new URLSearchParams(queryPairs(query)).toString();

function queryPairs({ destination, origin, dates, rooms }: PackageQuery): [string, string][] {
  return [
    ...placePairs('Destination', destination),
    ...placePairs('Origin', origin),
    ...datePairs(dates),
    ...rooms.map((room): [string, string] => ['room', roomText(room)]),
  ];
}
const placePairs = (field: string, place: PackagePlace | null): [string, string][] =>
  place
    ? [
        [`${field}ID`, place.id],
        [field, place.name],
      ]
    : [];
const datePairs = (dates: DepartureDates | null): [string, string][] =>
  dates
    ? [
        ['DateBegin', dates.start],
        ['DateEnd', dates.end],
      ]
    : [];
/** `2-7-10c-4s-b1`: two adults, children of 7, of 10 with a bed and of 4 without one, a baby. */
function roomText({ adults, children, infants }: PackageQuery['rooms'][number]): string {
  const ages = children.map(({ age, bed }) => `${age}${bed === undefined ? '' : bedText(bed)}`);
  return [adults, ...ages, ...(infants > 0 ? [`b${infants}`] : [])].join('-');
}
const bedText = (bed: boolean) => (bed ? 'c' : 's');

function filterPairs({ price, nights, months, regions, includes, stars, orderBy }: PackageFilters) {
  const pairs: [string, string][] = [];
  if (price) pairs.push(['price', price.join('-')]);
  if (nights) pairs.push(['nights', nights.join('-')]);
  for (const month of months) pairs.push(['month', month]);
  for (const region of regions) pairs.push(['region', region]);
  for (const one of includes) pairs.push(['includes', one]);
  for (const star of stars) pairs.push(['star', String(star)]);
  if (orderBy !== noFilters.orderBy) pairs.push(['orderBy', orderBy]);
  return pairs;
}

/** Reads what an address asks for, as far as it can be read; `checkSearch` says whether it is a request. */
export function parseSearch(search: string): SearchDraft {
  const params = new URLSearchParams(search);
  const [start, end] = [params.get('DateBegin'), params.get('DateEnd')];
  const rooms = params.getAll('room');
  return {
    destination: parsePlace(params, 'Destination'),
    origin: parsePlace(params, 'Origin'),
    dates: start && end ? { start, end } : null,
    rooms: rooms.length > 0 ? rooms.map(parseRoom) : [defaultRoom],
    filters: parseFilters(search),
  };
}
function parsePlace(params: URLSearchParams, field: string): PackagePlace | null {
  const id = params.get(`${field}ID`) ?? '';
  if (!/^[\w-]{1,20}$/.test(id)) return null;
  return { id, name: (params.get(field) || id).slice(0, LONGEST_NAME) };
}
/** Text that is no room becomes a room that no check accepts. */
function parseRoom(text: string): RoomDraft {
  const [, adults, children = '', infants = '0'] =
    /^(\d{1,2})((?:-\d{1,2}[cs]?)*)(?:-b(\d))?$/.exec(text) ?? [];
  return {
    adults: Number(adults ?? 0),
    children: children.split('-').filter(Boolean).map(parseChild),
    infants: Number(infants),
  };
}
function parseChild(text: string): ChildDraft {
  const age = Number.parseInt(text, 10);
  return /\d$/.test(text) ? { age } : { age, bed: text.endsWith('c') };
}

/** The package that an address names; null when it names none. */
export function parseChoice(search: string): PackageChoice | null {
  const params = new URLSearchParams(search);
  const [id, departure] = [params.get('ItemPackageID') ?? '', params.get('departure') ?? ''];
  const hotel = params.get('id_hotel') ?? '';
  if (!/^[\w-]{1,40}$/.test(id) || !/^\d{4}-\d{2}-\d{2}$/.test(departure)) return null;
  return {
    ItemPackageID: id,
    departure,
    hotel: isId(hotel) ? hotel : '',
    services: unique(params.getAll('id_services').filter(isId)).slice(0, 30),
  };
}
/** The quote that an address names; empty when it names none. */
export function parseBooking(search: string): string {
  const Booking = new URLSearchParams(search).get('Booking') ?? '';
  return /^[\w-]{8,64}$/.test(Booking) ? Booking : '';
}
const isId = (text: string) => /^[\w-]{1,30}$/.test(text);

/** Filters that cannot be read are left out: a damaged link still shows its packages. */
export function parseFilters(search: string): PackageFilters {
  const params = new URLSearchParams(search);
  const chosen = <T extends string>(field: string, known: readonly T[]) =>
    known.filter((one) => params.getAll(field).includes(one));
  return {
    price: parseBounds(params.get('price')),
    nights: parseBounds(params.get('nights')),
    months: unique(params.getAll('month').filter(isMonth)).slice(0, 24),
    regions: chosen('region', REGIONS),
    includes: chosen('includes', INCLUSIONS),
    stars: unique(params.getAll('star').map(Number)).filter(isCategory).slice(0, 9),
    orderBy: PACKAGE_ORDERS.find((order) => order === params.get('orderBy')) ?? noFilters.orderBy,
  };
}
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const isCategory = (star: number) => star >= 1 && star <= 5 && Number.isInteger(star * 2);
function parseBounds(text: string | null): Bounds | null {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? '') ?? [];
  return min && max && Number(min) <= Number(max) ? [Number(min), Number(max)] : null;
}
const unique = <T>(values: T[]): T[] => [...new Set(values)];
