import { randomUUID } from 'node:crypto';
import {
  type HotelDetailsResponse,
  hotelDetailsResponseSchema,
  hotelSearchResponseSchema,
  prebookingResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import type { BrandId } from '../brands';
import type { Random } from '../random';
import { codeOf, type Visitor } from '../visitor';
import { createShelf, type Shelf } from './shelf';
import { customerOf, lettersOf, type Shop, surnameOf } from './shop';

const ROOMS = [{ adults: 2, childrens: [] }];
const HOTELS = 6;
/** Milliseconds of the fast clock for which what a search found is sold from; its session lives for 30 minutes. */
const FRESH_MS = 15 * 60_000;
const GONE = ['SESSION_EXPIRED', 'SOLD_OUT', 'PRICE_CHANGED', 'CONSENT_MISSING'];
const REFUSED = ['SOLDOUT', 'PRICEUP', 'STOPSALES'];
const UNANSWERED = ['TIMEOUT'];

export interface HotelOffer {
  sessionCode: string;
  hotelCode: string;
  productCode: string;
  from: string;
  to: string;
  total: number;
  policyHash: string;
}

/** One search and a few hotels' pages. */
export function createHotelShelf(
  brand: BrandId,
  visitor: Visitor,
  random: Random,
  clock: () => Date,
): Shelf<HotelOffer> {
  const read = async (): Promise<HotelOffer[]> => {
    const checkin = addDays(today(clock()), 40 + Math.floor(random.next() * 200));
    const checkout = addDays(checkin, 2);
    const search = {
      canal: '1',
      checkin,
      checkout,
      rooms: ROOMS,
      destination_code: [random.pick(['CTG', 'SMR', 'BAQ', 'ADZ'])],
      client_nationality: 'CO',
      currency: 'COP',
      language: 'es',
      Hotel_codes: [],
    };
    const found = hotelSearchResponseSchema.parse(
      (await visitor.ask('POST', 'hotels/searchs', search)).body,
    ).data;
    const offered: HotelOffer[] = [];
    for (let turn = 0; turn < HOTELS && found.hotels.length > 0; turn += 1) {
      const { hotelCode } = random.pick(found.hotels);
      const page = hotelDetailsResponseSchema.safeParse(
        (
          await visitor.ask('POST', 'hotels/details', {
            sessionCode: found.sessionCode,
            hotelCode,
            rooms: ROOMS,
          })
        ).body,
      );
      if (page.success) offered.push(...offersOf(page.data.data, hotelCode, checkin, checkout));
    }
    if (offered.length === 0) throw new Error(`${brand} has no rooms to sell.`);
    return offered;
  };
  return createShelf(read, clock, FRESH_MS);
}

export const createHotelShop = (shelf: Shelf<HotelOffer>): Shop => ({
  async buy({ index, visitor, random }) {
    const offer = await shelf.choose(random);
    const key = randomUUID();
    const reply = await visitor.ask(
      'POST',
      'hotels/prebookings',
      bodyOf(offer, index, surnameOf(random, REFUSED, UNANSWERED)),
      () => key,
    );
    if (reply.status === 201) {
      const { booking } = prebookingResponseSchema.parse(reply.body).data;
      if (!booking) throw new Error('A prebooking made no booking.');
      return { bookingId: booking.id, code: booking.code, total: offer.total };
    }
    if (!GONE.includes(codeOf(reply)))
      throw new Error(`A prebooking was refused: ${reply.text.slice(0, 300)}`);
    if (codeOf(reply) === 'SESSION_EXPIRED') shelf.forget();
    return null;
  },
});

const offersOf = (
  { sessionCode, rooms }: HotelDetailsResponse['data'],
  hotelCode: string,
  from: string,
  to: string,
): HotelOffer[] =>
  rooms
    .flatMap(({ tariffs }) => tariffs)
    .map(({ productCode, total, cancellation_policy_hash: policyHash }) => ({
      sessionCode,
      hotelCode,
      productCode,
      from,
      to,
      total,
      policyHash,
    }));

export function bodyOf(offer: HotelOffer, index: number, lastname = 'Gómez Ruiz'): object {
  const guest = {
    room: 1,
    type: 'AD',
    name: `Marta ${lettersOf(index)}`,
    lastname,
    age: 41,
    holder: true,
  };
  return {
    sessionCode: offer.sessionCode,
    hotelCode: offer.hotelCode,
    productCode: offer.productCode,
    Canal: '1',
    from: offer.from,
    to: offer.to,
    expected_total: offer.total,
    customer: customerOf(index),
    Guests: [guest, { ...guest, name: `Luis ${lettersOf(index)}`, age: 39, holder: false }],
    accepts: {
      terms_version: '2026-11',
      data_policy_version: '2026-11',
      cancellation_policy_hash: offer.policyHash,
    },
  };
}
