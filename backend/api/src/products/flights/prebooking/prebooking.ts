import { randomUUID } from 'node:crypto';
import type { FlightPrebooking, FlightPrebookingBody } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import type { Cache } from '../../../lib/cache/createCache';
import type { Log } from '../../../lib/search/log';
import type { BookingAccess } from '../../../bookings/view/access';
import { type ExchangeRates, rateShown } from '../../../money';
import type { PrebookedExtras } from '../../../bookings/extras';
import { flightSaleWords as words } from '../messages';
import { readAirports } from '../places/airportTable';
import type { FlightSupplier, SupplierFlightOffer } from '../ports';
import { fillDictionaries } from '../search/fillDictionaries';
import { toFlightOffer } from '../search/toFlightOffer';
import { findFlightOffer, ownPriceOf } from '../session';
import { createBookingCheck, type FlightBookingRequest } from './booking';
import { createFlightExtras } from './extras';
import { createPrebookingStore, type PrebookingRow } from './prebookingStore';
import { createOfferPricing, createRepricing } from './pricing';
import { toFlightPrebooking } from './toFlightPrebooking';

const LIVES_MS = 15 * 60_000;
/**
 * Milliseconds before the end of an offer at which its prebooking ends, if the seats are held before the payment. Other
 * offers must be paid first.
 */
const HELD_MARGIN_MS = 60_000;
const UNHELD_MARGIN_MS = 7 * 60_000;
/** Minimum milliseconds that a traveller needs to buy. */
const SHORTEST_MS = 2 * 60_000;

export interface FlightPrebookingOptions {
  suppliers: readonly FlightSupplier[];
  exchange: ExchangeRates;
  cache: Cache;
  db: Database;
  clock: () => Date;
  log: Log;
  access: BookingAccess;
  pictures: { place(code: string): string };
  /** Timeout of a pricing in milliseconds. Default: the vendors' own limit. */
  priceMs?: number;
}

export type FlightPrebookings = ReturnType<typeof createFlightPrebookings>;

/** Prebookings of flights, from an offer of a search to a payable booking. */
export function createFlightPrebookings({
  suppliers,
  exchange,
  cache,
  db,
  clock,
  log,
  access,
  pictures,
  priceMs,
}: FlightPrebookingOptions) {
  const store = createPrebookingStore({ db, clock });
  const price = createOfferPricing({ suppliers, log, deadlineMs: priceMs });
  const services = createFlightExtras({ store, suppliers, clock, log });
  const find = async (request: FastifyRequest, id: string): Promise<PrebookingRow | null> => {
    const row = await store.find(request.brand.id, id);
    return row && access.isAllowed(request, row) ? row : null;
  };
  const requireCurrent = (row: PrebookingRow): PrebookingRow => {
    if (row.expires_at <= clock()) throw new AppError('PREBOOKING_EXPIRED');
    return row;
  };
  const extras: PrebookedExtras = {
    async find(request, prebookingId) {
      const row = await find(request, prebookingId);
      return (
        row && {
          search: (kinds, { signal }) => services.search(requireCurrent(row), kinds, signal),
          update: (items, seenVersion) => services.update(row, items, seenVersion),
        }
      );
    },
  };
  return {
    access,
    extras,
    /**
     * Prices an offer of the session at the exchange rate of its display, and stores it for a quarter of an hour. `userId`
     * is null for a guest. @throws AppError SESSION_EXPIRED, OFFER_NO_LONGER_AVAILABLE, and SUPPLIER_… when a supplier does
     * not answer
     */
    async create(
      brandId: string,
      userId: string | null,
      body: FlightPrebookingBody,
      signal: AbortSignal,
    ): Promise<FlightPrebooking> {
      const stored = await findFlightOffer(cache, brandId, body.sessionCode, body.offerId);
      if (!stored) throw new AppError('SESSION_EXPIRED');
      const { source, session } = stored;
      const { travelers } = session.query;
      const ours = ownPriceOf(session, source);
      const priced = await price(
        { source, supplier: { offer: stored.offer, travelers } },
        [],
        signal,
        rateShown(exchange, stored.offer.quoted?.rate),
      );
      if (!priced) throw new AppError('OFFER_NO_LONGER_AVAILABLE');
      const now = clock();
      const expiresAt = endOf(priced.offer, now);
      if (expiresAt.getTime() - now.getTime() < SHORTEST_MS)
        throw new AppError('OFFER_NO_LONGER_AVAILABLE');
      const id = randomUUID();
      const answer = toFlightPrebooking({
        id,
        offer: toFlightOffer({ id: body.offerId, source, offer: priced.offer, ...ours }),
        priced,
        dictionaries: fillDictionaries(await readAirports(), [priced.offer], [priced.dictionaries]),
        expected: body.expected_total,
        expiresAt,
        now,
      });
      await store.insert({
        id,
        brand: brandId,
        user_id: userId,
        source,
        supplier: { offer: priced.offer, travelers, bags: priced.bags, ...ours },
        answer,
        seats: null,
        cart: [],
        cart_version: 0,
        expires_at: expiresAt,
      });
      return answer;
    },
    /**
     * Finds the visitor's own prebooking by its id, or the newest one of the offer. @throws AppError NOT_FOUND,
     * PREBOOKING_EXPIRED, MANDATORY_DATA_MISSING
     */
    async own(
      request: FastifyRequest,
      {
        prebookingId,
        flightOffers: [offer],
      }: Pick<FlightBookingRequest, 'prebookingId' | 'flightOffers'>,
    ): Promise<PrebookingRow> {
      if (prebookingId === undefined) {
        const rows = await store.findByOffer(request.brand.id, offer?.id ?? '');
        const row = rows.find((one) => access.isAllowed(request, one));
        if (!row) refuse('MANDATORY_DATA_MISSING', '/prebookingId', words.notPriced);
        return requireCurrent(row);
      }
      const row = await find(request, prebookingId);
      if (!row) throw new AppError('NOT_FOUND');
      return requireCurrent(row);
    },
    checkBooking: createBookingCheck({
      repricing: createRepricing({ store, price, readSeats: services.readSeats, clock, log }),
      clock,
      pictureOf: pictures.place,
    }),
    /** Deletes prebookings a day after their end. */
    housekeep: store.deleteEnded,
  };
}

/**
 * End of a prebooking: a quarter of an hour from now, or earlier when the offer must be booked sooner. An offer without a
 * hold must also be paid by then.
 */
function endOf(
  { bookable_until: until, hold_until: heldUntil }: SupplierFlightOffer,
  now: Date,
): Date {
  const margin = heldUntil === null ? UNHELD_MARGIN_MS : HELD_MARGIN_MS;
  return new Date(
    Math.min(now.getTime() + LIVES_MS, until === null ? Infinity : Date.parse(until) - margin),
  );
}
