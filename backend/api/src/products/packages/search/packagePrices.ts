import { setImmediate } from 'node:timers/promises';
import { CURRENCY, type ExchangeRate, type MarkUpRule } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import type { ExchangeRates } from '../../../money';
import { type MarkUp, NO_MARK_UP, onDay, rulesFor, rulesKey, soldFor } from '../../../money';
import { type ListedPackage, type Listing, toDayText } from '../catalogue/listing/listing';
import { packageSale } from '../pricing/markUps';

export interface PackagePrices {
  /**
   * Price of each adult in a double room without supplements, by the row of the departure; NaN when it cannot be converted
   * today.
   */
  pesos: Float64Array;
  /** Converts whole units of a currency to whole pesos; NaN when it cannot be converted today. */
  inPesos(units: number, currency: string): number;
  /** The brand's mark-up on an adult's price, from the requested origin, on a day since 1970-01-01. */
  markUpOf(listed: ListedPackage, origin: string | undefined, day: number): MarkUp;
  /** False when no price has a mark-up. */
  isMarkedUp: boolean;
  /** Exchange rates of the currencies that can be converted. */
  rates: ReadonlyMap<string, ExchangeRate>;
  /** Currencies of packages on sale that cannot be converted today. */
  missing: string[];
  /** Hash of the exchange rates and the mark-up rules. */
  key: string;
}

/** Number of packages whose prices are converted in one turn of the event loop, which takes a few milliseconds. */
const AT_ONCE = 500;

/** Prices of departures in whole pesos and the brand's mark-ups. Each of today's exchange rates is read once. */
export function createPackagePrices(
  exchange: Pick<ExchangeRates, 'rateOf'>,
): (listing: Listing, rules?: readonly MarkUpRule[]) => Promise<PackagePrices> {
  const known = new WeakMap<
    Listing['departures'],
    { key: string; prices: Promise<PackagePrices> }
  >();
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

/** The requested origin, or the package's first origin when it does not start at the requested one. */
export const requestedOrigin = <Origin extends { code: string }>(
  origins: readonly Origin[],
  requested: string | undefined,
): Origin | undefined => origins.find(({ code }) => code === requested) ?? origins[0];

/**
 * Price of an adult in a double room of a departure, with the supplement of the origin, in whole pesos; NaN when it cannot
 * be converted today.
 */
export function perPersonAt(
  row: number,
  supplement: number,
  listed: ListedPackage,
  { departures: { price, day } }: Pick<Listing, 'departures'>,
  prices: SellingPrices,
  origin: string | undefined,
): number {
  const { pesos, inPesos } = prices;
  // Price and supplement are converted together, as in a quote, because rounding twice may differ by a peso.
  const cost =
    supplement === 0
      ? (pesos[row] ?? NaN)
      : inPesos((price[row] ?? 0) + supplement, listed.currency);
  if (!prices.isMarkedUp) return cost;
  return soldFor(cost, prices.markUpOf(listed, origin, day[row] ?? 0));
}
/** Functions that return a departure's selling price. */
export type SellingPrices = Pick<PackagePrices, 'pesos' | 'inPesos' | 'isMarkedUp' | 'markUpOf'>;

/** Finds the rules for a package once for each of its origins. */
function createMarkUps(
  rules: readonly MarkUpRule[] | undefined,
): Pick<PackagePrices, 'isMarkedUp' | 'markUpOf'> {
  const own = rules?.filter(({ product }) => product === 'PACKAGE') ?? [];
  const known = new WeakMap<ListedPackage, Map<string, readonly MarkUpRule[]>>();
  return {
    isMarkedUp: own.length > 0,
    markUpOf(listed, requested, day) {
      if (own.length === 0) return NO_MARK_UP;
      const origin = requestedOrigin(listed.origins, requested)?.code;
      const byOrigin = known.get(listed) ?? new Map<string, readonly MarkUpRule[]>();
      known.set(listed, byOrigin);
      const fitting =
        byOrigin.get(origin ?? '') ?? rulesFor(own, packageSale([...listed.places], origin));
      byOrigin.set(origin ?? '', fitting);
      return fitting.length === 0 ? NO_MARK_UP : onDay(fitting, toDayText(day));
    },
  };
}

/** Converts all prices in groups of packages, so that the event loop answers other requests between groups. */
async function toPesosByRow(
  { packages, departures: { price } }: Listing,
  inPesos: PackagePrices['inPesos'],
): Promise<Float64Array> {
  const pesos = new Float64Array(price.length);
  for (const [index, { currency, first, end }] of packages.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate();
    for (let row = first; row < end; row += 1) pesos[row] = inPesos(price[row] ?? 0, currency);
  }
  return pesos;
}

/** Converts each distinct price once, because departures share the price of their season. */
function createConversion(rates: PackagePrices['rates']): PackagePrices['inPesos'] {
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
