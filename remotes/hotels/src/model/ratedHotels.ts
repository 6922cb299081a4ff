import type { HotelRate, HotelSummary } from '@tiquete/contracts';

/** A hotel at one of its rates. Filters test each rate of a hotel. */
export interface RatedHotel {
  hotel: HotelSummary;
  rate: HotelRate;
}
export const rateHotels = (hotels: readonly HotelSummary[]): RatedHotel[] =>
  hotels.flatMap((hotel) => ratesOf(hotel).map((rate) => ({ hotel, rate })));

/** An answer that an older api has stored lacks rates: each board then has the hotel's price and terms. */
function ratesOf(hotel: HotelSummary): HotelRate[] {
  if (hotel.rates) return hotel.rates;
  const { min_rate, free_cancellation_rate: free, free_cancellation_until: until } = hotel;
  const { rate_before, promotion, pay_at_hotel_amount } = hotel;
  const isFreeLater = hotel.free_cancellation && free !== null && free > min_rate;
  const boards = hotel.mealPlan.length > 0 ? hotel.mealPlan : (['RO'] as const);
  const at = (rate: number, isFree: boolean) =>
    boards.map((board) => ({
      ...{ board, rate, rate_before, promotion, pay_at_hotel_amount },
      free_cancellation_until: isFree ? (until ?? '') : null,
    }));
  return [
    ...at(min_rate, hotel.free_cancellation && !isFreeLater),
    ...(isFreeLater ? at(free, true) : []),
  ];
}
/** The hotels of these rates, in their order, each with the price and terms of its cheapest rate. */
export function hotelsAtRates(rated: readonly RatedHotel[], nights: number): HotelSummary[] {
  const byHotel = new Map<HotelSummary, HotelRate[]>();
  for (const { hotel, rate } of rated) {
    const rates = byHotel.get(hotel);
    if (rates) rates.push(rate);
    else byHotel.set(hotel, [rate]);
  }
  return [...byHotel].map(([hotel, rates]) =>
    rates.length === ratesOf(hotel).length ? hotel : atRates(hotel, rates, nights),
  );
}
/** `rates` are some of the hotel's rates, cheapest first. */
function atRates(hotel: HotelSummary, rates: readonly HotelRate[], nights: number): HotelSummary {
  const [cheapest] = rates;
  if (!cheapest) return hotel;
  const free = rates.find(({ free_cancellation_until: until }) => until !== null);
  const { rate: min_rate, rate_before, promotion, pay_at_hotel_amount } = cheapest;
  return {
    ...hotel,
    min_rate,
    min_rate_per_night: Math.round(min_rate / nights),
    rate_before,
    promotion,
    pay_at_hotel_amount,
    mealPlan: hotel.mealPlan.filter((plan) => rates.some(({ board }) => board === plan)),
    free_cancellation: free !== undefined,
    free_cancellation_until: free?.free_cancellation_until || null,
    free_cancellation_rate: free?.rate ?? null,
  };
}
