import { CURRENCY, type EntryRule } from '@tiquete/contracts';
import { unmetRules } from '@tiquete/domain/searches/assistance';
import type { ExchangeRates } from '../../../money/ports';
import { entryRulesOf } from '../places';
import type { SupplierPlan } from '../ports';

/** Entry rules of the destinations that the plan's medical sum misses. Sums without an exchange rate are not compared. */
export const unmetRulesOf = (
  { benefits }: Pick<SupplierPlan, 'benefits'>,
  destinations: readonly string[],
  exchange: ExchangeRates,
): EntryRule[] =>
  unmetRules(benefits.medical, entryRulesOf(destinations), {
    // `has` comes first, because `rateOf` counts a missing rate as a lost sale.
    get: (currency) =>
      currency !== CURRENCY && (exchange.has?.(currency) ?? true)
        ? exchange.rateOf(currency)
        : undefined,
  });
