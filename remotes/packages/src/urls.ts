import { queryPairs, type PackageQuery } from '@tiquete/domain/searches/packages';
import type { PackageChoice } from './model/quote';

export const HOME_PATH = '/packages';
const RESULTS_PATH = '/searchs/packages';
const DETAIL_PATH = '/searchs/packages/details';
export const CHECKOUT_PATH = '/checkout/package';

/** Address of the results page, which holds the search, then the pairs of filters and order. */
export const resultsUrl = (query: PackageQuery, filters: [string, string][] = []): string =>
  `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...filters])}`;

/** Address of a package's page, with the search. */
export const detailUrl = (query: PackageQuery, choice: PackageChoice): string =>
  `${DETAIL_PATH}?${new URLSearchParams([...queryPairs(query), ...choicePairs(choice)])}`;
const choicePairs = (choice: PackageChoice): [string, string][] => [
  ['ItemPackageID', choice.ItemPackageID],
  ['departure', choice.departure],
  ...(choice.hotel ? [['id_hotel', choice.hotel] satisfies [string, string]] : []),
  ...choice.services.map((id): [string, string] => ['id_services', id]),
];
/** Address of the checkout of a quote. Without `Booking` the checkout requests a new quote. */
export const checkoutUrl = (query: PackageQuery, choice: PackageChoice, Booking: string): string =>
  `${CHECKOUT_PATH}?${new URLSearchParams([
    ...queryPairs(query),
    ...choicePairs(choice),
    ...(Booking ? [['Booking', Booking]] : []),
  ])}`;

/** The package and the choices in an address; null without them. */
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
/** Code of the quote in an address; empty without one. */
export function parseBooking(search: string): string {
  const Booking = new URLSearchParams(search).get('Booking') ?? '';
  return /^[\w-]{8,64}$/.test(Booking) ? Booking : '';
}
const isId = (text: string) => /^[\w-]{1,30}$/.test(text);

const unique = <T>(values: T[]): T[] => [...new Set(values)];
