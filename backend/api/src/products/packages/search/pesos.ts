import { setImmediate } from 'node:timers/promises';
import { CURRENCY, type ExchangeRate, type MarkUpRule } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import type { ExchangeRates } from '../../../modules/exchange';
import {
  type MarkUp,
  NO_MARK_UP,
  onDay,
  rulesFor,
  rulesKey,
  soldFor,
} from '../../../modules/mark-ups';
import { type ListedPackage, type Listing, toDayText } from '../catalogue/listing/listing';
import { packageSale } from '../pricing/markUps';

export interface Prices {
  /** For each adult in double without supplements, by the row of the departure; NaN for what cannot be converted today. */
  pesos: Float64Array;
  /** Whole units of a currency in whole pesos, each converted once; NaN for what cannot be converted today. */
  inPesos(units: number, currency: string): number;
  /** What the brand adds to an adult's price, from the origin asked for, on a day since 1970-01-01. */
  markUpOf(listed: ListedPackage, origin: string | undefined, day: number): MarkUp;
  /** False: nothing is added to any price. */
  isMarkedUp: boolean;
  /** The rate of each currency that can be converted. */
  rates: ReadonlyMap<string, ExchangeRate>;
  /** Currencies of packages on sale that cannot be converted. */
  missing: string[];
  /** A text that changes with the rates and the rules. */
  key: string;
}

/** Packages whose prices are converted in one turn of the event loop, which takes a few milliseconds. */
const AT_ONCE = 500;

/** What departures cost in whole pesos by the rates of today, each currency's taken once; and what the brand's rules add to it. */
export function createPrices(
  exchange: Pick<ExchangeRates, 'rateOf'>,
): (listing: Listing, rules?: readonly MarkUpRule[]) => Promise<Prices> {
  const known = new WeakMap<Listing['departures'], { key: string; prices: Promise<Prices> }>();
  return (listing, rules) => {
    const currencies = listing.currencies.filter((currency) => currency !== CURRENCY);
    const rates = new Map(
      currencies.flatMap((currency) => {
        const rate = exchange.rateOf(currency);
        return rate ? [[currency, rate] as const] : [];
      }),
    );
    const key = JSON.stringify([...rates, rulesKey({ mark_ups: rules })]);
    const before = known.get(listing.departures);
    if (before?.key === key) return before.prices;
    const missing = currencies.filter((currency) => !rates.has(currency));
    const inPesos = createConversion(rates);
    const prices = toPesosByRow(listing, inPesos).then((pesos) => ({
      pesos,
      inPesos,
      ...createMarkUps(rules),
      rates,
      missing,
      key,
    }));
    known.set(listing.departures, { key, prices });
    return prices;
  };
}

/** The origin that is asked for or, where it is none of its own, its first. */
export const originOf = <Origin extends { code: string }>(
  origins: readonly Origin[],
  asked: string | undefined,
): Origin | undefined => origins.find(({ code }) => code === asked) ?? origins[0];

/** What an adult in double pays in a departure, with the supplement of where it begins: whole pesos, NaN for what cannot be converted today. */
export function perPersonAt(
  row: number,
  supplement: number,
  listed: ListedPackage,
  { departures: { price, day } }: Pick<Listing, 'departures'>,
  prices: Selling,
  origin: string | undefined,
): number {
  const { pesos, inPesos } = prices;
  // Converted together, as a quote does: two roundings may be a peso off.
  const asked =
    supplement === 0
      ? (pesos[row] ?? NaN)
      : inPesos((price[row] ?? 0) + supplement, listed.currency);
  if (!prices.isMarkedUp) return asked;
  return soldFor(asked, prices.markUpOf(listed, origin, day[row] ?? 0));
}
/** What a departure is sold by. */
export type Selling = Pick<Prices, 'pesos' | 'inPesos' | 'isMarkedUp' | 'markUpOf'>;

/** Which rules fit a package is found once for each of its origins. */
function createMarkUps(
  rules: readonly MarkUpRule[] | undefined,
): Pick<Prices, 'isMarkedUp' | 'markUpOf'> {
  const own = rules?.filter(({ product }) => product === 'PACKAGE') ?? [];
  const known = new WeakMap<ListedPackage, Map<string, readonly MarkUpRule[]>>();
  return {
    isMarkedUp: own.length > 0,
    markUpOf(listed, asked, day) {
      if (own.length === 0) return NO_MARK_UP;
      const origin = originOf(listed.origins, asked)?.code;
      const byOrigin = known.get(listed) ?? new Map<string, readonly MarkUpRule[]>();
      known.set(listed, byOrigin);
      const fitting =
        byOrigin.get(origin ?? '') ?? rulesFor(own, packageSale([...listed.places], origin));
      byOrigin.set(origin ?? '', fitting);
      return fitting.length === 0 ? NO_MARK_UP : onDay(fitting, toDayText(day));
    },
  };
}

/** Lets other requests be answered meanwhile. */
async function toPesosByRow(
  { packages, departures: { price } }: Listing,
  inPesos: Prices['inPesos'],
): Promise<Float64Array> {
  const pesos = new Float64Array(price.length);
  for (const [index, { currency, first, end }] of packages.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate();
    for (let row = first; row < end; row += 1) pesos[row] = inPesos(price[row] ?? 0, currency);
  }
  return pesos;
}

/** Departures share their season's price: each is converted once. */
function createConversion(rates: Prices['rates']): Prices['inPesos'] {
  const known = new Map([...rates.keys()].map((currency) => [currency, new Map<number, number>()]));
  return (units, currency) => {
    if (currency === CURRENCY) return units;
    const [rate, converted] = [rates.get(currency), known.get(currency)];
    if (!rate || !converted) return NaN;
    const before = converted.get(units);
    if (before !== undefined) return before;
    const pesos = toPesos({ amount: String(units), currency }, rate);
    converted.set(units, pesos);
    return pesos;
  };
}
