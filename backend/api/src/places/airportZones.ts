import type { Geo } from '@tiquete/contracts';
import tzLookup from 'tz-lookup';
import { offsetOfLocal } from '../lib/offsetAt';
import { airportList } from './airportList';

/** Time zone of an airport that is not in the list: Colombia's. */
const DEFAULT_ZONE = 'America/Bogota';
let places: ReadonlyMap<string, Geo> | undefined;
const zones = new Map<string, string>();

function listedZone(iataCode: string): string | undefined {
  places ??= new Map(airportList().map(({ iata, geo }) => [iata, geo]));
  const place = places.get(iataCode);
  if (!place) return undefined;
  const zone = zones.get(iataCode) ?? tzLookup(place.latitude, place.longitude);
  zones.set(iataCode, zone);
  return zone;
}
/** IANA time zone of an airport by its IATA code. */
export const airportZone = (iataCode: string): string => listedZone(iataCode) ?? DEFAULT_ZONE;

/** Adds the UTC offset at an airport's local time: `2027-03-10T06:10:00` → `2027-03-10T06:10:00-05:00`. */
export const onAirportClock = (local: string, iataCode: string): string =>
  `${local}${offsetOfLocal(airportZone(iataCode), local)}`;

/** UTC offset of an airport at a local time, as text: `UTC-5`, `UTC+5:30`; undefined for an unknown airport. */
export function utcOffsetLabel(local: string, iataCode: string): string | undefined {
  const zone = listedZone(iataCode);
  if (zone === undefined) return undefined;
  const offset = offsetOfLocal(zone, local).replace(/^([+-])0?(\d+):(\d\d)$/, '$1$2:$3');
  return `UTC${offset === '+0:00' ? '' : offset.replace(':00', '')}`;
}
