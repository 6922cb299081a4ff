import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import type { Cache } from '../../../lib/cache/createCache';
import type { Log } from '../../../lib/search/log';
import type { BookingAccess } from '../../../bookings/view/access';
import type { ExchangeRates } from '../../../money';
import type { PrebookedExtras } from '../../../bookings/extras';
import type { FlightSupplier } from '../ports';
import { saleWords as words } from '../messages/sale';
import { createFlightBookings, type FlightBookings } from './booking';
import type { FlightBookingRequest } from './completeBody';
import { createRepricing } from './repricing';
import { createPrebookings, type Prebookings } from './createPrebookings';
import type { PrebookingRow } from './row';
import { createPrebookingStore } from './prebookingStore';
import { createServices } from './extras';

export interface FlightSaleOptions {
  suppliers: readonly FlightSupplier[];
  exchange: ExchangeRates;
  cache: Cache;
  db: Database;
  clock: () => Date;
  log: Log;
  /** Access to prebookings. */
  access: BookingAccess;
  pictures: { place(code: string): string };
  /** Deadline for a price in milliseconds; the vendors' own limit by default. */
  priceMs?: number;
}
export interface FlightSale {
  prebookings: Prebookings;
  bookings: FlightBookings;
  access: BookingAccess;
  /**
   * The visitor's own prebooking by its id, or else the newest of the offer. @throws AppError NOT_FOUND, PREBOOKING_EXPIRED,
   * MANDATORY_DATA_MISSING
   */
  own(
    request: FastifyRequest,
    of: Pick<FlightBookingRequest, 'prebookingId' | 'flightOffers'>,
  ): Promise<PrebookingRow>;
  /** Seats and bags, chosen before the booking exists. */
  extras: PrebookedExtras;
  /** Deletes prebookings a day after their end. */
  housekeep(): Promise<void>;
}

/** The sale from an offer of a search to a payable booking. */
export function createFlightSale({
  suppliers,
  exchange,
  cache,
  db,
  clock,
  log,
  access,
  pictures,
  priceMs,
}: FlightSaleOptions): FlightSale {
  const store = createPrebookingStore({ db, clock });
  const prebookings = createPrebookings({
    suppliers,
    exchange,
    cache,
    store,
    clock,
    log,
    deadlineMs: priceMs,
  });
  const services = createServices({ store, prebookings, clock, log });
  const find = async (request: FastifyRequest, id: string): Promise<PrebookingRow | null> => {
    const row = await store.find(request.brand.id, id);
    return row && access.isAllowed(request, row) ? row : null;
  };
  const mustLive = (row: PrebookingRow): PrebookingRow => {
    if (row.expires_at <= clock()) throw new AppError('PREBOOKING_EXPIRED');
    return row;
  };
  return {
    prebookings,
    access,
    housekeep: store.deleteEnded,
    bookings: createFlightBookings({
      repricing: createRepricing({ store, prebookings, services, clock, log }),
      clock,
      pictureOf: pictures.place,
    }),
    async own(request, { prebookingId, flightOffers: [offer] }) {
      if (prebookingId === undefined) {
        const rows = await store.findByOffer(request.brand.id, offer?.id ?? '');
        const row = rows.find((one) => access.isAllowed(request, one));
        if (!row) refuse('MANDATORY_DATA_MISSING', '/prebookingId', words.notPriced);
        return mustLive(row);
      }
      const row = await find(request, prebookingId);
      if (!row) throw new AppError('NOT_FOUND');
      return mustLive(row);
    },
    extras: {
      async find(request, prebookingId) {
        const row = await find(request, prebookingId);
        return (
          row && {
            search: (kinds, { signal }) => services.search(mustLive(row), kinds, signal),
            update: (items, seenVersion) => services.update(row, items, seenVersion),
          }
        );
      },
    },
  };
}
