import type { Bags, FlightOffer, FlightTariff } from '@tiquete/contracts';
import { formatMoney, type KeyBelow, type Translate, type TranslateOf } from '@tiquete/platform';

type Feature = FlightTariff['features'][number];
type Words = Translate<KeyBelow<'flights', 'tariffs.features'>>;

/**
 * The offer's own fare from the search results, worded as the api does. It is shown until the airline answers, or if it
 * never does.
 */
export function baseTariff(offer: FlightOffer, t: TranslateOf<'flights'>): FlightTariff {
  const {
    id,
    fare_family: name,
    totalPrice,
    includedCabinBags,
    includedCheckedBags,
    fare_rules_short: rules,
  } = offer;
  const words: Words = (key, values) => t(`tariffs.features.${key}`, values);
  const features: Feature[] = [
    { key: 'bag_personal', state: 'included', text: words('personal') },
    hand(includedCabinBags, words),
    checked(includedCheckedBags, words),
    right('change', rules.changeable, rules.change_penalty, words),
    right('refund', rules.refundable, rules.refund_penalty, words),
  ];
  const cabin = offer.travelerPricings[0]?.fareDetailsBySegment[0]?.cabin ?? 'ECONOMY';
  return {
    code: name,
    offerId: id,
    name,
    cabin,
    totalPrice,
    difference_from_base: 0,
    features,
    fare_rules_short: rules,
  };
}
function hand({ quantity, weight }: Bags, words: Words): Feature {
  if (quantity === null) return { key: 'bag_hand', state: 'unknown', text: words('unknownHand') };
  if (quantity === 0) return { key: 'bag_hand', state: 'not_allowed', text: words('noHand') };
  return {
    key: 'bag_hand',
    state: 'included',
    text: weight ? words('handWeight', { weight }) : words('hand'),
  };
}
function checked({ quantity, weight }: Bags, words: Words): Feature {
  if (quantity === null)
    return { key: 'bag_checked', state: 'unknown', text: words('unknownChecked') };
  if (quantity === 0) return { key: 'bag_checked', state: 'paid', text: words('paidChecked') };
  return {
    key: 'bag_checked',
    state: 'included',
    text: weight
      ? words('checkedWeight', { count: quantity, weight })
      : words('checked', { count: quantity }),
  };
}
function right(
  key: 'change' | 'refund',
  isAllowed: boolean | null,
  fee: number | null,
  words: Words,
): Feature {
  if (isAllowed === null) return { key, state: 'unknown', text: words(`unknown${key}`) };
  if (!isAllowed) return { key, state: 'not_allowed', text: words(`no${key}`) };
  if (fee === 0) return { key, state: 'included', text: words(`free${key}`) };
  return {
    key,
    state: 'paid',
    text: fee === null ? words(`paid${key}`) : words(`fee${key}`, { amount: formatMoney(fee) }),
  };
}
