import {
  type HotelDetailsResponse,
  hotelDetailsResponseSchema,
  hotelSearchResponseSchema,
  prebookingResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { hotelsEnvironment, readHotelsSold } from './hotelsSold';
import { openPrebooked } from './prebooked';
import {
  type Buyer,
  customerOf,
  lettersOf,
  type PurchaseContext,
  type Order,
  type ProductDriver,
  surnameOf,
} from './driver';

const ROOMS = [{ adults: 2, childrens: [] }];
const HOTELS = 6;
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

/** Offers from one search and the pages of a few hotels. */
async function searchRooms({
  brand,
  visitor,
  random,
  clock,
}: PurchaseContext): Promise<HotelOffer[]> {
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
  const { sessionCode, hotels } = hotelSearchResponseSchema.parse(
    (await visitor.request('POST', 'hotels/searchs', search)).body,
  ).data;
  const offered: HotelOffer[] = [];
  for (let turn = 0; turn < HOTELS && hotels.length > 0; turn += 1) {
    const { hotelCode } = random.pick(hotels);
    const requested = { sessionCode, hotelCode, rooms: ROOMS };
    const page = hotelDetailsResponseSchema.safeParse(
      (await visitor.request('POST', 'hotels/details', requested)).body,
    );
    if (page.success) offered.push(...offersOf(page.data.data, hotelCode, checkin, checkout));
  }
  if (offered.length === 0) throw new Error(`${brand} has no rooms to sell.`);
  return offered;
}

export const hotelDriver: ProductDriver = {
  open: openPrebooked({
    path: 'hotels/prebookings',
    search: searchRooms,
    toOrder,
    answer: prebookingResponseSchema,
    gone: GONE,
    allGone: ['SESSION_EXPIRED'],
  }),
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
  checkTargets: ['checkrates', 'doPrebook'],
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

function toOrder(offer: HotelOffer, buyer: Buyer): Omit<Order, 'path'> {
  const { index } = buyer;
  const lastname = surnameOf(buyer, REFUSED, UNANSWERED);
  const guest = {
    room: 1,
    type: 'AD',
    name: `Marta ${lettersOf(index)}`,
    lastname,
    age: 41,
    holder: true,
  };
  const body = {
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
  return { body, total: offer.total };
}
