import type { FareRule, FareRulesShort } from '@tiquete/contracts';
import type { SupplierFlightOffer } from '../../products/flights/ports';
import { bagsText, changeText, nameText, noShowText, refundText, ruleTitles } from './messages';

type Category = Exclude<FareRule['category'], 'OTHER'>;
/** The terms of an offer in plain sentences. */
export function toRules({
  fare_rules_short: short,
  includedCabinBags,
  includedCheckedBags,
}: SupplierFlightOffer): FareRule[] {
  const rule = (category: Category, text: string): FareRule => ({
    category,
    title: ruleTitles[category],
    text,
  });
  return [
    rule('CHANGE', changeText(short.changeable, short.change_penalty)),
    rule('REFUND', refundText(short.refundable, short.refund_penalty)),
    rule('NO_SHOW', noShowText),
    rule('BAGS', bagsText(includedCabinBags, includedCheckedBags)),
    rule('VALIDITY', nameText),
  ];
}
/** Whether a change or refund is allowed, and its penalty in pesos per traveller. */
export interface StatedRule {
  isAllowed: boolean;
  /** Null when the penalty is not stated in pesos. */
  penalty: number | null;
}
/** Short form of a rule. Undefined: the supplier does not state the rule. */
export const toShort = (
  change: StatedRule | undefined,
  refund: StatedRule | undefined,
): FareRulesShort => ({
  changeable: change?.isAllowed ?? null,
  change_penalty: change?.isAllowed ? change.penalty : null,
  refundable: refund?.isAllowed ?? null,
  refund_penalty: refund?.isAllowed ? refund.penalty : null,
});
