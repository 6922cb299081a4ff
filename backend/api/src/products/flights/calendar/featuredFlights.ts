import type { FeaturedFlightsResponse } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { countryName } from '../../../places';
import { readAirports } from '../places/airportTable';
import type { CalendarBrand, FlightCalendar } from './calendar';

export interface FeaturedRoute {
  from: string;
  to: string;
}
/** Routes on the home page, in this order: from the two cities where most travellers start. */
const FEATURED_ROUTES: readonly FeaturedRoute[] = [
  { from: 'BOG', to: 'CTG' },
  { from: 'BOG', to: 'SMR' },
  { from: 'MDE', to: 'ADZ' },
  { from: 'BOG', to: 'MDE' },
  { from: 'MDE', to: 'CUN' },
  { from: 'BOG', to: 'PUJ' },
  { from: 'MDE', to: 'MIA' },
  { from: 'BOG', to: 'MAD' },
];
/** Searched days, counted from today. Fares are low some weeks ahead, and few travellers leave within a week. */
const [FIRST_DAY, LAST_DAY] = [7, 60];
export interface FeaturedOptions {
  calendars: FlightCalendar;
  clock: () => Date;
  pictures: { place(code: string): string };
  /** Milliseconds that the home page waits for prices. */
  maxWaitMs: number;
}

/**
 * Routes of the home page, with the lowest fare of the coming weeks if it arrives in time. A later answer is cached for the
 * next visitor.
 */
export async function featuredFlights(
  { calendars, clock, pictures, maxWaitMs }: FeaturedOptions,
  brand: CalendarBrand,
  chosen: readonly FeaturedRoute[] = FEATURED_ROUTES,
): Promise<FeaturedFlightsResponse> {
  const airports = await readAirports();
  const day = today(clock());
  const range = { from: addDays(day, FIRST_DAY), to: addDays(day, LAST_DAY) };
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null).unref());
  const routes = await Promise.all(
    chosen.map(async ({ from: originLocationCode, to: destinationLocationCode }) => {
      const request = calendars
        .calendar(brand, { originLocationCode, destinationLocationCode, ...range, cabin: 'ALL' })
        .catch(() => null);
      const answer = await Promise.race([request, timeout]);
      const lowest = answer?.data.days.reduce<{ price: number; date: string } | null>(
        (best, { price, date }) =>
          price !== null && (!best || price < best.price) ? { price, date } : best,
        null,
      );
      const [origin, destination] = [
        airports.cityOf(originLocationCode),
        airports.cityOf(destinationLocationCode),
      ];
      return {
        origin: { iataCode: originLocationCode, cityName: origin?.name ?? originLocationCode },
        destination: {
          iataCode: destinationLocationCode,
          cityName: destination?.name ?? destinationLocationCode,
          countryName: countryName(destination?.countryCode ?? ''),
          image: pictures.place(destinationLocationCode),
        },
        from_price: lowest?.price ?? null,
        date: lowest?.date ?? null,
      };
    }),
  );
  return { data: { routes } };
}
