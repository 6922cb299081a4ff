import type { PriceBreakdown } from '@tiquete/contracts';

export interface PriceLine {
  name: string;
  /** Whole pesos. */
  amount: number;
}
/** What the total of today is made of, after the base; taxes that it does not include are the hotel's own and paid there. */
export function todayLines({ taxes, fees }: PriceBreakdown): PriceLine[] {
  return [...taxes.filter(({ included }) => included), ...fees].filter(({ amount }) => amount !== 0);
}
export function hotelTotal({ pay_at_hotel }: PriceBreakdown): number {
  return pay_at_hotel.reduce((sum, { amount }) => sum + amount, 0);
}
