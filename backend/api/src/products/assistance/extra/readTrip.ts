import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import { metresBetween } from '../../../lib/deduplication/propertyLikeness';
import type { ExtraContext } from '../../../bookings/extras';
import { airportList } from '../../../places';
import { HOME_COUNTRY, isPlace } from '../places';

/** Countries of residence and of the stay, as ISO codes. */
export interface Trip {
  origin: string;
  destinations: string[];
}
const REACH_METRES = 150_000;
const lodgingSchema = z.object({
  hotel: z.object({ geo: z.object({ latitude: z.number(), longitude: z.number() }) }),
});
const pointSchema = z.object({ iataCode: z.string() });
const flightSchema = z.object({
  offer: z.object({
    itineraries: z
      .array(
        z.object({
          segments: z.array(z.object({ departure: pointSchema, arrival: pointSchema })).min(1),
        }),
      )
      .min(1),
  }),
  dictionaries: z.object({
    locations: z.record(z.string(), z.object({ countryCode: z.string() })),
  }),
});

/** Fields of a package's snapshot: whether it includes assistance, and the countries of its stops. */
const packageSchema = z.object({
  ItemPackageID: z.string(),
  includes: z.array(z.object({ type: z.string() })),
  stops: z.array(z.object({ country_code: z.string(), is_gateway: z.boolean() })).min(1),
});

/** Trip of another product's booking; null when its snapshot does not contain it. */
export function readTrip({ snapshot }: Pick<ExtraContext, 'snapshot'>): Trip | null {
  const lodging = lodgingSchema.safeParse(snapshot).data;
  if (lodging) {
    const country = countryAt(lodging.hotel.geo);
    return country === undefined ? null : { origin: HOME_COUNTRY, destinations: [country] };
  }
  const journey = packageSchema.safeParse(snapshot).data;
  if (journey) return tripOfPackage(journey);
  const flight = flightSchema.safeParse(snapshot).data;
  if (!flight) return null;
  const countryOf = (code = '') => flight.dictionaries.locations[code]?.countryCode ?? '';
  const ways = flight.offer.itineraries.map(({ segments }) => segments);
  const origin = countryOf(ways[0]?.[0]?.departure.iataCode);
  const ends = ways.map((segments) => countryOf(segments.at(-1)?.arrival.iataCode));
  const abroad = [...new Set(ends)].filter((country) => country !== origin);
  const destinations = abroad.length > 0 ? abroad : [origin];
  return [origin, ...destinations].every(isPlace) ? { origin, destinations } : null;
}

/** Trip of a package. Null when the package includes assistance. */
function tripOfPackage({ includes, stops }: z.output<typeof packageSchema>): Trip | null {
  if (includes.some(({ type }) => type === 'assistance')) return null;
  const countries = stops.filter(({ is_gateway }) => !is_gateway).map((stop) => stop.country_code);
  const abroad = [...new Set(countries)].filter((country) => country !== HOME_COUNTRY);
  const destinations = abroad.length > 0 ? abroad : [HOME_COUNTRY];
  return destinations.every(isPlace) ? { origin: HOME_COUNTRY, destinations } : null;
}

/** Country of the nearest airport; undefined when no airport is nearby. */
function countryAt(place: Geo): string | undefined {
  let near: { metres: number; countryCode: string } | undefined;
  for (const { geo, countryCode } of airportList()) {
    const metres = metresBetween(geo, place);
    if (metres < (near?.metres ?? REACH_METRES)) near = { metres, countryCode };
  }
  return near?.countryCode;
}
