import type { FareRule, Offer, OfferBound } from '../../flights';
import { ndcMoney } from '../text';

const refused = { allowed: false, penalty_amount: null, penalty_currency: null };
const allowed = (pesos: number) => ({
  allowed: true,
  penalty_amount: ndcMoney(pesos),
  penalty_currency: 'COP',
});
/** Number of travellers who pay a penalty, which infants on a lap do not. */
const payers = ({ travelers }: Offer) =>
  travelers.filter(({ type }) => type !== 'HELD_INFANT').length;
/** Penalty in pesos for all passengers over some slices; null when one of them forbids the change. */
export function penaltyOf(
  offer: Offer,
  rule: 'change' | 'refund',
  bounds: readonly OfferBound[] = offer.bounds,
): number | null {
  const rules: FareRule[] = bounds.map(({ tariff }) => tariff[rule]);
  return rules.every(({ isAllowed }) => isAllowed)
    ? rules.reduce((sum, { fee }) => sum + fee, 0) * payers(offer)
    : null;
}
function wireCondition(offer: Offer, rule: 'change' | 'refund', bounds?: readonly OfferBound[]) {
  const penalty = penaltyOf(offer, rule, bounds);
  return penalty === null ? refused : allowed(penalty);
}
export const wireConditions = (offer: Offer, bounds?: readonly OfferBound[]) => ({
  change_before_departure: wireCondition(offer, 'change', bounds),
  refund_before_departure: wireCondition(offer, 'refund', bounds),
});
