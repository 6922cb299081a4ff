import type { Offer, Tariff, TravelerPrice } from '../../flights';
import { CURRENCY, gdsMoney } from '../money';
import type { WireOffer } from './offerSchema';

type Rules = NonNullable<WireOffer['fareRules']>;

/**
 * Change or refund rule per traveller for all bounds together: allowed if every bound allows it, for the sum of their fees.
 */
export function ruleOf({ bounds }: Offer, name: 'change' | 'refund'): Tariff['refund'] {
  const rules = bounds.map(({ tariff }) => tariff[name]);
  return {
    isAllowed: rules.every(({ isAllowed }) => isAllowed),
    fee: rules.reduce((sum, { fee }) => sum + fee, 0),
  };
}
const wireRule = (category: string, { isAllowed, fee }: Tariff['refund']) => ({
  category,
  circumstances: 'BEFORE DEPARTURE',
  ...(isAllowed ? { maxPenaltyAmount: gdsMoney(fee) } : { notApplicable: true }),
});

export const fareRulesOf = (offer: Offer): Rules => ({
  currency: CURRENCY,
  rules: [
    wireRule('EXCHANGE', ruleOf(offer, 'change')),
    wireRule('REFUND', ruleOf(offer, 'refund')),
  ],
});

/** Taxes of countries and airports, which are refunded with any ticket. The airline's own charges are part of the fare. */
export const statutory = ({ taxes }: TravelerPrice): number =>
  taxes.reduce(
    (sum, { countryCode, amount }) => (countryCode === undefined ? sum : sum + amount),
    0,
  );

/** Pesos that the airline retains of all tickets of the offer. */
export function retainedOf(offer: Offer): number {
  const { isAllowed, fee } = ruleOf(offer, 'refund');
  return offer.travelers.reduce((sum, traveler) => {
    const fare = traveler.total - statutory(traveler);
    return sum + (isAllowed ? Math.min(fee, fare) : fare);
  }, 0);
}
