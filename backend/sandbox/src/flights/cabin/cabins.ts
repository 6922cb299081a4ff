import { packOf } from '../fares/fareFamilies';
import type { Cabin } from '../fares/types';
import type { Flight } from '../schedule/types';
import { aircraftAt, type AircraftType } from './aircraft';

/** Number of economy rows that one row of the cabin replaces. */
const PITCH: Record<Cabin, number> = {
  ECONOMY: 1,
  PREMIUM_ECONOMY: 1.25,
  BUSINESS: 1.35,
  FIRST: 2.2,
};
const LIE_FLAT_PITCH = 2;
const LETTERS: readonly [letter: string, cabin: Cabin][] = [
  ['F', 'FIRST'],
  ['C', 'BUSINESS'],
  ['W', 'PREMIUM_ECONOMY'],
];

export interface CabinPlan {
  cabin: Cabin;
  firstRow: number;
  rows: number;
  /** Letters of a row; a space is an aisle. */
  columns: string;
  seats: number;
}
function columnsOf(cabin: Cabin, type: AircraftType): string {
  if (cabin === 'ECONOMY') return type.economy;
  if (cabin === 'PREMIUM_ECONOMY') return type.body === 'WIDE' ? 'AC DEG HK' : type.business;
  return cabin === 'FIRST' ? 'A DG K' : type.business;
}
/** Airline that operates the flight, even if another airline sells it. */
export const ownerOf = ({ id }: Flight): string => id.slice(0, 2);

const known = new Map<string, readonly CabinPlan[]>();

/** Cabins of an airline's aircraft, from front to back. */
export function cabinsOf(carrier: string, aircraft: string): readonly CabinPlan[] {
  const key = `${carrier}${aircraft}`;
  const found = known.get(key);
  if (found) return found;
  const type = aircraftAt(aircraft);
  const pack = packOf(carrier);
  const text = type.body === 'TURBOPROP' ? '' : pack[type.body === 'WIDE' ? 'wide' : 'narrow'];
  const plans: CabinPlan[] = [];
  let next = 1;
  let space = type.rows;
  const add = (cabin: Cabin, rows: number) => {
    const columns = columnsOf(cabin, type);
    plans.push({
      cabin,
      firstRow: next,
      rows,
      columns,
      seats: rows * columns.replaceAll(' ', '').length,
    });
    next += rows;
  };
  for (const [letter, cabin] of LETTERS) {
    const rows = Number(new RegExp(`${letter}(\\d+)`).exec(text)?.[1] ?? 0);
    if (!rows) continue;
    add(cabin, rows);
    space -= Math.ceil(
      rows * (type.body === 'WIDE' && cabin === 'BUSINESS' ? LIE_FLAT_PITCH : PITCH[cabin]),
    );
  }
  add('ECONOMY', Math.max(6, space));
  known.set(key, plans);
  return plans;
}
export const seatsIn = (carrier: string, aircraft: string, cabin: Cabin): number =>
  cabinsOf(carrier, aircraft).find((plan) => plan.cabin === cabin)?.seats ?? 0;
