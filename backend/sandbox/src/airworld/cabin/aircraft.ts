import type { Aircraft } from '../places/types';

type Body = 'TURBOPROP' | 'NARROW' | 'WIDE';
export interface AircraftType extends Aircraft {
  body: Body;
  rangeKm: number;
  /** Cruise, km/h. */
  speed: number;
  /** Letters by block; a space is an aisle. */
  economy: string;
  business: string;
  /** Rows if all were economy. */
  rows: number;
  /** Of those rows, where the overwing or mid doors are. */
  exits: readonly number[];
}

const SIX = 'ABC DEF';
const FOUR = 'AC DF';
const NINE = 'ABC DEF HJK';
const TEN = 'ABC DEFG HJK';
const EIGHT = 'AC DEFG HK';
const LIE_FLAT = 'A DG K';

type Row = [
  code: string,
  name: string,
  body: Body,
  rangeKm: number,
  speed: number,
  economy: string,
  business: string,
  rows: number,
  exits: number[],
];
const rows: Row[] = [
  ['AT4', 'ATR 42', 'TURBOPROP', 1300, 480, FOUR, FOUR, 12, [1]],
  ['AT7', 'ATR 72', 'TURBOPROP', 1500, 490, FOUR, FOUR, 18, [1]],
  ['E90', 'Embraer 190', 'NARROW', 4200, 800, FOUR, 'A DF', 26, [12]],
  ['E95', 'Embraer 195', 'NARROW', 4000, 800, FOUR, 'A DF', 29, [13]],
  ['295', 'Embraer 195-E2', 'NARROW', 4800, 805, FOUR, FOUR, 34, [14, 15]],
  ['223', 'Airbus A220-300', 'NARROW', 5800, 815, 'AC DEF', FOUR, 28, [13, 14]],
  ['319', 'Airbus A319', 'NARROW', 5600, 820, SIX, FOUR, 24, [10]],
  ['320', 'Airbus A320', 'NARROW', 5400, 820, SIX, FOUR, 30, [12, 13]],
  ['32N', 'Airbus A320neo', 'NARROW', 6300, 820, SIX, FOUR, 31, [12, 13]],
  ['321', 'Airbus A321', 'NARROW', 5700, 820, SIX, FOUR, 37, [11, 25]],
  ['32Q', 'Airbus A321neo', 'NARROW', 7300, 820, SIX, FOUR, 39, [18, 19]],
  ['73H', 'Boeing 737-800', 'NARROW', 5400, 820, SIX, FOUR, 31, [15, 16]],
  ['738', 'Boeing 737-800', 'NARROW', 5500, 820, SIX, FOUR, 31, [15, 16]],
  ['739', 'Boeing 737-900ER', 'NARROW', 5600, 820, SIX, FOUR, 33, [16, 17]],
  ['7M8', 'Boeing 737 MAX 8', 'NARROW', 6570, 825, SIX, FOUR, 31, [15, 16]],
  ['7M9', 'Boeing 737 MAX 9', 'NARROW', 6570, 825, SIX, FOUR, 34, [16, 17]],
  ['763', 'Boeing 767-300ER', 'WIDE', 10800, 850, 'AB DEF HJ', 'A DF J', 38, [14, 26]],
  ['772', 'Boeing 777-200ER', 'WIDE', 13500, 880, TEN, LIE_FLAT, 46, [15, 31]],
  ['77W', 'Boeing 777-300ER', 'WIDE', 14200, 880, TEN, LIE_FLAT, 56, [18, 32, 44]],
  ['788', 'Boeing 787-8', 'WIDE', 13600, 880, NINE, LIE_FLAT, 36, [14, 25]],
  ['789', 'Boeing 787-9', 'WIDE', 14500, 880, NINE, LIE_FLAT, 43, [16, 30]],
  ['781', 'Boeing 787-10', 'WIDE', 12000, 880, NINE, LIE_FLAT, 49, [18, 34]],
  ['332', 'Airbus A330-200', 'WIDE', 12800, 860, EIGHT, LIE_FLAT, 40, [14, 28]],
  ['333', 'Airbus A330-300', 'WIDE', 11300, 860, EIGHT, LIE_FLAT, 45, [15, 30]],
  ['339', 'Airbus A330-900neo', 'WIDE', 13300, 860, EIGHT, LIE_FLAT, 45, [15, 30]],
  ['343', 'Airbus A340-300', 'WIDE', 13300, 855, EIGHT, LIE_FLAT, 45, [15, 30]],
  ['359', 'Airbus A350-900', 'WIDE', 16300, 880, NINE, LIE_FLAT, 44, [16, 30]],
  ['351', 'Airbus A350-1000', 'WIDE', 16400, 880, NINE, LIE_FLAT, 51, [17, 36]],
  ['388', 'Airbus A380-800', 'WIDE', 15200, 880, TEN, LIE_FLAT, 62, [20, 34, 48]],
];
const types = new Map(
  rows.map(
    ([code, name, body, rangeKm, speed, economy, business, count, exits]): [
      string,
      AircraftType,
    ] => [code, { code, name, body, rangeKm, speed, economy, business, rows: count, exits }],
  ),
);

export const findAircraft = (code: string): AircraftType | undefined => types.get(code);
/** @throws when a fleet names a type that the table does not have. */
export function aircraftAt(code: string): AircraftType {
  const found = types.get(code);
  if (!found) throw new RangeError(`no aircraft ${code}`);
  return found;
}
