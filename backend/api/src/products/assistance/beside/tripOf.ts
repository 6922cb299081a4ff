import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import { metresBetween } from '../../../lib/deduplication/propertyLikeness';
import type { OptionalContext } from '../../../modules/optionals';
import { airportList } from '../../../modules/places';
import { HOME_COUNTRY, isPlace } from '../places/places';

/** ISO countries: where the travellers come from, and where they stay. */
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

/** Where a booking of another product leads; null where its snapshot does not say so. */
export function tripOf({ snapshot }: Pick<OptionalContext, 'snapshot'>): Trip | null {
  const lodging = lodgingSchema.safeParse(snapshot).data;
  if (lodging) {
    const country = countryAt(lodging.hotel.geo);
    return country === undefined ? null : { origin: HOME_COUNTRY, destinations: [country] };
  }
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

/** Of the nearest airport; undefined where there is none near. */
function countryAt(place: Geo): string | undefined {
  let near: { metres: number; countryCode: string } | undefined;
  for (const { geo, countryCode } of airportList()) {
    const metres = metresBetween(geo, place);
    if (metres < (near?.metres ?? REACH_METRES)) near = { metres, countryCode };
  }
  return near?.countryCode;
}
