import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Airport, AirCity, Location, Region } from '../../flights';
import { dayOf } from '../../calendar/day';
import { hotelInstant } from '../../calendar/offset';
import type { Gds } from '../gds';
import { linkTo, originOf } from '../links';
import { readGdsRequest } from '../read';
import { upper } from '../words';

const PATH = '/v1/reference-data/locations';
const MAX_PAGE = 100;
const REGIONS: Record<Region, string> = {
  SOUTH_AMERICA: 'SAMER',
  CENTRAL_AMERICA: 'CAMER',
  CARIBBEAN: 'CARIB',
  NORTH_AMERICA: 'NAMER',
  EUROPE: 'EUROP',
  MIDDLE_EAST: 'MEAST',
  AFRICA: 'AFRIC',
  ASIA: 'ASIA',
  OCEANIA: 'PACIF',
};
const page = (fallback: string) => z.string().regex(/^\d+$/).default(fallback).transform(Number);
const querySchema = z.strictObject({
  subType: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['CITY', 'AIRPORT'])).min(1)),
  keyword: z.string().regex(/^[A-Za-z0-9./:\-'()" ]+$/),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  'page[limit]': page('10').pipe(z.int().min(1).max(MAX_PAGE)),
  'page[offset]': page('0'),
  sort: z.literal('analytics.travelers.score').optional(),
  view: z.enum(['LIGHT', 'FULL']).optional(),
});

/** UTC offset of a time zone at noon today, `-05:00`. */
const offsetOf = (timeZone: string, now: Date) =>
  hotelInstant(timeZone, dayOf(now), '12:00:00').slice('YYYY-MM-DDTHH:mm:ss'.length);
interface Facts {
  place: AirCity | Airport;
  code: string;
  cityName: string;
  cityCode: string;
}
function factsOf(location: Location): Facts {
  if (location.kind === 'CITY')
    return {
      place: location.city,
      code: location.city.code,
      cityName: location.city.name,
      cityCode: location.city.code,
    };
  const { airport } = location;
  return {
    place: airport,
    code: airport.iata,
    cityName: airport.cityName,
    cityCode: airport.cityCode,
  };
}
function wireLocation(location: Location, now: Date, request: FastifyRequest, isLight: boolean) {
  const { place, code, cityName, cityCode } = factsOf(location);
  const id = `${location.kind === 'CITY' ? 'C' : 'A'}${code}`;
  const [label, town] = [upper(place.name), upper(cityName)];
  return {
    type: 'location',
    subType: location.kind,
    name: label,
    detailedName: `${town}/${place.countryCode}${label === town ? '' : `: ${label}`}`,
    id,
    self: { href: `${originOf(request)}${PATH}/${id}`, methods: ['GET'] },
    iataCode: code,
    address: {
      cityName: town,
      countryName: upper(place.countryName),
      ...(!isLight && {
        cityCode,
        countryCode: place.countryCode,
        regionCode: REGIONS[place.region],
      }),
    },
    ...(!isLight && {
      timeZoneOffset: offsetOf(place.timeZone, now),
      geoCode: { latitude: place.latitude, longitude: place.longitude },
      analytics: { travelers: { score: place.score } },
    }),
  };
}

/** Cities and airports by name or code. */
export const placeRoutes =
  ({ inventory, now }: Gds): FastifyPluginAsync =>
  async (app) => {
    app.get(PATH, async (request) => {
      const query = readGdsRequest(querySchema, request.query, 'parameter');
      const { total, matches } = inventory.searchLocations({
        keyword: query.keyword,
        kinds: query.subType,
        limit: query['page[limit]'],
        offset: query['page[offset]'],
        ...(query.countryCode && { countryCode: query.countryCode }),
      });
      return {
        meta: { count: total, links: { self: linkTo(request) } },
        data: matches.map((match) => wireLocation(match, now(), request, query.view === 'LIGHT')),
      };
    });
  };
