import { setTimeout as wait } from 'node:timers/promises';
import { type HotelDetailsResponse, hotelDetailsResponseSchema, hotelSearchResponseSchema } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import type { BrandId } from './brands';
import type { Random } from './random';
import type { Visitor } from './visitor';

const ROOMS = [{ adults: 2, childrens: [] }];
const HOTELS = 6;
const MAX_SEARCHES = 10;
/** Milliseconds of the fast clock for which what a search found is sold from; its session lives for 30 minutes. */
const FRESH_MS = 15 * 60_000;

export interface Offer {
  sessionCode: string;
  hotelCode: string;
  productCode: string;
  from: string;
  to: string;
  total: number;
  policyHash: string;
}
/** What travellers of a brand choose from: one search and a few hotels' pages, read again when they grow old. */
export interface Market {
  choose(random: Random): Promise<Offer>;
  /** What was chosen is not to be had any more. */
  forget(): void;
}

export function createMarket(brand: BrandId, visitor: Visitor, random: Random, clock: () => Date): Market {
  let offers: Promise<Offer[]> | null = null;
  let freshUntil = 0;
  const read = async (): Promise<Offer[]> => {
    const checkin = addDays(today(clock()), 40 + Math.floor(random.next() * 200));
    const checkout = addDays(checkin, 2);
    const search = {
      canal: '1', checkin, checkout, rooms: ROOMS, destination_code: [random.pick(['CTG', 'SMR', 'BAQ', 'ADZ'])], client_nationality: 'CO', currency: 'COP', language: 'es', Hotel_codes: [],
    };
    const found = hotelSearchResponseSchema.parse((await visitor.ask('POST', 'hotels/searchs', search)).body).data;
    const offered: Offer[] = [];
    for (let turn = 0; turn < HOTELS && found.hotels.length > 0; turn += 1) {
      const { hotelCode } = random.pick(found.hotels);
      const page = hotelDetailsResponseSchema.safeParse((await visitor.ask('POST', 'hotels/details', { sessionCode: found.sessionCode, hotelCode, rooms: ROOMS })).body);
      if (page.success) offered.push(...offersOf(page.data.data, hotelCode, checkin, checkout));
    }
    if (offered.length === 0) throw new Error(`${brand} has nothing to sell.`);
    return offered;
  };
  return {
    async choose(traveller) {
      for (let tries = 1; ; tries += 1) {
        if (!offers || clock().getTime() > freshUntil) {
          freshUntil = clock().getTime() + FRESH_MS;
          offers = read();
        }
        try {
          return traveller.pick(await offers);
        } catch (error) {
          // Suppliers that were away for a while; whoever comes next searches again.
          offers = null;
          if (tries === MAX_SEARCHES) throw error;
          await wait(traveller.between(500, 1500));
        }
      }
    },
    forget: () => (offers = null),
  };
}

const offersOf = ({ sessionCode, rooms }: HotelDetailsResponse['data'], hotelCode: string, from: string, to: string): Offer[] =>
  rooms
    .flatMap(({ tariffs }) => tariffs)
    .map(({ productCode, total, cancellation_policy_hash: policyHash }) => ({ sessionCode, hotelCode, productCode, from, to, total, policyHash }));
