import { aircraftAt } from '../cabin/aircraft';
import { airportAt, kmBetween } from '../places/places';

/** From gate to gate besides the cruise, minutes. */
const OVERHEAD = { TURBOPROP: 28, NARROW: 42, WIDE: 42 };
/** Jet streams: how much a flight due east gains and one due west loses. */
const TAILWIND = 0.03;
const HEADWIND = 0.055;

/** Minutes from gate to gate, a multiple of five. */
export function blockTime(origin: string, destination: string, aircraft: string): number {
  const type = aircraftAt(aircraft);
  const km = kmBetween(origin, destination);
  const degrees =
    ((airportAt(destination).longitude - airportAt(origin).longitude + 540) % 360) - 180;
  const eastward = km < 1500 ? 0 : Math.max(-1, Math.min(1, (degrees * 85) / km));
  const wind = eastward > 0 ? 1 - TAILWIND * eastward : 1 - HEADWIND * eastward;
  return Math.round((OVERHEAD[type.body] + (km / type.speed) * 60 * wind) / 5) * 5;
}
