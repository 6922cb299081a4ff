import type { SupplierHotel } from '../../products/hotels/ports';
import { starsLabel } from '../words';
import type { HotelContent } from './content';
import { hotelCodeOf } from './hotelCode';
import { picturePathsOf } from './picturePath';
import { mealOf, sortMeals } from './meals';
import { noStars } from './messages/es';
import { freeUntil, payAtHotel, paymentOf, penaltyTerms } from './terms';
import { type DoRate, foundHotelSchema, type PaymentType } from './wire';

export type MappedHotel =
  | { state: 'sold'; hotel: SupplierHotel }
  | { state: 'soldOut' }
  | { state: 'malformed'; reason: string };

/** One hotel of a result page with what its content says: price and charges are those of its cheapest rate, and that
 * cancelling is free is said of the cheapest for which it is. */
export function toSupplierHotel(
  raw: unknown,
  contentOf: (hid: number) => HotelContent | undefined,
  now: Date,
): MappedHotel {
  const parsed = foundHotelSchema.safeParse(raw);
  if (!parsed.success)
    return { state: 'malformed', reason: parsed.error.issues[0]?.path.join('.') ?? 'shape' };
  const content = contentOf(parsed.data.hid);
  if (!content) return { state: 'malformed', reason: 'content' };
  try {
    const paid = parsed.data.rates
      .map((rate) => ({ rate, payment: paymentOf(rate) }))
      .sort((a, b) => a.payment.amount - b.payment.amount);
    const [cheapest] = paid;
    if (!cheapest) return { state: 'soldOut' };
    return {
      state: 'sold',
      hotel: { ...describe(content), ...termsOf(cheapest.payment, paid, content, now) },
    };
  } catch (error) {
    return { state: 'malformed', reason: error instanceof Error ? error.message : 'terms' };
  }
}

function describe({
  hid,
  name,
  description_short,
  image_count,
  star_number,
  region,
  geo,
  address,
  amenities,
}: HotelContent) {
  return {
    hotelCode: hotelCodeOf(hid),
    name,
    description_short,
    images: picturePathsOf(hid, image_count),
    star_number,
    geo,
    address,
    amenities,
    category_name: star_number > 0 ? starsLabel(star_number) : noStars,
    destination: { code: region.code, name: region.name, zone_code: '', zone_name: '' },
    reviews: null,
  };
}

/** @throws Error when a charge at the hotel is not in pesos. */
function termsOf(
  payment: PaymentType,
  all: readonly { rate: DoRate; payment: PaymentType }[],
  { geo }: HotelContent,
  now: Date,
) {
  const free = all.find((one) => freeUntil(penaltyTerms(one.payment, geo), now) !== null)?.payment;
  return {
    min_rate: Math.round(payment.amount),
    max_rate: Math.round(Math.max(...all.map((one) => one.payment.amount))),
    rate_before: null,
    promotion: null,
    mealPlan: sortMeals(all.map(({ rate }) => mealOf(rate.meal))),
    free_cancellation: free !== undefined,
    free_cancellation_until: free ? freeUntil(penaltyTerms(free, geo), now) : null,
    free_cancellation_rate: free ? Math.round(free.amount) : null,
    pay_at_hotel_amount: Math.round(payAtHotel(payment).reduce((sum, tax) => sum + tax.amount, 0)),
  };
}
