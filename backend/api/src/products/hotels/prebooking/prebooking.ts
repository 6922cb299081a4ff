import {
  ADULT_AGE,
  type Guest,
  type hotelPrebookingBodySchema,
  type PriceChanged,
  type Room,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import { withinDeadline } from '../../../lib/search/withinDeadline';
import type { Log } from '../../../lib/search/log';
import { type ExchangeRates, rateShown } from '../../../money';
import { findHotelOffer, type HotelOffer, storeHotelOffers } from '../session';
import { toTariff } from '../details/toTariff';
import { hotelPrebookingMessages as words } from '../messages';
import type { HotelSupplier, Rechecked, SupplierRate } from '../ports';
import {
  checkCustomer,
  createPrebooking,
  hashPolicy,
  costsMoreToCancel,
  readConsents,
  supplierOf,
} from '../../../bookings/prebook';
import { sellRate } from '../markUps';
import { hasHigherCharge, promisesLess, toSoldTerms } from '../sale/soldTerms';
import { toHotelQuote } from './toHotelQuote';

/** Timeout in milliseconds: the vendor's own limit for a re-check, and some time for our own code. */
const DEADLINE_MS = 16_000;

type Body = z.output<typeof hotelPrebookingBodySchema>;
export interface HotelPrebookingOptions {
  suppliers: readonly HotelSupplier[];
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
}

/**
 * Re-checks tariffs with the hotel's supplier, at the exchange rate of their display. A changed price is answered with a new
 * offer (`priceChangedSchema`).
 */
export function createHotelPrebookings({
  suppliers,
  exchange,
  cache,
  clock,
  log,
  deadlineMs = DEADLINE_MS,
}: HotelPrebookingOptions) {
  const recheck = async (
    { supplier: code, stay, rate }: HotelOffer,
    signal: AbortSignal,
  ): Promise<Extract<Rechecked, { kind: 'priced' }>> => {
    const supplier = supplierOf(suppliers, code);
    const exchangeRate = rateShown(exchange, rate.quoted?.rate);
    const checked = await withinDeadline(deadlineMs, signal, log, (limit) =>
      supplier.recheck(rate.key, stay, limit, { exchangeRate }),
    );
    if (checked.kind === 'gone')
      throw new AppError('SOLD_OUT', { source: { pointer: '/productCode' } });
    // Stores the displayed key, because the key of a re-check is for a booking within minutes and cannot be checked again.
    return { ...checked, rate: { ...checked.rate, key: rate.key } };
  };
  return createPrebooking({
    clock,
    worseTerms: words.worseTerms,
    async reprice(brand, body: Body, signal) {
      const offer = await findHotelOffer(cache, brand.id, body.productCode);
      if (!offer || offer.sessionCode !== body.sessionCode || offer.hotelCode !== body.hotelCode)
        throw new AppError('SESSION_EXPIRED');
      checkDates(body, offer);
      checkCustomer(body.customer, body.Guests, today(clock()));
      checkGuests(body.Guests, offer.stay.rooms);
      const shown = sellRate(offer.rate, offer.markUp);
      const consents = readConsents(body, brand, hashPolicy(shown.cancellation));
      const checked = await recheck(offer, signal);
      const { rate: supplierRate } = checked;
      const rate = sellRate(supplierRate, offer.markUp);
      return {
        expected: body.expected_total ?? shown.total,
        total: rate.total,
        hasWorseTerms: hasWorseTerms(shown, rate, clock()),
        async offerAgain() {
          const { rate: _old, ...set } = offer;
          const [productCode = ''] = await storeHotelOffers(cache, {
            ...set,
            rates: [supplierRate],
          });
          const tariff = toTariff(rate, productCode, offer.supplier, offer.stay);
          return { tariff } satisfies Omit<PriceChanged, 'price'>;
        },
        sell: (payBy) => ({
          quote: {
            ...toHotelQuote(
              offer,
              { rate, sold: toSoldTerms(checked) },
              { ...body, consents },
              payBy,
            ),
            markUp: rate.total - supplierRate.total,
          },
          cancellation: rate.cancellation,
          own: {},
        }),
      };
    },
  });
}
export type HotelPrebookings = ReturnType<typeof createHotelPrebookings>;

/**
 * Checks that the guests match the search: the number of adults, and children of the same ages, in each room. @throws
 * AppError
 */
function checkGuests(guests: readonly Guest[], rooms: readonly Room[]): void {
  const stray = guests.findIndex(({ room }) => room > rooms.length);
  if (stray >= 0) refuse('GUEST_DISTRIBUTION', `/Guests/${stray}/room`, words.noSuchRoom);
  const minor = guests.findIndex(({ type, age }) => type === 'AD' && age < ADULT_AGE);
  if (minor >= 0) refuse('GUEST_DISTRIBUTION', `/Guests/${minor}/age`, words.adultAge);
  rooms.forEach(({ adults, childrens }, index) => {
    const own = guests.filter(({ room }) => room === index + 1);
    const children = own.filter(({ type }) => type === 'CH');
    if (own.length - children.length !== adults)
      refuse('GUEST_DISTRIBUTION', '/Guests', words.adults(index + 1, adults));
    if (agesKey(children.map(({ age }) => age)) !== agesKey(childrens))
      refuse('GUEST_DISTRIBUTION', '/Guests', words.children(index + 1, childrens));
    const holders = own.filter(({ holder }) => holder);
    if (holders.length !== 1 || holders[0]?.type !== 'AD')
      refuse('ADULT_NAME_PER_ROOM', '/Guests', words.holder(index + 1));
  });
}

const agesKey = (ages: readonly number[]): string => [...ages].sort((a, b) => a - b).join();

function checkDates({ from, to }: Body, { stay }: HotelOffer): void {
  if (from !== stay.checkin) refuse('INVALID_DATE', '/from', words.otherDates);
  if (to !== stay.checkout) refuse('INVALID_DATE', '/to', words.otherDates);
}

/**
 * True when a cancellation would cost a larger share than accepted, the board includes less, or the charges at the hotel are
 * higher.
 */
const hasWorseTerms = (accepted: SupplierRate, current: SupplierRate, now: Date): boolean =>
  hasHigherCharge(payAtHotel(accepted), payAtHotel(current)) ||
  promisesLess(accepted.board, current.board) ||
  costsMoreToCancel(accepted.cancellation, current.cancellation, now);

const payAtHotel = ({ price_breakdown }: SupplierRate) =>
  price_breakdown.pay_at_hotel.map(
    ({ original, amount, currency }) => original ?? { amount: String(amount), currency },
  );
