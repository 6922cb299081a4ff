import type {
  Bags,
  FareRule,
  FareRulesShort,
  FlightTariff,
  TARIFF_FEATURES,
} from '@tiquete/contracts';
import type { SupplierFlightOffer } from '../../products/flights/ports';
import {
  baggageFeature,
  bagsText,
  changeText,
  featureTexts,
  nameText,
  noShowText,
  penaltyFeature,
  refundText,
  ruleTitles,
} from './messages';

type Category = Exclude<FareRule['category'], 'OTHER'>;
/** Terms of an offer as sentences for travellers. */
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
/** The airline's rule for a change or a refund: allowed or not, and the penalty in pesos per traveller. */
export interface StatedRule {
  isAllowed: boolean;
  /** Null when the penalty is not stated in pesos. */
  penalty: number | null;
}
/** Short form of a rule; undefined when the supplier does not state the rule. */
export const toShort = (
  change: StatedRule | undefined,
  refund: StatedRule | undefined,
): FareRulesShort => ({
  changeable: change?.isAllowed ?? null,
  change_penalty: change?.isAllowed ? change.penalty : null,
  refundable: refund?.isAllowed ?? null,
  refund_penalty: refund?.isAllowed ? refund.penalty : null,
});

type Feature = FlightTariff['features'][number];
type Key = (typeof TARIFF_FEATURES)[number];
/** Features of a fare besides bags and penalties. A feature that the supplier does not state is left out. */
export type ReportedFeatures = Partial<
  Record<'seat' | 'meal' | 'wifi' | 'priority' | 'miles', Feature['state']>
>;

const plain = (key: Key, state: Feature['state']): Feature => ({
  key,
  state,
  text: featureTexts[key][state],
});
function bag(key: 'bag_hand' | 'bag_checked', { quantity, weight }: Bags): Feature {
  if (quantity === null) return plain(key, 'unknown');
  return quantity > 0
    ? { key, state: 'included', text: baggageFeature(featureTexts[key].included, quantity, weight) }
    : plain(key, key === 'bag_hand' ? 'not_allowed' : 'paid');
}
function penalty(
  key: 'change' | 'refund',
  isAllowed: boolean | null,
  amount: number | null,
): Feature {
  if (isAllowed === null) return plain(key, 'unknown');
  if (!isAllowed) return plain(key, 'not_allowed');
  if (amount === 0) return plain(key, 'included');
  return amount === null
    ? plain(key, 'paid')
    : { key, state: 'paid', text: penaltyFeature(featureTexts[key].paid, amount) };
}

/** Features that distinguish the fares of one flight, always in the same order. */
export function toFeatures(
  { includedCabinBags, includedCheckedBags, fare_rules_short: rules }: SupplierFlightOffer,
  reported: ReportedFeatures,
): Feature[] {
  const others = (['seat', 'meal', 'wifi', 'priority', 'miles'] as const).flatMap((key) =>
    reported[key] ? [plain(key, reported[key])] : [],
  );
  return [
    plain('bag_personal', 'included'),
    bag('bag_hand', includedCabinBags),
    bag('bag_checked', includedCheckedBags),
    penalty('change', rules.changeable, rules.change_penalty),
    penalty('refund', rules.refundable, rules.refund_penalty),
    ...others,
  ];
}
