import type { FareRule, FareRulesShort } from '@tiquete/contracts';
import type { SupplierFlightOffer } from '../../products/flights/ports';
import { bagsText, changeText, nameText, noShowText, refundText, ruleTitles } from './messages/es';

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
/** Neither a change nor a refund is stated to be allowed. */
export const noRules: FareRulesShort = {
  changeable: false,
  change_penalty: null,
  refundable: false,
  refund_penalty: null,
};
