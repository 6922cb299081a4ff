import { CURRENCY, type ExchangeRate, type Money } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import { type MarkUp, markUpFor, NO_MARK_UP, type SellingBrand, soldFor } from '../../../money';
import type { ExchangeRates } from '../../../money/ports';
import type { AssistanceQuery, AssistanceSupplier, SupplierPlan } from '../ports';

/** The brand's mark-up on a policy, for each insured person. */
export const assistanceMarkUp = (
  { mark_ups: rules }: Pick<SellingBrand, 'mark_ups'>,
  supplier: AssistanceSupplier['code'],
  { destinations, from: day }: Pick<AssistanceQuery, 'destinations' | 'from'>,
): MarkUp => markUpFor(rules, { product: 'ASSISTANCE', supplier, origins: [], destinations, day });

/** Exchange rate of peso prices, which need no conversion. */
export const NO_EXCHANGE: ExchangeRate = { currency: CURRENCY, rate: '1', day: '1970-01-01' };

/**
 * Returns the rate of a currency. Each is read once, so that a whole answer uses one rate. Undefined when prices in the
 * currency cannot be sold.
 */
export function takeRates(exchange: ExchangeRates): (currency: string) => ExchangeRate | undefined {
  const taken = new Map<string, ExchangeRate | undefined>([[CURRENCY, NO_EXCHANGE]]);
  return (currency) => {
    if (!taken.has(currency)) taken.set(currency, exchange.rateOf(currency));
    return taken.get(currency);
  };
}

/** Price of a plan in whole pesos: each line is converted once, and the total is their sum. */
export interface PlanPrice {
  /** Whole pesos of each traveller, in the order of the query's ages. */
  lines: number[];
  total: number;
  upgrades: { code: string; price: number }[];
}

export const currencyOf = ({ perPassenger }: Pick<SupplierPlan, 'perPassenger'>): string =>
  perPassenger[0]?.amount.currency ?? CURRENCY;

/**
 * Selling price of a plan. The mark-up's fixed part is added for each insured person, its part per thousand to every line.
 * An upgrade in another currency than the plan's is left out. @throws RangeError for a plan of several currencies
 */
export function priceOf(
  { perPassenger, upgrades }: Pick<SupplierPlan, 'perPassenger' | 'upgrades'>,
  rate: ExchangeRate,
  markUp: MarkUp = NO_MARK_UP,
): PlanPrice {
  const sold = (amount: Money, isUnit: boolean) => soldFor(toPesos(amount, rate), markUp, isUnit);
  const lines = perPassenger.map(({ amount }) => sold(amount, true));
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line, 0),
    upgrades: upgrades
      .filter(({ price }) => price.currency === rate.currency)
      .map(({ code, price }) => ({ code, price: sold(price, false) })),
  };
}

/** Price with the chosen upgrades, in whole pesos; null when an upgrade is not available. */
export function totalWith(
  { total, upgrades }: PlanPrice,
  chosen: readonly string[],
): number | null {
  let sum = total;
  for (const code of chosen) {
    const upgrade = upgrades.find((one) => one.code === code);
    if (!upgrade) return null;
    sum += upgrade.price;
  }
  return sum;
}

/** The supplier's price with the chosen upgrades, in its own currency. @throws RangeError for an unknown upgrade */
export function supplierPrice(
  plan: Pick<SupplierPlan, 'perPassenger' | 'upgrades'>,
  chosen: readonly string[] = [],
): Money {
  const extras = chosen.map((code) => {
    const upgrade = plan.upgrades.find((one) => one.code === code);
    if (!upgrade) throw new RangeError(`${code} is no upgrade of this plan`);
    return upgrade.price;
  });
  return addMoney([...plan.perPassenger.map(({ amount }) => amount), ...extras]);
}

/** Exact sum of amounts. @throws RangeError for several currencies or an empty list */
function addMoney(amounts: readonly Money[]): Money {
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency))
    throw new RangeError('amounts of one currency are needed');
  const decimals = Math.max(...amounts.map(({ amount }) => amount.split('.')[1]?.length ?? 0));
  const sum = amounts.reduce((all, { amount }) => {
    const [whole = '', fraction = ''] = amount.split('.');
    return all + BigInt(whole + fraction.padEnd(decimals, '0'));
  }, 0n);
  const digits = sum.toString().padStart(decimals + 1, '0');
  return {
    amount: decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`,
    currency: first.currency,
  };
}
