import { spreadPesos } from '../../lib/spreadPesos';
import { type MarkUp, markUpOn, soldFor, termsAt } from '../../money';
import type { SupplierHotel, SupplierRate } from './ports';

/** A supplier's hotel at the brand's selling price. The fixed part of a mark-up is added once for the whole stay. */
export function sellHotel(hotel: SupplierHotel, markUp: MarkUp): SupplierHotel {
  const sold = (cost: number) => soldFor(cost, markUp);
  const { min_rate, max_rate, rate_before, promotion, free_cancellation_rate } = hotel;
  if (markUpOn(max_rate, markUp) === 0) return hotel;
  return {
    ...hotel,
    min_rate: sold(min_rate),
    max_rate: sold(max_rate),
    rate_before: rate_before === null ? null : sold(rate_before),
    promotion: sellPromotion(promotion, min_rate, markUp),
    free_cancellation_rate: free_cancellation_rate === null ? null : sold(free_cancellation_rate),
    rates: hotel.rates.map((one) => ({
      ...one,
      rate: sold(one.rate),
      rate_before: one.rate_before === null ? null : sold(one.rate_before),
      promotion: sellPromotion(one.promotion, one.rate, markUp),
    })),
  };
}
/** Adjusts a discount to the selling price, of which it is a smaller percentage. */
function sellPromotion(
  promotion: SupplierHotel['promotion'],
  cost: number,
  markUp: MarkUp,
): SupplierHotel['promotion'] {
  if (!promotion || promotion.porcent <= 0 || promotion.porcent >= 100) return promotion;
  const before = Math.round((100 * cost) / (100 - promotion.porcent));
  const soldBefore = soldFor(before, markUp);
  const now = soldFor(cost, markUp);
  return { ...promotion, porcent: Math.round((100 * (soldBefore - now)) / soldBefore) };
}

/** A supplier's rate at the brand's selling price: the mark-up is in the room's price, its nights and its penalties. */
export function sellRate(rate: SupplierRate, markUp: MarkUp): SupplierRate {
  const added = markUpOn(rate.total, markUp);
  if (added === 0) return rate;
  const { price_breakdown: breakdown, per_night: nights } = rate;
  const total = rate.total + added;
  const byNight = spreadPesos(
    added,
    nights.map(({ amount }) => amount),
  );
  return {
    ...rate,
    total,
    per_night: nights.map((night, index) => ({
      ...night,
      amount: night.amount + (byNight[index] ?? 0),
    })),
    price_breakdown: { ...breakdown, base: breakdown.base + added },
    promotion: sellPromotion(rate.promotion, rate.total, markUp),
    cancellation: termsAt(rate.cancellation, { cost: rate.total, total }),
  };
}
