import { dayNumber } from '../../calendar/day';
import { chance, hash } from '../../random';
import { findSeller } from '../airlines';
import { haulOf, type Haul } from '../fares/tariffs';
import type { Cabin, Offer, Tariff } from '../fares/types';
import type { Flight } from '../schedule/types';
import type { SeatStock } from '../seatStock';
import { aircraftAt, type AircraftType } from './aircraft';
import { cabinsOf, ownerOf, type CabinPlan } from './cabins';
import type { CabinFacility, Seat, SeatDeck, SeatMap, SeatZone } from './types';
import { pesosFrom } from '../fares/money';

/** Price of a chosen seat in dollars, by zone and length of the bound. */
const DOLLARS: Record<SeatZone, readonly [number, number, number]> = {
  STANDARD: [4.5, 11, 24],
  FRONT: [8, 19, 38],
  EXTRA_LEGROOM: [12, 29, 68],
  EXIT: [10, 26, 60],
};
const LOW_COST = 0.8;

/**
 * Seat price in whole pesos. Tariffs with a seat include a standard one; flexible tariffs include any seat without extra
 * legroom.
 */
function seatPrice(zone: SeatZone, tariff: Tariff, haul: Haul, isLowCost: boolean): number {
  if (tariff.cabin !== 'ECONOMY') return 0;
  const isIncluded =
    tariff.seat === 'INCLUDED' &&
    (zone === 'STANDARD' || (zone === 'FRONT' && tariff.hasPriorityBoarding));
  return isIncluded ? 0 : pesosFrom(DOLLARS[zone][haul] * (isLowCost ? LOW_COST : 1));
}

const FRONT_ROWS = 4;
const WING = { from: 0.36, until: 0.64 };
const SALT = { fill: 51, seat: 52, block: 53 };
const BLOCKED_SHARE = 0.02;
/** Share of the seats that are taken long before the departure. Windows and aisles are taken first. */
const TAKEN_EARLY = 0.12;
const TAKEN_LATE = 0.62;
const EARLY_DAYS = 60;

export const seatKey = (flightId: string, number: string): string => `${flightId}#${number}`;

interface Place {
  row: number;
  column: string;
  plan: CabinPlan;
  type: AircraftType;
}
const exitRowsOf = (plan: CabinPlan, type: AircraftType): number[] => {
  const shift = plan.firstRow + plan.rows - 1 - type.rows;
  return plan.cabin === 'ECONOMY'
    ? type.exits
        .map((row) => row + Math.max(0, shift))
        .filter((row) => row >= plan.firstRow && row < plan.firstRow + plan.rows)
    : [];
};
function zoneOf({ row, plan, type }: Place, exits: readonly number[]): SeatZone {
  if (plan.cabin !== 'ECONOMY') return 'STANDARD';
  if (exits.includes(row)) return type.body === 'WIDE' ? 'EXTRA_LEGROOM' : 'EXIT';
  if (row === plan.firstRow) return 'EXTRA_LEGROOM';
  return row < plan.firstRow + FRONT_ROWS ? 'FRONT' : 'STANDARD';
}
function sideOf(columns: string, column: string): 'W' | 'A' | '9' {
  const letters = columns.replaceAll(' ', '');
  if (column === letters.at(0) || column === letters.at(-1)) return 'W';
  const index = columns.indexOf(column);
  return columns.charAt(index - 1) === ' ' || columns.charAt(index + 1) === ' ' ? 'A' : '9';
}
function characteristicsOf(
  { row, column, plan }: Place,
  zone: SeatZone,
  exits: readonly number[],
  price: number,
): string[] {
  const last = plan.firstRow + plan.rows - 1;
  const isWing =
    row >= plan.firstRow + plan.rows * WING.from && row <= plan.firstRow + plan.rows * WING.until;
  const codes: [string, boolean][] = [
    [sideOf(plan.columns, column), true],
    ['CH', price > 0],
    ['E', exits.includes(row)],
    ['IE', exits.includes(row)],
    ['L', zone === 'EXTRA_LEGROOM' || zone === 'EXIT'],
    ['K', row === plan.firstRow],
    ['O', zone === 'FRONT'],
    ['OW', isWing],
    ['1D', row === last || exits.includes(row + 1)],
    ['LA', row === last],
    ['GN', row === plan.firstRow],
  ];
  return codes.filter(([, has]) => has).map(([code]) => code);
}
/** Status of a seat. Seats by the window and at the front are taken first. */
function statusOf(
  place: Place,
  side: string,
  zone: SeatZone,
  flight: Flight,
  days: number,
): Seat['status'] {
  const seed = hash(`${flight.id}${place.row}${place.column}`);
  if (zone !== 'EXIT' && chance(seed, SALT.block) < BLOCKED_SHARE) return 'BLOCKED';
  const late = Math.max(0, 1 - days / EARLY_DAYS);
  const fill =
    TAKEN_EARLY +
    (TAKEN_LATE - TAKEN_EARLY) * late +
    (chance(hash(flight.id), SALT.fill) - 0.5) * 0.16;
  const popularity = { W: 1.25, A: 1.1, 9: 0.65 }[side] ?? 1;
  return chance(seed, SALT.seat) < fill * popularity ? 'OCCUPIED' : 'AVAILABLE';
}

function facilitiesOf(plan: CabinPlan, exits: readonly number[], width: number): CabinFacility[] {
  const last = plan.rows + 1;
  return [
    { code: 'G', x: 0, y: 0 },
    { code: 'LA', x: 0, y: width - 1 },
    { code: 'LA', x: last, y: 0 },
    { code: 'G', x: last, y: width - 1 },
    { code: 'CL', x: last, y: Math.floor(width / 2) },
    ...exits.flatMap((row): CabinFacility[] => [
      { code: 'EX', x: row - plan.firstRow + 1, y: 0 },
      { code: 'EX', x: row - plan.firstRow + 1, y: width - 1 },
    ]),
  ];
}
function deckOf(plan: CabinPlan, type: AircraftType, seats: Seat[]): SeatDeck {
  const exitRows = exitRowsOf(plan, type);
  const width = plan.columns.length;
  return {
    kind: type.code === '388' && plan.cabin !== 'ECONOMY' ? 'UPPER' : 'MAIN',
    width,
    length: plan.rows + 2,
    exitRows,
    seats,
    wings: {
      from: Math.floor(plan.firstRow + plan.rows * WING.from),
      to: Math.floor(plan.firstRow + plan.rows * WING.until),
    },
    facilities: facilitiesOf(plan, exitRows, width),
  };
}

/** Seats of a cabin of the flight. The same seats are taken for every seller. */
function seatsOf(
  flight: Flight,
  plan: CabinPlan,
  priceOf: (zone: SeatZone) => number,
  today: number,
  stock: SeatStock,
): Seat[] {
  const type = aircraftAt(flight.aircraft);
  const exits = exitRowsOf(plan, type);
  const days = dayNumber(flight.date) - today;
  return Array.from({ length: plan.rows }, (_, index) => plan.firstRow + index).flatMap((row) =>
    [...plan.columns].flatMap((column, y): Seat[] => {
      if (column === ' ') return [];
      const place = { row, column, plan, type };
      const zone = zoneOf(place, exits);
      const price = priceOf(zone);
      const number = `${row}${column}`;
      const side = sideOf(plan.columns, column);
      return [
        {
          number,
          row,
          column,
          cabin: plan.cabin,
          zone,
          price,
          x: row - plan.firstRow + 1,
          y,
          characteristics: characteristicsOf(place, zone, exits, price),
          status:
            stock.taken(seatKey(flight.id, number)) > 0
              ? 'OCCUPIED'
              : statusOf(place, side, zone, flight, days),
        },
      ];
    }),
  );
}
export function seatMap(
  offer: Offer,
  bound: number,
  segment: number,
  today: number,
  stock: SeatStock,
): SeatMap | undefined {
  const sold = offer.bounds[bound];
  const flight = sold?.journey.flights[segment];
  const cabin: Cabin | undefined = sold?.fares[segment]?.cabin;
  if (
    !sold ||
    !flight ||
    !cabin ||
    sold.tariff.seat === 'NOT_OFFERED' ||
    findSeller(ownerOf(flight))?.kind === 'REGIONAL'
  )
    return undefined;
  const plan = cabinsOf(ownerOf(flight), flight.aircraft).find(
    (candidate) => candidate.cabin === cabin,
  );
  if (!plan) return undefined;
  const isLowCost = findSeller(offer.validatingAirline)?.kind === 'LOW_COST';
  const tariff = { ...sold.tariff, cabin };
  const seats = seatsOf(
    flight,
    plan,
    (zone) => seatPrice(zone, tariff, haulOf(sold.journey), isLowCost),
    today,
    stock,
  );
  return {
    flight,
    cabin,
    columns: [...plan.columns].map((column) => column.trim()),
    decks: [deckOf(plan, aircraftAt(flight.aircraft), seats)],
  };
}
