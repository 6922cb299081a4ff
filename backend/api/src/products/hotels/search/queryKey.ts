import { hash } from 'node:crypto';
import type { HotelSearchQuery } from '@tiquete/contracts';
import { cachePerBody } from '../../../http/answers/knownBodies';
import { quoteScope, rulesKey, type SellingBrand } from '../../../money';
import type { Destinations, HotelQuery } from '../ports';

/** Destinations to search; none when the query names hotels, which take precedence. */
export const destinationsOf = ({
  destination_code,
  Hotel_codes,
}: Pick<HotelQuery, 'destination_code' | 'Hotel_codes'>): readonly string[] =>
  Hotel_codes.length > 0 ? [] : destination_code;

/** The query in a canonical form: order of codes and of children's ages, and letter case, do not change the answer. */
function normaliseQuery(query: HotelQuery): HotelQuery {
  return {
    checkin: query.checkin,
    checkout: query.checkout,
    rooms: query.rooms.map(({ adults, childrens }) => ({
      adults,
      childrens: [...childrens].sort((a, b) => a - b),
    })),
    destination_code: [...new Set(query.destination_code.map((code) => code.toUpperCase()))].sort(),
    Hotel_codes: [...new Set(query.Hotel_codes)].sort(),
    client_nationality: query.client_nationality,
  };
}

/** A query for suppliers with its cache key. */
interface NamedHotelQuery {
  query: HotelQuery;
  name: string;
}
const namedQueries = cachePerBody<HotelSearchQuery, NamedHotelQuery>();

/**
 * Parses a search body, once per body. A body that names hotels is parsed each time, because the codes of a property may
 * change.
 */
export function readHotelQuery(
  body: HotelSearchQuery,
  { codesOfProperties }: Pick<Destinations, 'codesOfProperties'>,
): NamedHotelQuery {
  const known = namedQueries.get(body);
  if (known) return known;
  const query = normaliseQuery({
    ...body,
    destination_code: [...destinationsOf(body)],
    Hotel_codes: codesOfProperties(body.Hotel_codes),
  });
  const found = { query, name: hash('sha256', JSON.stringify(query), 'base64url') };
  if (body.Hotel_codes.length === 0) namedQueries.set(body, found);
  return found;
}

/** Cache key of a query of one brand with its current mark-up rules. */
export const hotelResultKey = (brand: SellingBrand, { name }: NamedHotelQuery): string =>
  `hotels:result:${quoteScope(brand)}:${name}:${rulesKey(brand)}`;

/** Cache key of a query without its days: place, rooms and nationality, with the brand's current mark-up rules. */
export function anyDayKey(
  brand: SellingBrand,
  {
    rooms,
    destination_code,
    Hotel_codes,
    client_nationality,
  }: Omit<HotelQuery, 'checkin' | 'checkout'>,
): string {
  const rest = { rooms, destination_code, Hotel_codes, client_nationality };
  const name = hash('sha256', JSON.stringify(rest), 'base64url');
  return `hotels:night:${quoteScope(brand)}:${name}:${rulesKey(brand)}`;
}
