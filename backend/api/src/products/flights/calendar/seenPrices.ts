import type { Cabin } from '@tiquete/contracts';
import type { Database } from '../../../db/database';
import type { FlightSession } from '../session';

/** A one-way or round trip; days are YYYY-MM-DD, and `returnsOn` is null for one way. */
export interface PricedTrip {
  origin: string;
  destination: string;
  cabin: Cabin;
  departsOn: string;
  returnsOn: string | null;
}
/** Minimum number of similar trips for which a usual price is computed. */
const ENOUGH = 8;
/** Maximum days between the departures of two similar trips. */
const SEASON = 45;

export function pricedTripOf({ query }: Pick<FlightSession, 'query'>): PricedTrip | null {
  const [there, back, ...more] = query.segments;
  if (!there || more.length > 0 || query.corporateCodes.length > 0) return null;
  const { originLocationCode: origin, destinationLocationCode: destination } = there;
  const isReturn =
    back?.originLocationCode === destination && back.destinationLocationCode === origin;
  if (back && !isReturn) return null;
  return {
    origin,
    destination,
    cabin: query.cabin,
    departsOn: there.date,
    returnsOn: back?.date ?? null,
  };
}

export type SeenPrices = ReturnType<typeof createSeenPrices>;

/**
 * Store of prices found by searches, by route and days: whole pesos of one adult with mark-up and fee. They contain no
 * personal data.
 */
export function createSeenPrices({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    /**
     * Stores the lowest price of one adult in a complete answer of all sources. A search with a corporate code or several
     * cities is not stored.
     */
    async store(session: FlightSession, lowest: number | null): Promise<void> {
      const trip = pricedTripOf(session);
      if (!trip || lowest === null) return;
      const { origin, destination, cabin, departsOn, returnsOn } = trip;
      await db.queryBrand(
        session.brandId,
        `insert into flight_prices (brand, origin, destination, cabin, departs_on, returns_on, is_round_trip, price, seen_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (brand, origin, destination, cabin, is_round_trip, departs_on, returns_on)
         do update set price = excluded.price, seen_at = excluded.seen_at`,
        [
          session.brandId,
          origin,
          destination,
          cabin,
          departsOn,
          returnsOn ?? departsOn,
          returnsOn !== null,
          lowest,
          clock(),
        ],
      );
    },
    /** Prices of round trips that leave and return in these days, not older than `maxAgeMs`. */
    roundTrips: (
      brandId: string,
      { origin, destination, cabin }: Pick<PricedTrip, 'origin' | 'destination' | 'cabin'>,
      { from, to, maxAgeMs }: { from: string; to: string; maxAgeMs: number },
    ): Promise<{ departure: string; return: string; price: number }[]> =>
      db.queryBrand(
        brandId,
        `select departs_on::text as departure, returns_on::text as return, price::float as price from flight_prices
         where brand = $1 and origin = $2 and destination = $3 and cabin = $4 and is_round_trip
           and departs_on >= $5 and returns_on <= $6 and seen_at >= $7`,
        [brandId, origin, destination, cabin, from, to, new Date(clock().getTime() - maxAgeMs)],
      ),
    /** Quartiles of the prices of similar trips, which leave within 45 days of this one; null for fewer than eight trips. */
    async usual(
      brandId: string,
      { origin, destination, cabin, departsOn, returnsOn }: PricedTrip,
    ): Promise<{ low: number; high: number; days: number } | null> {
      const [row] = await db.queryBrand<{ low: number; high: number; days: number }>(
        brandId,
        `select round(percentile_cont(0.25) within group (order by price))::float as low,
           round(percentile_cont(0.75) within group (order by price))::float as high, count(*)::int as days
         from flight_prices
         where brand = $1 and origin = $2 and destination = $3 and cabin = $4 and is_round_trip = $5
           and departs_on between $6::date - $7::int and $6::date + $7::int
           and (departs_on <> $6 or returns_on <> $8) and seen_at >= $9::timestamptz - interval '60 days'`,
        [
          brandId,
          origin,
          destination,
          cabin,
          returnsOn !== null,
          departsOn,
          SEASON,
          returnsOn ?? departsOn,
          clock(),
        ],
      );
      return row && row.days >= ENOUGH ? row : null;
    },
    /** Deletes prices that are older than 60 days or of past trips. */
    async deleteOld(): Promise<void> {
      await db.queryBrands(
        "delete from flight_prices where seen_at < $1::timestamptz - interval '60 days' or departs_on < $1::timestamptz::date - 1",
        [clock()],
      );
    },
  };
}
