import {
  CURRENCY,
  type flightCalendarQuerySchema,
  type flightCalendarResponseSchema,
  type FlightSource,
  type MarkUpRule,
  MAX_FLIGHT_DAYS_AHEAD,
} from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import * as z from 'zod';
import { loadJson } from '../../../lib/cache/json';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { Log } from '../../../lib/search/log';
import { rulesKey, soldFor } from '../../../money';
import { checkRoute, todayAt } from '../search/checkFlightQuery';
import { calendarWarning } from '../messages';
import { type AirportTable, readAirports } from '../places/airportTable';
import type { FlightSupplier } from '../ports';
import { lowestSeen } from './lowestSeen';
import { flightMarkUp } from '../search/markUps';

const MAX_DAYS = 62;
/**
 * Timeout in milliseconds. The first request of a day is the slowest, because eight routes of the home page and two months
 * of a calendar are requested at once.
 */
const DEADLINE_MS = 8000;
const HOUR_MS = 3_600_000;
const POLICY: CachePolicy = {
  freshMs: HOUR_MS,
  renewMs: 5 * HOUR_MS,
  errorMs: 18 * HOUR_MS,
  loadMs: DEADLINE_MS + 1000,
};
const daysSchema = z.array(z.object({ date: z.iso.date(), price: z.int().positive() }));
type DayPrice = z.infer<typeof daysSchema>[number];

export interface FlightCalendarOptions {
  suppliers: readonly FlightSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
}
export interface CalendarBrand {
  brandId: string;
  feePerTraveler: number;
  markUpRules?: readonly MarkUpRule[] | undefined;
  /** True in a preview, whose prices are not stored as the brand's. */
  isPreview?: boolean | undefined;
}
export type FlightCalendar = ReturnType<typeof createFlightCalendar>;

export function createFlightCalendar({
  suppliers,
  cache,
  clock,
  log,
  deadlineMs = DEADLINE_MS,
}: FlightCalendarOptions) {
  /**
   * Requests a month of a supplier's lowest fares. They are equal for every brand, but cached by brand like all other data.
   */
  const requestMonth = (
    supplier: FlightSupplier,
    brandId: string,
    origin: string,
    destination: string,
    range: { from: string; to: string },
    signal?: AbortSignal,
  ) =>
    loadJson(
      cache,
      `flights:calendar:${brandId}:${supplier.code}:${origin}-${destination}:${range.from}:${range.to}`,
      POLICY,
      (value) => daysSchema.parse(value),
      async (own) =>
        (await supplier.calendar?.(
          { origin, destination, ...range },
          AbortSignal.any([own, AbortSignal.timeout(deadlineMs)]),
        )) ?? [],
      signal,
    );
  return {
    /**
     * Lowest prices by day for one adult one way, with mark-up and fee; null for a day whose fare is unknown. @throws
     * AppError that names the parameter
     */
    async calendar(
      { brandId, feePerTraveler, markUpRules }: CalendarBrand,
      query: z.output<typeof flightCalendarQuerySchema>,
      signal?: AbortSignal,
    ): Promise<z.infer<typeof flightCalendarResponseSchema>> {
      const airports = await readAirports();
      const {
        originLocationCode: origin,
        destinationLocationCode: destination,
        from,
        to,
        cabin,
      } = query;
      checkCalendar(query, airports);
      const today = todayAt(origin, airports, clock());
      const last = addDays(today, MAX_FLIGHT_DAYS_AHEAD);
      const prices = new Map<string, number | null>();
      // Suppliers report the lowest fare over all cabins, which is an economy fare. Other cabins have no supplier prices.
      const sources =
        cabin === 'ALL' || cabin === 'ECONOMY'
          ? suppliers.filter((supplier) => supplier.calendar)
          : [];
      const sell = (code: FlightSource, { date, price }: DayPrice): number =>
        soldFor(
          price,
          flightMarkUp(markUpRules, code, { origin, destination, day: date }, airports),
        ) + feePerTraveler;
      const requests = sources.flatMap((supplier) =>
        monthsBetween(from < today ? today : from, to > last ? last : to, today, last).map(
          async (range) =>
            (await requestMonth(supplier, brandId, origin, destination, range, signal)).map(
              (day) => ({
                date: day.date,
                price: sell(supplier.code, day),
              }),
            ),
        ),
      );
      const answers = await Promise.allSettled(requests);
      signal?.throwIfAborted();
      for (const answer of answers) {
        if (answer.status === 'rejected') {
          log[answer.reason instanceof SupplierError ? 'warn' : 'error'](
            { err: answer.reason },
            'calendar could not be read',
          );
          continue;
        }
        for (const { date, price } of answer.value)
          prices.set(date, Math.min(price, prices.get(date) ?? Infinity));
      }
      // A price from a traveller's search is newer than a supplier's cached price.
      for (const [day, price] of await lowestSeen(
        cache,
        { brandId, rulesKey: rulesKey({ mark_ups: markUpRules }) },
        { origin, destination, cabin },
        clock(),
      ))
        prices.set(day, price);
      const days = Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) =>
        addDays(from, index),
      );
      const isPartial = answers.some(({ status }) => status === 'rejected');
      return {
        data: {
          days: days.map((date) => ({
            date,
            price: date < today ? null : (prices.get(date) ?? null),
          })),
          currency: CURRENCY,
        },
        ...(isPartial && { warnings: [{ code: 'SUPPLIER_ERROR', title: calendarWarning }] }),
      };
    },
  };
}

function checkCalendar(
  { from, to, ...route }: z.output<typeof flightCalendarQuerySchema>,
  airports: AirportTable,
): void {
  checkRoute(route, airports);
  const nights = nightsBetween(from, to);
  if (nights < 0 || nights >= MAX_DAYS)
    throw new AppError('INVALID_DATE', { source: { parameter: 'to' } });
}

/**
 * The calendar months that contain these days, within the searchable range. Whole months let all visitors share cached
 * answers.
 */
function monthsBetween(
  from: string,
  to: string,
  first: string,
  last: string,
): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = [];
  for (let day = from; day <= to;) {
    const start = `${day.slice(0, 7)}-01`;
    const next = `${addDays(start, 31).slice(0, 7)}-01`;
    const end = addDays(next, -1);
    months.push({ from: start < first ? first : start, to: end > last ? last : end });
    day = next;
  }
  return months;
}
