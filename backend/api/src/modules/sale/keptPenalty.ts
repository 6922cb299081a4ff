import { CURRENCY, type ExchangeRate, type Money } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';

/**
 * Whole pesos of what a supplier keeps, by the rate that was kept with the quote. Undefined when it is stated in a currency
 * that the quote was not made in, or not at all.
 */
export function keptPenalty(
  penalty: Money | undefined,
  kept: ExchangeRate | undefined,
): number | undefined {
  if (penalty?.currency === CURRENCY) return Math.round(Number(penalty.amount));
  return penalty && penalty.currency === kept?.currency ? toPesos(penalty, kept) : undefined;
}
