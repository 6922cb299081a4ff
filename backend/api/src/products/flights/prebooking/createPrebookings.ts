import { randomUUID } from 'node:crypto';
import type { ExchangeRate, FlightPrebooking, FlightPrebookingBody } from '@tiquete/contracts';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { askWithin } from '../../../lib/search/askWithin';
import type { Log } from '../../../lib/search/log';
import { type ExchangeRates, rateShown } from '../../../money';
import { supplierOf } from '../../../bookings/prebook';
import { fillDictionaries } from '../search/fillDictionaries';
import type { FlightService, FlightSupplier, PricedOffer, SupplierFlightOffer } from '../ports';
import { readAirports } from '../places/airportTable';
import { oursOf } from '../session';
import { findOffer } from '../offers';
import { toFlightOffer } from '../search/toFlightOffer';
import type { SupplierPart } from './row';
import type { PrebookingStore } from './prebookingStore';
import { toPrebooking } from './toPrebooking';

/** Milliseconds: the vendors' own limit for a price, and time for our part. */
const PRICE_MS = 16_000;
const LIVES_MS = 15 * 60_000;
/** Milliseconds before the end of an offer that is held, because it is ordered at once; other offers must be paid first. */
const HELD_MARGIN_MS = 60_000;
const UNHELD_MARGIN_MS = 7 * 60_000;
/** Minimum milliseconds that a traveller needs to buy. */
const SHORTEST_MS = 2 * 60_000;

export interface PrebookingOptions {
  suppliers: readonly FlightSupplier[];
  exchange: ExchangeRates;
  cache: Cache;
  store: PrebookingStore;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
}
export interface Prebookings {
  /**
   * Prices the session's offer at the rate of its display and stores it for a quarter of an hour; `userId` null: a guest's.
   * @throws AppError SESSION_EXPIRED, OFFER_NO_LONGER_AVAILABLE, and those of a supplier that does not answer
   */
  create(
    brandId: string,
    userId: string | null,
    body: FlightPrebookingBody,
    signal: AbortSignal,
  ): Promise<FlightPrebooking>;
  supplierOf(code: string): FlightSupplier;
  /**
   * Current price with these services, at the rate `kept` of its display if any; null when a service is gone. @throws AppError
   * OFFER_NO_LONGER_AVAILABLE
   */
  price(
    of: { source: string; supplier: Pick<SupplierPart, 'offer' | 'travelers'> },
    services: FlightService[],
    signal: AbortSignal,
    kept?: ExchangeRate,
  ): Promise<PricedOffer | null>;
}

export function createPrebookings({
  suppliers,
  exchange,
  cache,
  store,
  clock,
  log,
  deadlineMs = PRICE_MS,
}: PrebookingOptions): Prebookings {
  const prebookings: Prebookings = {
    supplierOf: (code) => supplierOf(suppliers, code),
    async price({ source, supplier: { offer, travelers } }, services, signal, kept) {
      const supplier = prebookings.supplierOf(source);
      const answer = await askWithin(deadlineMs, signal, log, (limit) =>
        supplier.price(offer, travelers, services, limit, kept),
      );
      if (answer.kind === 'gone') throw gone();
      return answer.kind === 'priced' ? answer.priced : null;
    },
    async create(brandId, userId, body, signal) {
      const stored = await findOffer(cache, brandId, body.sessionCode, body.offerId);
      if (!stored) throw new AppError('SESSION_EXPIRED');
      const {
        source,
        session: {
          query: { travelers },
        },
      } = stored;
      const ours = oursOf(stored.session, source);
      const priced = await prebookings.price(
        { source, supplier: { offer: stored.offer, travelers } },
        [],
        signal,
        rateShown(exchange, stored.offer.quoted?.rate),
      );
      if (!priced) throw gone();
      const now = clock();
      const expiresAt = endOf(priced.offer, now);
      if (expiresAt.getTime() - now.getTime() < SHORTEST_MS) throw gone();
      const id = randomUUID();
      const dictionaries = fillDictionaries(
        await readAirports(),
        [priced.offer],
        [priced.dictionaries],
      );
      const offer = toFlightOffer({
        id: body.offerId,
        source,
        offer: priced.offer,
        ...ours,
      });
      const answer = toPrebooking({
        id,
        offer,
        priced,
        dictionaries,
        expected: body.expected_total,
        expiresAt,
        now,
      });
      const supplier = { offer: priced.offer, travelers, bags: priced.bags, ...ours };
      await store.insert({
        id,
        brand: brandId,
        user_id: userId,
        source,
        supplier,
        answer,
        seats: null,
        cart: [],
        cart_version: 0,
        expires_at: expiresAt,
      });
      return answer;
    },
  };
  return prebookings;
}

const gone = () => new AppError('OFFER_NO_LONGER_AVAILABLE');

/** A quarter of an hour, or less if the offer must be booked, or without a hold also paid, earlier. */
function endOf(
  { bookable_until: until, hold_until: heldUntil }: SupplierFlightOffer,
  now: Date,
): Date {
  const margin = heldUntil === null ? UNHELD_MARGIN_MS : HELD_MARGIN_MS;
  return new Date(
    Math.min(now.getTime() + LIVES_MS, until === null ? Infinity : Date.parse(until) - margin),
  );
}
