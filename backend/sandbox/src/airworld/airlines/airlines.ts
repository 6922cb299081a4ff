import type { Airline } from '../places/types';
import type { AirlineRow } from './airlineRow';
import { colombia } from './colombia';
import { east } from './east';
import { europe } from './europe';
import { groupOperators } from './groupOperators';
import { latinAmerica } from './latinAmerica';
import { northAmerica } from './northAmerica';

/** Sell no connections, not even between their own flights. */
const POINT_TO_POINT = new Set(['P5', 'FR', 'U2', '2W', 'TS', 'F9']);

export interface Seller extends Airline {
  row: AirlineRow;
  connects: boolean;
  /** Whose flights its tickets may contain, its own included. */
  partners: ReadonlySet<string>;
  shares: ReadonlySet<string>;
}
export const words = (text = ''): string[] => text.split(' ').filter(Boolean);

const rows: readonly AirlineRow[] = [
  ...colombia,
  ...latinAmerica,
  ...northAmerica,
  ...europe,
  ...east,
];
const operatorsOf = (row: AirlineRow) =>
  new Map(words(row.operators).map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]));

/** Who flies the routes that this row writes under a hub. */
export const operatorAt = (row: AirlineRow, hub: string): string =>
  operatorsOf(row).get(hub) ?? row.code;

function seller(row: AirlineRow): Seller {
  const allies = row.alliance
    ? rows.filter(({ alliance }) => alliance === row.alliance).map(({ code }) => code)
    : [];
  return {
    code: row.code,
    name: row.name,
    countryCode: row.country,
    hubs: Object.keys(row.routes),
    kind: row.kind,
    channels: row.channels,
    ...(row.alliance ? { alliance: row.alliance } : {}),
    codeshares: words(row.codeshares),
    shares: new Set(words(row.codeshares)),
    partners: new Set([row.code, ...allies, ...words(row.codeshares), ...words(row.interline)]),
    row,
    connects: !POINT_TO_POINT.has(row.code),
  };
}
export const sellers: readonly Seller[] = rows.map(seller);
const byCode = new Map(sellers.map((found) => [found.code, found]));

const operators = groupOperators.map(([code, name, countryCode]): Airline => ({
  code,
  name,
  countryCode,
  kind: 'NETWORK',
  channels: [],
  codeshares: [],
  hubs: rows.flatMap((row) =>
    [...operatorsOf(row)].flatMap(([hub, operator]) => (operator === code ? [hub] : [])),
  ),
}));
export const airlines: readonly Airline[] = [
  ...sellers.map(
    ({ code, name, countryCode, hubs, alliance, kind, channels, codeshares }): Airline => ({
      code,
      name,
      countryCode,
      hubs,
      kind,
      channels,
      codeshares,
      ...(alliance ? { alliance } : {}),
    }),
  ),
  ...operators,
];

export const findSeller = (code: string): Seller | undefined => byCode.get(code);
/** @throws when nobody sells under the code. */
export function sellerAt(code: string): Seller {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`no airline ${code}`);
  return found;
}
