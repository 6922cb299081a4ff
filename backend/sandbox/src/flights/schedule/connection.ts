import { airportAt } from '../places/places';
import type { Connection, Flight } from './types';

const MINUTE = 60_000;
/** Minimum connection in minutes. Immigration and customs take longer on arrival. */
const LEAST = { domestic: 45, leaving: 75, abroad: 75, entering: 90, airportChange: 240 };
/** Maximum connection in minutes. An overnight connection may be longer than one by day. */
const MOST = { domestic: 330, international: 600, overnight: 930 };

const countryOf = (iata: string) => airportAt(iata).countryCode;
const isDomestic = ({ origin, destination }: Flight) =>
  countryOf(origin) === countryOf(destination);

function leastMinutes(first: Flight, next: Flight): number {
  if (first.destination !== next.origin) return LEAST.airportChange;
  if (isDomestic(first)) return isDomestic(next) ? LEAST.domestic : LEAST.leaving;
  if (isDomestic(next) || countryOf(next.origin) === 'US') return LEAST.entering;
  return LEAST.abroad;
}

/** Connection between two flights; undefined when it is too short, too long, or in another city. */
export function connect(first: Flight, next: Flight): Connection | undefined {
  const minutes = (next.departureAt - first.arrivalAt) / MINUTE;
  if (minutes < LEAST.domestic || minutes > MOST.overnight || minutes < leastMinutes(first, next))
    return undefined;
  if (
    first.destination !== next.origin &&
    airportAt(first.destination).cityCode !== airportAt(next.origin).cityCode
  )
    return undefined;
  const isOvernight = first.arrival.slice(0, 10) !== next.departure.slice(0, 10);
  const most = isDomestic(first) && isDomestic(next) ? MOST.domestic : MOST.international;
  if (!isOvernight && minutes > most) return undefined;
  return {
    arriveAt: first.destination,
    leaveFrom: next.origin,
    minutes,
    isOvernight,
    isAirportChange: first.destination !== next.origin,
  };
}
