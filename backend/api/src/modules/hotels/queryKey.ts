import { hash } from 'node:crypto';
import type { HotelQuery } from './ports';

/** The query without what does not change its answer: order of codes, of children's ages, and letter case. */
export function normaliseQuery(query: HotelQuery): HotelQuery {
  return {
    checkin: query.checkin,
    checkout: query.checkout,
    rooms: query.rooms.map(({ adults, childrens }) => ({ adults, childrens: [...childrens].sort((a, b) => a - b) })),
    destination_code: [...new Set(query.destination_code.map((code) => code.toUpperCase()))].sort(),
    Hotel_codes: [...new Set(query.Hotel_codes)].sort(),
    client_nationality: query.client_nationality,
  };
}

/** One name for one normalised query of one brand. */
export const resultKey = (brandId: string, query: HotelQuery): string =>
  `hotels:result:${brandId}:${hash('sha256', JSON.stringify(query), 'base64url')}`;
