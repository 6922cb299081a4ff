import type { Geo, HotelRate, HotelScore } from '@tiquete/contracts';
import { distinctRates } from '@tiquete/domain/searches/hotels';
import type { SupplierHotel } from '../../products/hotels/ports';
import { UnsoldCurrency } from '../../lib/unsoldCurrency';
import type { QuoteMoney } from '../quoteMoney';
import { starsLabel } from '../words';
import type { DoHotelContent } from './content';
import { hotelCodeOf } from './hotelCode';
import { mealOf, sortMeals } from './meals';
import { noStars } from './messages';
import { doFreeUntil, type Paid, doPayAtHotel, paymentOf, penaltyTerms } from './terms';
import { type DoRate, foundHotelSchema } from './wire';

/** Facts of a hotel in an answer with prices. */
export type PricedHotel = { hid: number } & Omit<
  SupplierHotel,
  keyof ReturnType<typeof describe> | 'reviews'
>;
export type DoMappedHotel =
  | { state: 'sold'; hotel: PricedHotel }
  | { state: 'soldOut' }
  | { state: 'unsold'; currency: string }
  | { state: 'malformed'; reason: string };

interface PaidRate extends Paid {
  rate: DoRate;
  /** Pesos that the hotel itself collects. */
  due: number;
}

/**
 * Maps one hotel of a result page. Price and charges are those of its cheapest rate; free cancellation is that of the
 * cheapest rate with it. `geoOf` returns the coordinates of hotels with content.
 */
export function toPricedHotel(
  raw: unknown,
  geoOf: (hid: number) => Geo | undefined,
  now: Date,
  money: QuoteMoney,
): DoMappedHotel {
  const parsed = foundHotelSchema.safeParse(raw);
  if (!parsed.success)
    return { state: 'malformed', reason: parsed.error.issues[0]?.path.join('.') ?? 'shape' };
  const { hid, rates } = parsed.data;
  const geo = geoOf(hid);
  if (!geo) return { state: 'malformed', reason: 'content' };
  try {
    const { sold, unsold, problem } = readPaid(rates, money);
    const sellable = sold.map((paid) => toRate(paid, geo, now));
    const [cheapest] = sellable;
    if (!cheapest) return unsoldFor(unsold, problem);
    return { state: 'sold', hotel: { hid, ...termsOf(cheapest, sellable) } };
  } catch (error) {
    return { state: 'malformed', reason: error instanceof Error ? error.message : 'terms' };
  }
}

/** Adds static content and reviews to a priced hotel. */
export const fromDoHotel = (
  { hid: _hid, ...terms }: PricedHotel,
  content: DoHotelContent,
  reviews: HotelScore | null,
): SupplierHotel => ({ ...describe(content), reviews, ...terms });

function unsoldFor(currency: string | undefined, problem: string | undefined): DoMappedHotel {
  if (currency) return { state: 'unsold', currency };
  return problem ? { state: 'malformed', reason: problem } : { state: 'soldOut' };
}

/**
 * Rates in the order of their price. `unsold` is the currency of a rate that cannot be sold now; `problem` is the reason why
 * another rate cannot be sold.
 */
function readPaid(rates: readonly DoRate[], money: QuoteMoney) {
  const sold: PaidRate[] = [];
  let unsold: string | undefined;
  let problem: string | undefined;
  for (const rate of rates) {
    try {
      const paid = paymentOf(rate, money);
      const charges = doPayAtHotel(paid.payment, money);
      sold.push({ rate, ...paid, due: charges.reduce((sum, { amount }) => sum + amount, 0) });
    } catch (error) {
      if (error instanceof UnsoldCurrency) unsold = error.currency;
      else problem = error instanceof Error ? error.message : 'rate';
    }
  }
  return { sold: sold.sort((a, b) => a.price - b.price), unsold, problem };
}

function describe({
  hid,
  name,
  description_short,
  images,
  star_number,
  property_type,
  region,
  geo,
  address,
  amenities,
}: DoHotelContent) {
  return {
    hotelCode: hotelCodeOf(hid),
    name,
    description_short,
    images,
    star_number,
    property_type,
    geo,
    address,
    amenities,
    category_name: star_number > 0 ? starsLabel(star_number) : noStars,
    destination: { code: region.code, name: region.name, zone_code: '', zone_name: '' },
  };
}

const toRate = ({ rate, due, ...paid }: PaidRate, geo: Geo, now: Date): HotelRate => ({
  board: mealOf(rate.meal),
  rate: Math.round(paid.price),
  rate_before: null,
  promotion: null,
  free_cancellation_until: doFreeUntil(penaltyTerms(paid, geo), now),
  pay_at_hotel_amount: Math.round(due),
});
/** `rates` are in the order of their price. */
function termsOf(cheapest: HotelRate, rates: readonly HotelRate[]) {
  const free = rates.find(({ free_cancellation_until: until }) => until !== null);
  return {
    min_rate: cheapest.rate,
    max_rate: Math.max(...rates.map(({ rate }) => rate)),
    rate_before: null,
    promotion: null,
    mealPlan: sortMeals(rates.map(({ board }) => board)),
    free_cancellation: free !== undefined,
    free_cancellation_until: free?.free_cancellation_until ?? null,
    free_cancellation_rate: free?.rate ?? null,
    pay_at_hotel_amount: cheapest.pay_at_hotel_amount,
    rates: distinctRates(rates),
  };
}
