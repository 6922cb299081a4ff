import { chance } from '../../random';
import type { Seller } from '../airlines/airlines';
import { aircraftAt } from '../cabin/aircraft';
import { airportAt, kmBetween } from '../places/places';

/** Length in km beyond which a route gets a wide body if the airline has one. */
const LONG_KM = 4900;
const RESERVE = 1.06;
const PROPS_KM = 700;
const SALT = 11;

/** An aeroplane of the airline with this range that may land there; undefined when it has none. */
export function chooseAircraft(
  { row }: Seller,
  origin: string,
  destination: string,
  seed: number,
): string | undefined {
  const km = kmBetween(origin, destination);
  const hasJets = airportAt(origin).hasJets && airportAt(destination).hasJets;
  const { props } = row.fleet;
  const short = hasJets ? row.fleet.short : [];
  const long = hasJets ? row.fleet.long : [];
  const reaching = (codes: string[]) =>
    codes.filter((code) => aircraftAt(code).rangeKm >= km * RESERVE);
  const byDistance = km > LONG_KM ? [long, short] : [short, long];
  const fits =
    [...(!short.length && !long.length ? [props] : byDistance), ...(km < PROPS_KM ? [props] : [])]
      .map(reaching)
      .find((codes) => codes.length > 0) ?? [];
  return fits[Math.floor(chance(seed, SALT) * fits.length)];
}
