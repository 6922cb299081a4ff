import { setImmediate } from 'node:timers/promises';
import { CURRENCY, type ExchangeRate } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import type { ExchangeRates } from '../../../modules/exchange';
import type { ListedPackage, Listing } from '../catalogue/listing/listing';

export interface Prices {
  /** For each adult in double without supplements, by the row of the departure; NaN for what cannot be converted today. */
  pesos: Float64Array;
  /** Whole units of a currency in whole pesos, each converted once; NaN for what cannot be converted today. */
  inPesos(units: number, currency: string): number;
  /** The rate of each currency that can be converted. */
  rates: ReadonlyMap<string, ExchangeRate>;
  /** Currencies of packages on sale that cannot be converted. */
  missing: string[];
  /** A text that changes with the rates. */
  key: string;
}

/** Packages whose prices are converted in one turn of the event loop, which takes a few milliseconds. */
const AT_ONCE = 500;

/** What departures cost in whole pesos by the rates of today, each currency's taken once. */
export function createPrices(
  exchange: Pick<ExchangeRates, 'rateOf'>,
): (listing: Listing) => Promise<Prices> {
  const known = new WeakMap<Listing['departures'], { key: string; prices: Promise<Prices> }>();
  return (listing) => {
    const currencies = listing.currencies.filter((currency) => currency !== CURRENCY);
    const rates = new Map(
      currencies.flatMap((currency) => {
        const rate = exchange.rateOf(currency);
        return rate ? [[currency, rate] as const] : [];
      }),
    );
    const key = JSON.stringify([...rates]);
    const before = known.get(listing.departures);
    if (before?.key === key) return before.prices;
    const missing = currencies.filter((currency) => !rates.has(currency));
    const inPesos = createConversion(rates);
    const prices = toPesosByRow(listing, inPesos).then((pesos) => ({
      pesos,
      inPesos,
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
  { currency }: ListedPackage,
  { departures: { price } }: Pick<Listing, 'departures'>,
  { pesos, inPesos }: Pick<Prices, 'pesos' | 'inPesos'>,
): number {
  if (supplement === 0) return pesos[row] ?? NaN;
  // Converted together, as a quote does: two roundings may be a peso off.
  return inPesos((price[row] ?? 0) + supplement, currency);
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
