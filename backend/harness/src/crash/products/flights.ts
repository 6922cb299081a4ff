import { setTimeout as wait } from 'node:timers/promises';
import {
  cartUpdateResponseSchema,
  flightBookingResponseSchema,
  flightPrebookingResponseSchema,
  type FlightPrebooking,
  type FlightSearchResponse,
  flightSearchResponseSchema,
  type OptionalSearch,
  optionalSearchResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import type { Random } from '../random';
import { errorCodeOf, type Visitor } from '../people/visitor';
import { flightsEnvironment, readFlightsSold } from './flightsSold';
import { createOfferPool, type OfferPool } from './offerPool';
import {
  type Buyer,
  customerOf,
  lettersOf,
  type PurchaseContext,
  type Order,
  type ProductDriver,
  type Purchaser,
  surnameOf,
} from './driver';

/** Milliseconds of the fast clock for which results can be booked. The session of a search lasts a quarter of an hour. */
const FRESH_MS = 6 * 60_000;
/** Real milliseconds between two requests for partial results, as on the page. */
const POLL_MS = 500;
const MAX_POLLS = 10;
const ROUTES = [
  ['BOG', 'MDE'],
  ['CLO', 'BOG'],
  ['BOG', 'CTG'],
  ['MDE', 'SMR'],
] as const;
const GONE = [
  'SESSION_EXPIRED',
  'PREBOOKING_EXPIRED',
  'OFFER_NO_LONGER_AVAILABLE',
  'PRICE_CHANGED',
  'CONSENT_MISSING',
  'SERVICE_UNAVAILABLE',
  'CART_VERSION',
];
const REFUSED = ['SOLDOUT', 'PRICEUP', 'NOTICKET'];
/**
 * Family names that make NDC's stand-in book at airlines without electronic tickets. The GDS rejects the first, and treats
 * the second like any other name.
 */
const UNTICKETED = ['NOTICKET', 'NOPAIDAT'];
const UNANSWERED = ['TIMEOUT', 'LATETICKET'];

interface FlightChoice {
  sessionCode: string;
  offerId: string;
  total: number;
}
interface Cart {
  version: number;
  total: number;
}

function openFlightPurchaser(context: PurchaseContext): Purchaser {
  const pool = createFlightPool(context);
  return {
    async order(buyer) {
      const { sessionCode, offerId, total } = await pool.choose(buyer.random);
      const priced = await buyer.visitor.request('POST', 'flights/prebookings', {
        sessionCode,
        offerId,
        expected_total: total,
      });
      const prebooking = flightPrebookingResponseSchema.safeParse(priced.body).data?.data;
      if (!prebooking) return gone(priced, pool);
      const cart = buyer.random.happens(0.4)
        ? await chooseExtras(buyer, prebooking)
        : { version: 0, total: prebooking.offer.totalPrice };
      if (!cart) return null;
      const isUnticketed = !buyer.isAccepted && buyer.random.happens(0.25);
      const lastName = isUnticketed
        ? buyer.random.pick(UNTICKETED)
        : surnameOf(buyer, REFUSED, UNANSWERED);
      return {
        path: 'flights/bookings',
        body: bodyOf(prebooking, cart, buyer.index, lastName),
        total: cart.total,
      };
    },
    readBought(reply) {
      const booked = flightBookingResponseSchema.safeParse(reply.body).data?.data;
      return booked?.booking
        ? { bookingId: booked.booking.id, code: booked.booking.code, total: booked.price.current }
        : gone(reply, pool);
    },
  };
}

export const flightDriver: ProductDriver = {
  open: openFlightPurchaser,
  isHeld: true,
  faultTargets: [
    'gdsPricing',
    'gdsSeatmap',
    'gdsOrder',
    'gdsIssue',
    'gdsGet',
    'gdsCancel',
    'ndcOffer',
    'ndcSeatmap',
    'ndcOrder',
    'ndcPay',
    'ndcGet',
    'ndcCancel',
  ],
  environment: flightsEnvironment,
  readSold: readFlightsSold,
};

function gone(reply: Awaited<ReturnType<Visitor['request']>>, pool: OfferPool<FlightChoice>): null {
  const code = errorCodeOf(reply);
  if (!GONE.includes(code)) throw new Error(`A flight was refused: ${reply.text.slice(0, 300)}`);
  if (code === 'SESSION_EXPIRED' || code === 'OFFER_NO_LONGER_AVAILABLE') pool.forget();
  return null;
}

const isPending = ({ data, meta }: FlightSearchResponse): boolean =>
  data.length === 0 && meta.sources.some(({ status }) => status === 'pending');

function createFlightPool({
  brand,
  visitor,
  random,
  clock,
}: PurchaseContext): OfferPool<FlightChoice> {
  const read = async (): Promise<FlightChoice[]> => {
    const [originLocationCode, destinationLocationCode] = random.pick(ROUTES);
    const date = addDays(today(clock()), 40 + Math.floor(random.next() * 200));
    const search = {
      segments: [
        { id: '1', originLocationCode, destinationLocationCode, departureDateTimeRange: { date } },
      ],
      passengers: { adults: 2 },
      sources: [random.pick(['GDS', 'NDC'])],
      currency: 'COP',
      language: 'es',
    };
    const request = async (sessionCode?: string) =>
      flightSearchResponseSchema.parse(
        (await visitor.request('POST', 'flights/searches', { ...search, sessionCode })).body,
      );
    let found = await request();
    // The first answer does not wait for a slow source, and may be empty.
    for (let tries = 0; tries < MAX_POLLS && isPending(found); tries += 1) {
      await wait(POLL_MS);
      found = await request(found.meta.sessionCode);
    }
    const {
      data,
      meta: { sessionCode },
    } = found;
    if (data.length === 0) throw new Error(`${brand} has no seats to sell.`);
    return data.map(({ id, totalPrice }) => ({ sessionCode, offerId: id, total: totalPrice }));
  };
  return createOfferPool(read, clock, FRESH_MS);
}

/** Puts any seat or bag into the cart. Null when another traveller has taken it. */
async function chooseExtras(
  { visitor, random }: Buyer,
  { prebookingId, offer }: FlightPrebooking,
): Promise<Cart | null> {
  const none = { version: 0, total: offer.totalPrice };
  const found = optionalSearchResponseSchema.safeParse(
    (await visitor.request('POST', 'optionals/searchs', { prebookingId })).body,
  ).data?.data;
  const items = found ? itemsOf(found, random) : [];
  if (items.length === 0) return none;
  const reply = await visitor.request('PUT', 'optionals/cart/update', {
    prebookingId,
    items,
    cart_version: 0,
  });
  const cart = cartUpdateResponseSchema.safeParse(reply.body).data?.data.cart;
  return cart ? { version: cart.version, total: cart.grand_total } : null;
}
function itemsOf({ optionals, seat_maps: maps = [] }: OptionalSearch, random: Random): object[] {
  const seats = maps
    .flatMap(({ decks }) => decks.flatMap((deck) => deck.seats))
    .filter(
      ({ status, code, passenger_ids: ids }) =>
        status === 'AVAILABLE' && code !== null && ids.includes('1'),
    );
  const bag = optionals.find(
    ({ kind, passenger_ids: ids }) => kind === 'BAGS' && ids.includes('2'),
  );
  return [
    ...(seats.length > 0
      ? [{ code: random.pick(seats).code, quantity: 1, passenger_ids: ['1'], segment_ids: [] }]
      : []),
    ...(bag && random.happens(0.5)
      ? [{ code: bag.code, quantity: 1, passenger_ids: ['2'], segment_ids: [] }]
      : []),
  ];
}

function bodyOf(
  prebooking: FlightPrebooking,
  cart: Cart,
  index: number,
  lastName: string,
): Order['body'] {
  const flyer = (id: string, firstName: string, place: number) => ({
    id,
    dateOfBirth: '1985-06-02',
    gender: 'FEMALE',
    name: { firstName: `${firstName} ${lettersOf(index)}`, lastName },
    documents: [documentOf(prebooking, 1_020_300_000 + place * 10_000_000 + index)],
  });
  return {
    type: 'flight-order',
    prebookingId: prebooking.prebookingId,
    flightOffers: [{ type: 'flight-offer', id: prebooking.offer.id }],
    travelers: [flyer('1', 'Marta', 0), flyer('2', 'Luis', 1)],
    cart_version: cart.version,
    expected_total: cart.total,
    ticketingAgreement: { option: 'DELAY_TO_CANCEL' },
    customer: customerOf(index),
    contacts: [
      {
        addresseeName: { firstName: 'Marta', lastName: 'Gómez' },
        purpose: 'STANDARD',
        phones: [{ deviceType: 'MOBILE', countryCallingCode: '57', number: '3001234567' }],
        emailAddress: `marta.${index}@viajes.test`,
      },
    ],
    accepts: {
      terms_version: '2026-11',
      data_policy_version: '2026-11',
      cancellation_policy_hash: prebooking.cancellation_policy_hash,
    },
  };
}

/** Document of a passenger. A flight between two cities of Colombia may pass through another country. */
function documentOf(
  { bookingRequirements: { travelerRequirements } }: FlightPrebooking,
  number: number,
): object {
  return travelerRequirements.some(({ passportRequired }) => passportRequired)
    ? {
        documentType: 'PASSPORT',
        document_type: 5,
        number: `AV${number}`,
        expiryDate: '2040-01-01',
        issuanceCountry: 'CO',
        nationality: 'CO',
        holder: true,
      }
    : { documentType: 'IDENTITY_CARD', document_type: 4, number: String(number), holder: true };
}
