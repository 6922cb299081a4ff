import type { FlightSegmentSold } from '@tiquete/contracts';
import { formatDayYear } from '@tiquete/domain';
import { utcOffsetLabel } from '../../places';
import { documentWords as words } from './messages/documents';

type Stop = Pick<FlightSegmentSold['departure'], 'iataCode' | 'at'>;
export interface Flown {
  departure: Stop;
  arrival: Stop;
}
const dayOf = ({ at }: Stop): string => at.slice(0, 10);
const hourOf = ({ at }: Stop): string => at.slice(11, 16);
const zoneOf = ({ at, iataCode }: Stop): string | undefined => utcOffsetLabel(at, iataCode);
const hourWithZone = (stop: Stop): string =>
  zoneOf(stop) === undefined ? hourOf(stop) : `${hourOf(stop)} (${zoneOf(stop)})`;

/**
 * Local hours of departure and arrival with the UTC offset of each airport, once when both are equal. The arrival has its date
 * when it is on another day, the previous one included, or when its clock is earlier than the departure's: `22:00 (UTC+9) – 10
 * feb. 2027, 10:05 (UTC-10), hora local`.
 */
export function hoursText({ departure, arrival }: Flown): string {
  const isPlain = dayOf(departure) === dayOf(arrival) && arrival.at > departure.at;
  const day = isPlain ? '' : `${formatDayYear(dayOf(arrival))}, `;
  const zone = zoneOf(departure);
  return zone !== undefined && zone === zoneOf(arrival)
    ? words.hours(hourOf(departure), `${day}${hourOf(arrival)}`, zone)
    : words.hours(hourWithZone(departure), `${day}${hourWithZone(arrival)}`);
}
/** The same after the date of the departure. */
export const timesText = (flown: Flown): string =>
  `${formatDayYear(dayOf(flown.departure))}, ${hoursText(flown)}`;
