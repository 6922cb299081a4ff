import {
  type HotelDetailsResponse,
  hotelDetailsResponseSchema,
  hotelSearchResponseSchema,
  prebookingResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { codeOf } from '../visitor';
import { hotelsEnvironment, readHotelsSold } from './hotelsSold';
import { createShelf, type Shelf } from './shelf';
import {
  customerOf,
  lettersOf,
  type Market,
  type Order,
  type ProductShop,
  type Shop,
  surnameOf,
} from './shop';

const ROOMS = [{ adults: 2, childrens: [] }];
const HOTELS = 6;
/** Milliseconds of the fast clock for which what a search found is sold from; its session lives for 30 minutes. */
const FRESH_MS = 15 * 60_000;
const GONE = ['SESSION_EXPIRED', 'SOLD_OUT', 'PRICE_CHANGED', 'CONSENT_MISSING'];
const REFUSED = ['SOLDOUT', 'PRICEUP', 'STOPSALES'];
const UNANSWERED = ['TIMEOUT'];

interface HotelOffer {
  sessionCode: string;
  hotelCode: string;
  productCode: string;
  from: string;
  to: string;
  total: number;
  policyHash: string;
}

/** One search and a few hotels' pages. */
function createHotelShelf({ brand, visitor, random, clock }: Market): Shelf<HotelOffer> {
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

function openHotelShop(market: Market): Shop {
  const shelf = createHotelShelf(market);
  return {
    async order(buyer) {
      const offer = await shelf.choose(buyer.random);
      const lastname = surnameOf(buyer, REFUSED, UNANSWERED);
      return {
        path: 'hotels/prebookings',
        body: bodyOf(offer, buyer.index, lastname),
        total: offer.total,
      };
    },
    readBought(reply, { total }) {
      if (reply.status === 201) {
        const { booking } = prebookingResponseSchema.parse(reply.body).data;
        if (!booking) throw new Error('A prebooking made no booking.');
        return { bookingId: booking.id, code: booking.code, total };
      }
      if (!GONE.includes(codeOf(reply)))
        throw new Error(`A prebooking was refused: ${reply.text.slice(0, 300)}`);
      if (codeOf(reply) === 'SESSION_EXPIRED') shelf.forget();
      return null;
    },
  };
}

export const hotelShop: ProductShop = {
  open: openHotelShop,
  isHeld: false,
  faultTargets: [
    'checkrates',
    'booking',
    'bookingLookup',
    'cancellation',
    'doPrebook',
    'doForm',
    'doFinish',
    'doStatus',
    'doInfo',
    'doCancel',
  ],
  environment: hotelsEnvironment,
  readSold: readHotelsSold,
};

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

function bodyOf(offer: HotelOffer, index: number, lastname: string): Order['body'] {
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
