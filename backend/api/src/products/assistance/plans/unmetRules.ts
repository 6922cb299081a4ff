import { CURRENCY, type Money } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import type { ExchangeRates } from '../../../money/ports';
import { entryRulesOf } from '../places';
import type { SupplierPlan } from '../ports';

/** Titles of the entry rules whose minimum the plan's medical sum misses. Sums without an exchange rate are not compared. */
export function unmetRules(
  { benefits }: Pick<SupplierPlan, 'benefits'>,
  destinations: readonly string[],
  exchange: ExchangeRates,
): string[] {
  const inPesos = (sum: Money): number => {
    if (sum.currency === CURRENCY) return Number(sum.amount);
    // `has` comes first, because `rateOf` counts a missing rate as a lost sale.
    const rate = (exchange.has?.(sum.currency) ?? true) ? exchange.rateOf(sum.currency) : undefined;
    return rate ? toPesos(sum, rate) : NaN;
  };
  const sum = inPesos(benefits.medical);
  return entryRulesOf(destinations)
    .filter(({ minimum }) => minimum && sum < inPesos(minimum))
    .map(({ title }) => title);
}
