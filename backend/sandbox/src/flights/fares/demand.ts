import { weekday } from '../../calendar/day';
import { seasonFactor } from '../../calendar/season';
import type { SeasonKind } from '../../geography/types';
import type { AirportEntry } from '../places/airports';
import { airportAt, airportsOf } from '../places/places';
import { servicesBetween } from '../schedule/timetable';

/** Price factor by weekday, Sunday first. */
const WEEK = [1.1, 1.02, 0.93, 0.92, 1, 1.11, 0.97];
/** Price factor by days before departure. */
const LEAD: readonly (readonly [days: number, factor: number])[] = [
  [2, 1.42],
  [6, 1.27],
  [13, 1.15],
  [20, 1.06],
  [59, 1],
];
const EARLY = 0.94;
/** Factor by which the season changes an air fare more than the price of a hotel night. */
const SWING = 1.05;
/** Price factor by number of airlines that fly the route nonstop. */
const COMPETITION = [1.06, 1.13, 1, 0.93, 0.88];
const RESORTS = new Set([
  'CTG',
  'SMR',
  'ADZ',
  'PVA',
  'LET',
  'PEI',
  'AXM',
  'RCH',
  'BSC',
  'NQU',
  'TLU',
  'MDE',
]);
const BEACHES = new Set([
  'CUN',
  'TQO',
  'SJD',
  'PVR',
  'HUX',
  'MID',
  'MIA',
  'FLL',
  'MCO',
  'HAV',
  'VRA',
]);

function kindOf({ cityCode, countryCode, region }: AirportEntry): SeasonKind {
  if (countryCode === 'CO') return RESORTS.has(cityCode) ? 'colombiaRest' : 'colombiaWork';
  if (region === 'CARIBBEAN' || region === 'CENTRAL_AMERICA' || BEACHES.has(cityCode))
    return 'caribbean';
  if (region === 'SOUTH_AMERICA' || region === 'OCEANIA') return 'southern';
  return region === 'MIDDLE_EAST' ? 'gulf' : 'northern';
}
const isHome = ({ countryCode }: AirportEntry) => countryCode === 'CO';

/** Price factor of a route on a day: the destination's season, Colombian holidays, the day of the week. */
export function dayFactor(origin: string, destination: string, day: number): number {
  const [from, to] = [airportAt(origin), airportAt(destination)];
  const away = isHome(to) && !isHome(from) ? from : to;
  const there = seasonFactor(kindOf(away), day);
  const season =
    isHome(from) || isHome(to) ? (there + seasonFactor('colombiaRest', day)) / 2 : there;
  return (1 + (season - 1) * SWING) * (WEEK[weekday(day)] ?? 1);
}
export const leadFactor = (days: number): number =>
  LEAD.find(([limit]) => days <= limit)?.[1] ?? EARLY;

const rivals = new Map<string, number>();
/** Price factor by the number of airlines on the route: none, one, several. */
export function competitionFactor(origin: string, destination: string): number {
  const [from, to] = [airportAt(origin).cityCode, airportAt(destination).cityCode];
  const key = from + to;
  const found = rivals.get(key);
  if (found !== undefined) return found;
  const carriers = new Set(
    airportsOf(from).flatMap((a) =>
      airportsOf(to).flatMap((b) => servicesBetween(a.iata, b.iata).map(({ carrier }) => carrier)),
    ),
  );
  const factor = COMPETITION[Math.min(carriers.size, COMPETITION.length - 1)] ?? 1;
  rivals.set(key, factor);
  return factor;
}
