import { dayNumber } from '../../calendar/day';
import { chance, hash } from '../../random';
import { ownerOf, seatsIn } from '../cabin/cabins';
import type { Flight } from '../schedule/types';
import type { SeatStock } from '../seatStock';
import { dayFactor } from './demand';
import type { Cabin } from './types';

/** Fare classes of a cabin, cheapest first, with their price relative to the middle one. */
const CLASSES: Readonly<Record<Cabin, string>> = {
  ECONOMY: 'OQSLVKMHBY',
  PREMIUM_ECONOMY: 'NETPW',
  BUSINESS: 'IZDCJ',
  FIRST: 'AF',
};
const CHEAPEST = 0.84;
const DEAREST = 1.72;
const MOST_SHOWN = 9;
const SALT = { load: 31, size: 32, left: 33 };

/** Share of the seats that are sold, by days before the departure. */
const SOLD: readonly (readonly [days: number, share: number])[] = [
  [1, 0.84],
  [3, 0.77],
  [7, 0.68],
  [14, 0.58],
  [30, 0.44],
  [60, 0.3],
  [120, 0.18],
];
const SOLD_EARLY = 0.1;
const SPREAD = 0.46;
const SEASON_WEIGHT = 0.4;

export interface Availability {
  bookingClass: string;
  /** Number of seats left, from 1 to 9. */
  seatsLeft: number;
  /** Price relative to an ordinary day. */
  factor: number;
}
export const cabinKey = (flight: Flight, cabin: Cabin): string => `${flight.id}:${cabin}`;

interface Cell {
  free: number;
  level: number;
  size: number;
  left: number;
}
const cells = new Map<string, Cell>();
let cellsOf = NaN;
/** State of a cabin at the start of the day, before the sales of this process. */
function cellOf(flight: Flight, cabin: Cabin, key: string, today: number): Cell {
  if (cellsOf !== today) cells.clear();
  cellsOf = today;
  const known = cells.get(key);
  if (known) return known;
  const day = dayNumber(flight.date);
  const days = day - today;
  const seed = hash(key);
  const capacity = seatsIn(ownerOf(flight), flight.aircraft, cabin);
  const usual = SOLD.find(([limit]) => days <= limit)?.[1] ?? SOLD_EARLY;
  const share =
    usual +
    (chance(seed, SALT.load) - 0.5) * SPREAD +
    (dayFactor(flight.origin, flight.destination, day) - 1) * SEASON_WEIGHT;
  const load = Math.max(0.02, Math.min(1, share));
  const size = 6 + Math.floor(chance(seed, SALT.size) * 9);
  const cell = {
    free: Math.floor(capacity * (1 - load)),
    level: Math.floor(load * CLASSES[cabin].length * 0.92),
    size,
    left: 1 + Math.floor(Math.sqrt(chance(seed + days, SALT.left)) * size),
  };
  cells.set(key, cell);
  return cell;
}

/** The cheapest class with this many seats; undefined when the cabin is sold out or the aircraft lacks it. */
export function seatAvailability(
  flight: Flight,
  cabin: Cabin,
  seats: number,
  today: number,
  stock: SeatStock,
): Availability | undefined {
  const key = cabinKey(flight, cabin);
  const cell = cellOf(flight, cabin, key, today);
  const sold = stock.taken(key);
  const free = cell.free - sold;
  if (free < Math.max(1, seats)) return undefined;
  const classes = CLASSES[cabin];
  let level = cell.level;
  let left = cell.left - sold;
  while (left < Math.max(1, seats) && level < classes.length - 1) {
    level += 1;
    left += cell.size;
  }
  if (level === classes.length - 1) left = free;
  return {
    bookingClass: classes.charAt(level),
    seatsLeft: Math.max(1, Math.min(MOST_SHOWN, left, free)),
    factor: CHEAPEST + ((DEAREST - CHEAPEST) * level) / (classes.length - 1),
  };
}
