import * as z from 'zod';
import airlineRows from './data/airlines.json';
import type { Airline } from './places/types';

const codes = z.array(z.string()).default([]);
const rowSchema = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  alliance: z.enum(['STAR', 'ONEWORLD', 'SKYTEAM']).optional(),
  kind: z.enum(['NETWORK', 'LOW_COST', 'REGIONAL']),
  /** False for an airline that sells no connections, not even between its own flights. */
  sellsConnections: z.boolean().default(true),
  channels: z.array(z.enum(['GDS', 'NDC'])),
  /** Key of the airline's fares in `data/fareFamilies.json`. */
  fares: z.string(),
  /** Price level relative to an average network airline. */
  level: z.number(),
  /** IATA codes of the aircraft, by range. `props` also serve runways without jets. */
  fleet: z.object({ short: codes, long: codes, props: codes }),
  /** First flight numbers: domestic, international. */
  numbers: z.tuple([z.int(), z.int()]).default([1000, 1]),
  /** Codes of airlines whose flights it sells under its own code. */
  codeshares: codes,
  /** Codes of further airlines, besides its alliance and codeshares, whose flights its tickets may contain. */
  interline: codes,
  /** Airlines of the same group that operate the flights from a hub: `{ "BOG": "4C" }`. */
  operators: z.record(z.string(), z.string()).default({}),
  /** Airports served from a hub: `MDE:20` is served twenty times a day, `CDG:5w` five times a week. */
  routes: z.record(z.string(), z.string()),
});
type AirlineRow = z.infer<typeof rowSchema>;

export interface Seller extends Airline {
  row: AirlineRow;
  /** Codes of all airlines whose flights its tickets may contain, including its own. */
  partners: ReadonlySet<string>;
  shares: ReadonlySet<string>;
}

const rows = z.array(rowSchema).parse(airlineRows);

/** Airline that operates the routes from a hub: a group company, or the airline itself. */
export const operatorAt = (row: AirlineRow, hub: string): string => row.operators[hub] ?? row.code;

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
    codeshares: row.codeshares,
    shares: new Set(row.codeshares),
    partners: new Set([row.code, ...allies, ...row.codeshares, ...row.interline]),
    row,
  };
}
export const sellers: readonly Seller[] = rows.map(seller);
const byCode = new Map(sellers.map((found) => [found.code, found]));

/** Codes of group airlines that fly under the group's code and sell no flights of their own. */
const GROUP_OPERATORS = [
  ['TA', 'Avianca El Salvador', 'SV'],
  ['2K', 'Avianca Ecuador', 'EC'],
  ['4C', 'LATAM Airlines Colombia', 'CO'],
  ['LP', 'LATAM Airlines Perú', 'PE'],
  ['JJ', 'LATAM Airlines Brasil', 'BR'],
  ['I2', 'Iberia Express', 'ES'],
] as const;
const operators = GROUP_OPERATORS.map(([code, name, countryCode]): Airline => ({
  code,
  name,
  countryCode,
  kind: 'NETWORK',
  channels: [],
  codeshares: [],
  hubs: rows.flatMap((row) =>
    Object.keys(row.operators).filter((hub) => row.operators[hub] === code),
  ),
}));
export const airlines: readonly Airline[] = [
  ...sellers.map(({ row, partners, shares, ...airline }): Airline => airline),
  ...operators,
];

export const findSeller = (code: string): Seller | undefined => byCode.get(code);
/** Airline that sells under a code. @throws Error when there is none */
export function sellerAt(code: string): Seller {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`no airline ${code}`);
  return found;
}
