import {
  CURRENCY,
  type flightPriceGridQuerySchema,
  type flightPriceGridResponseSchema,
  type flightUsualPricesQuerySchema,
  type flightUsualPricesResponseSchema,
} from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import * as z from 'zod';
import { loadJson } from '../../../lib/cache/json';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { Log } from '../../../lib/search/log';
import { soldFor } from '../../../money';
import type { CalendarBrand } from './calendar';
import { checkRoute, todayAt } from '../search/checkFlightQuery';
import { flightMarkUp } from '../search/markUps';
import { calendarWarning } from '../messages';
import { type AirportTable, readAirports } from '../places/airportTable';
import type { FlightSupplier } from '../ports';
import type { SeenPrices } from './seenPrices';

/** Number of days shown before and after each of the two days of a trip. */
const AROUND = 3;
const MAX_NIGHTS = 60;
const HOUR_MS = 3_600_000;
const DEADLINE_MS = 8000;
/** Milliseconds for which the price of a day's own search is preferred to a supplier's cached price. */
const SEEN_MS = 24 * HOUR_MS;
const POLICY: CachePolicy = {
  freshMs: HOUR_MS,
  renewMs: 5 * HOUR_MS,
  errorMs: 18 * HOUR_MS,
  loadMs: DEADLINE_MS + 1000,
};
const faresSchema = z.array(
  z.object({ date: z.iso.date(), returnDate: z.iso.date(), price: z.int().positive() }),
);
type GridQuery = z.output<typeof flightPriceGridQuerySchema>;
type UsualQuery = z.output<typeof flightUsualPricesQuerySchema>;

export interface FlightPriceOptions {
  suppliers: readonly FlightSupplier[];
  seen: SeenPrices;
  cache: Cache;
  clock: () => Date;
  log: Log;
}

export function createFlightPrices({ suppliers, seen, cache, clock, log }: FlightPriceOptions) {
  return {
    /** Usual prices of the route, computed from our own searches only. @throws AppError that names the parameter */
    async usualPrices(
      { brandId }: CalendarBrand,
      query: UsualQuery,
    ): Promise<z.infer<typeof flightUsualPricesResponseSchema>> {
      checkTrip(query, await readAirports());
      const usual = await seen.usual(brandId, {
        origin: query.originLocationCode,
        destination: query.destinationLocationCode,
        cabin: query.cabin,
        departsOn: query.departure,
        returnsOn: query.return ?? null,
      });
      return { data: { usual, currency: CURRENCY } };
    },
    /**
     * Prices of the days around a round trip. It takes one call per supplier with prices by day, for any number of days.
     * @throws AppError that names the parameter
     */
    async priceGrid(
      { brandId, feePerTraveler, markUpRules }: CalendarBrand,
      query: GridQuery,
      signal?: AbortSignal,
    ): Promise<z.infer<typeof flightPriceGridResponseSchema>> {
      const airports = await readAirports();
      checkTrip(query, airports);
      const { originLocationCode: origin, destinationLocationCode: destination, cabin } = query;
      const nights = nightsBetween(query.departure, query.return);
      if (nights > MAX_NIGHTS)
        throw new AppError('INVALID_DATE', { source: { parameter: 'return' } });
      const today = todayAt(origin, airports, clock());
      const first = addDays(query.departure, -AROUND);
      const from = first < today ? today : first;
      const range = { from, to: addDays(query.departure, AROUND) };
      const stays: [number, number] = [Math.max(0, nights - 2 * AROUND), nights + 2 * AROUND];
      // Suppliers report the lowest fare over all cabins, which is an economy fare. Other cabins have no supplier prices.
      const sources =
        (cabin === 'ALL' || cabin === 'ECONOMY') && range.from <= range.to
          ? suppliers.filter((supplier) => supplier.roundTrips)
          : [];
      const requests = sources.map(async (supplier) => {
        const fares = await loadJson(
          cache,
          `flights:grid:${brandId}:${supplier.code}:${origin}-${destination}:${range.from}:${range.to}:${stays.join('-')}`,
          POLICY,
          (value) => faresSchema.parse(value),
          async (own) =>
            (await supplier.roundTrips?.(
              { origin, destination, ...range, nights: stays },
              AbortSignal.any([own, AbortSignal.timeout(DEADLINE_MS)]),
            )) ?? [],
          signal,
        );
        return fares.map(({ date, returnDate, price }) => ({
          key: keyOf(date, returnDate),
          price:
            soldFor(
              price,
              flightMarkUp(
                markUpRules,
                supplier.code,
                { origin, destination, day: date },
                airports,
              ),
            ) + feePerTraveler,
        }));
      });
      const answers = await Promise.allSettled(requests);
      signal?.throwIfAborted();
      const prices = new Map<string, number>();
      for (const answer of answers) {
        if (answer.status === 'rejected')
          log[answer.reason instanceof SupplierError ? 'warn' : 'error'](
            { err: answer.reason },
            'price grid could not be read',
          );
        else
          for (const { key, price } of answer.value)
            prices.set(key, Math.min(price, prices.get(key) ?? Infinity));
      }
      const found = await seen.roundTrips(
        brandId,
        { origin, destination, cabin },
        { from: range.from, to: addDays(query.return, AROUND), maxAgeMs: SEEN_MS },
      );
      for (const one of found) prices.set(keyOf(one.departure, one.return), one.price);
      const days = Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND);
      const cells = days.flatMap((there) =>
        days.map((back) => {
          const pair = {
            departure: addDays(query.departure, there),
            return: addDays(query.return, back),
          };
          return { ...pair, price: prices.get(keyOf(pair.departure, pair.return)) ?? null };
        }),
      );
      const isPartial = answers.some(({ status }) => status === 'rejected');
      return {
        data: { cells, currency: CURRENCY },
        ...(isPartial && { warnings: [{ code: 'SUPPLIER_ERROR', title: calendarWarning }] }),
      };
    },
  };
}
const keyOf = (departure: string, back: string) => `${departure}/${back}`;

/** Checks the airports and days of a trip. @throws AppError that names the parameter */
function checkTrip({ departure, return: back, ...route }: UsualQuery, airports: AirportTable) {
  checkRoute(route, airports);
  if (back !== undefined && back < departure)
    throw new AppError('INVALID_DATE', { source: { parameter: 'return' } });
}
