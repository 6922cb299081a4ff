import type { Bags, FlightTariff, TARIFF_FEATURES } from '@tiquete/contracts';
import type { SupplierFlightOffer } from '../../products/flights/ports';
import { baggageFeature, featureTexts, penaltyFeature } from './messages';

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
