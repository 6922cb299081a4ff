import { CURRENCY, type ExchangeRate, type Money } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';

/**
 * Whole pesos of a supplier's penalty, at the rate stored with the quote. Undefined when it is not stated, or stated in a
 * currency that the quote does not use.
 */
export function keptPenalty(
  penalty: Money | undefined,
  kept: ExchangeRate | undefined,
): number | undefined {
  if (penalty?.currency === CURRENCY) return Math.round(Number(penalty.amount));
  return penalty && penalty.currency === kept?.currency ? toPesos(penalty, kept) : undefined;
}
