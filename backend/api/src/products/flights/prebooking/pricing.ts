import type { ExchangeRate } from '@tiquete/contracts';
import { AppError } from '../../../lib/errors';
import { withinDeadline } from '../../../lib/search/withinDeadline';
import type { Log } from '../../../lib/search/log';
import { supplierOf } from '../../../bookings/prebook';
import { NO_MARK_UP } from '../../../money';
import { flightSaleWords as words } from '../messages';
import { readAirports } from '../places/airportTable';
import type { FlightExtra, FlightSupplier, PricedOffer } from '../ports';
import { fillDictionaries } from '../search/fillDictionaries';
import { toFlightOffer } from '../search/toFlightOffer';
import { findSeat } from './cartLine';
import type { FlightExtras } from './extras';
import type { CartLine, PrebookingRow, PrebookingStore, SupplierPart } from './prebookingStore';
import { toFlightPrebooking } from './toFlightPrebooking';

/** Timeout in milliseconds: the vendors' own limit for pricing, and some time for our own code. */
const PRICE_MS = 16_000;

type PriceOffer = ReturnType<typeof createOfferPricing>;

/**
 * Prices an offer with these extras again. `rate` is the exchange rate of its display, if any. Returns null when an extra is
 * no longer available. @throws AppError OFFER_NO_LONGER_AVAILABLE
 */
export const createOfferPricing =
  ({
    suppliers,
    log,
    deadlineMs = PRICE_MS,
  }: {
    suppliers: readonly FlightSupplier[];
    log: Log;
    deadlineMs?: number;
  }) =>
  async (
    {
      source,
      supplier: { offer, travelers },
    }: { source: string; supplier: Pick<SupplierPart, 'offer' | 'travelers'> },
    services: FlightExtra[],
    signal: AbortSignal,
    rate?: ExchangeRate,
  ): Promise<PricedOffer | null> => {
    const supplier = supplierOf(suppliers, source);
    const answer = await withinDeadline(deadlineMs, signal, log, (limit) =>
      supplier.price(offer, travelers, services, limit, rate),
    );
    if (answer.kind === 'gone') throw new AppError('OFFER_NO_LONGER_AVAILABLE');
    return answer.kind === 'priced' ? answer.priced : null;
  };

export type RepricedFlight = Pick<PrebookingRow, 'supplier' | 'answer' | 'cart'>;
interface RepricingParts {
  store: PrebookingStore;
  price: PriceOffer;
  readSeats: FlightExtras['readSeats'];
  clock: () => Date;
  log: Log;
}
export type Repricing = ReturnType<typeof createRepricing>;

/** Prices a prebooking with its cart again, before it becomes a booking. */
export function createRepricing({ store, price, readSeats, clock, log }: RepricingParts) {
  const unread =
    ({ id }: Pick<PrebookingRow, 'id'>) =>
    (error: unknown) => {
      log.warn({ err: error, prebooking: id }, 'seats not read again');
      return null;
    };
  /**
   * Removes seats that are no longer free from the cart, and rejects the booking. The rejection names no extra if all seats
   * are free.
   */
  const rejectUnavailable = async (row: PrebookingRow, signal: AbortSignal): Promise<never> => {
    const maps = await readSeats(row, signal).catch(unread(row));
    const isUnavailable = ({ kind, code }: CartLine) =>
      kind === 'SEATS' && maps !== null && findSeat(maps, code)?.seat.status !== 'AVAILABLE';
    const lost = row.cart.filter(isUnavailable);
    if (lost.length > 0) {
      await store.change(row, async (now, write) => {
        if (now.cart_version === row.cart_version)
          await write({
            cart: row.cart.filter((line) => !isUnavailable(line)),
            cart_version: row.cart_version + 1,
          });
      });
    }
    throw new AppError('SERVICE_UNAVAILABLE', {
      detail: words.servicesGone(lost.map(({ name }) => name)),
      source: { pointer: '/cart_version' },
    });
  };
  return {
    /**
     * Prices the prebooking and its extras again at the exchange rate of its display. @throws AppError
     * OFFER_NO_LONGER_AVAILABLE; SERVICE_UNAVAILABLE after unavailable extras were removed from the cart
     */
    async priceAgain(row: PrebookingRow, signal: AbortSignal): Promise<RepricedFlight> {
      const priced = await price(
        row,
        row.cart.map(({ service }) => service),
        signal,
        row.supplier.offer.quoted?.rate,
      );
      if (!priced) return rejectUnavailable(row, signal);
      const { feePerTraveler, markUp = NO_MARK_UP, travelers } = row.supplier;
      const dictionaries = fillDictionaries(
        await readAirports(),
        [priced.offer],
        [priced.dictionaries],
      );
      const offer = toFlightOffer({
        id: row.answer.offer.id,
        source: row.source,
        offer: priced.offer,
        feePerTraveler,
        markUp,
      });
      const answer = toFlightPrebooking({
        id: row.id,
        offer,
        priced,
        dictionaries,
        expected: row.answer.price.current,
        expiresAt: row.expires_at,
        now: clock(),
      });
      return {
        supplier: { offer: priced.offer, travelers, bags: priced.bags, feePerTraveler, markUp },
        answer,
        cart: atPricesOf(row.cart, priced.extras),
      };
    },
    /** Stores the new price. The seat maps are read again, because seat keys belong to an offer. */
    async store(
      row: PrebookingRow,
      { supplier, answer, cart }: RepricedFlight,
      signal: AbortSignal,
    ): Promise<void> {
      await store.change(row, (_, write) => write({ supplier, answer, cart }));
      if (row.seats !== null)
        await readSeats({ ...row, supplier, answer, cart }, signal).catch(unread(row));
    },
  };
}

/** Updates prices and keys of cart lines. Suppliers return the services in the requested order. */
const atPricesOf = (lines: readonly CartLine[], services: readonly FlightExtra[]): CartLine[] =>
  lines.map((line, index) => {
    const service = services[index] ?? line.service;
    return { ...line, price: Math.round(service.amount / service.quantity), service };
  });
