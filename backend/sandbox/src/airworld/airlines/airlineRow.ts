import type { Alliance, Channel } from '../places/types';

/**
 * An airline as written by hand in this folder.
 * `routes`: from a hub, the airports it serves, `MDE:20` twenty times a day, `CDG:5w` five times a week, without a number by demand.
 * `fleet`: IATA equipment codes by range; `props` also where jets cannot land.
 */
export interface AirlineRow {
  code: string;
  name: string;
  country: string;
  alliance?: Alliance;
  kind: 'NETWORK' | 'LOW_COST' | 'REGIONAL';
  channels: readonly Channel[];
  /** Fare families: a key of `families`. */
  fares: string;
  /** Against an ordinary network airline. */
  level: number;
  fleet: { short?: string; long?: string; props?: string };
  /** First flight numbers, at home and abroad. */
  numbers?: readonly [domestic: number, international: number];
  /** Sells what these operate under its own code. */
  codeshares?: string;
  /** Besides its alliance and codeshares, whose flights its tickets may contain. */
  interline?: string;
  /** Companies of the group that fly from a hub: `BOG:4C`. */
  operators?: string;
  routes: Readonly<Record<string, string>>;
}
export const BOTH: readonly Channel[] = ['GDS', 'NDC'];
export const GDS: readonly Channel[] = ['GDS'];
export const NDC: readonly Channel[] = ['NDC'];
