import type { HotelRate } from '@tiquete/contracts';
import { distinctRates } from '@tiquete/domain/searches/hotels';
import type { SupplierHotel } from '../../products/hotels/ports';
import { decodeTexts } from '../../lib/text/decodeTexts';
import { UnsoldCurrency } from '../../lib/unsoldCurrency';
import type { QuoteMoney } from '../quoteMoney';
import { starsLabel } from '../words';
import {
  bestCombination,
  boardsOf,
  combinationsByTerms,
  leastBoard,
  cheapestFree,
  type PricedRate,
  pricedRates,
  ratesByOccupancy,
  withKnownCharges,
} from './combination';
import { starsOf } from './category';
import type { HotelbedsContent } from './content';
import { createHotelMoney, type HotelMoney } from './hotelMoney';
import type { Occupancy } from './occupancies';
import {
  discountOf,
  earliestFreeUntil,
  hotelbedsFreeUntil,
  hotelbedsPayAtHotel,
  promotionOf,
} from './terms';
import { type AvailableHotel, availableHotelSchema } from './wire';

/** Type of the vendor's own reviews. Its name is not shown to travellers. */
const THEIR_OWN = 'HOTELBEDS';
/** The vendor's scores run from 0 to 5, ours from 0 to 10. */
const REVIEW_SCALE = 2;

export type HotelbedsMappedHotel =
  | { state: 'sold'; hotel: SupplierHotel }
  | { state: 'soldOut' }
  | { state: 'unsold'; currency: string }
  | { state: 'malformed'; reason: string };

/**
 * Maps one hotel of an availability answer. Price, promotion and charges at the hotel are those of the cheapest combination
 * of rates for all occupancies. Free cancellation is that of the cheapest combination that offers it.
 */
export function fromHotelbedsHotel(
  raw: unknown,
  occupancies: readonly Occupancy[],
  now: Date,
  money: QuoteMoney,
): HotelbedsMappedHotel {
  const parsed = availableHotelSchema.safeParse(raw);
  if (!parsed.success)
    return { state: 'malformed', reason: parsed.error.issues[0]?.path.join('.') ?? 'shape' };
  const hotel = parsed.data;
  const ownMoney = createHotelMoney(hotel.currency, money);
  try {
    const { known, unsold } = withKnownCharges(pricedRates(hotel.rooms, ownMoney), ownMoney);
    const lists = ratesByOccupancy(known, occupancies);
    const cheapest = lists && bestCombination(lists, 'cheapest');
    if (!cheapest && unsold) throw unsold;
    if (!cheapest) return { state: 'soldOut' };
    const dearest = bestCombination(lists, 'dearest') ?? cheapest;
    return {
      state: 'sold',
      hotel: {
        ...describe(hotel),
        mealPlan: boardsOf(lists, cheapest),
        ...termsOf(cheapest, dearest, ownMoney),
        ...freeOf(lists, now),
        rates: ratesOf(lists, cheapest, now, ownMoney),
      },
    };
  } catch (error) {
    if (error instanceof UnsoldCurrency) return { state: 'unsold', currency: error.currency };
    return { state: 'malformed', reason: error instanceof Error ? error.message : 'terms' };
  }
}

/** Adds pictures and texts to a hotel, because price answers have none. */
export const withContent = (
  hotel: SupplierHotel,
  content: HotelbedsContent | undefined,
): SupplierHotel =>
  content
    ? {
        ...hotel,
        description_short: content.description_short,
        images: content.images,
        property_type: content.property_type,
        address: content.address,
        amenities: content.amenities,
      }
    : hotel;

function describe(hotel: AvailableHotel) {
  const stars = starsOf(hotel.categoryCode);
  const review = hotel.reviews.find((one) => one !== null);
  return {
    hotelCode: hotel.code,
    name: decodeTexts(hotel.name),
    description_short: '',
    images: [],
    star_number: stars,
    category_name: stars > 0 ? starsLabel(stars) : decodeTexts(hotel.categoryName),
    property_type: null,
    destination: {
      code: hotel.destinationCode,
      name: decodeTexts(hotel.destinationName),
      zone_code: hotel.zoneCode,
      zone_name: decodeTexts(hotel.zoneName),
    },
    geo: { latitude: hotel.latitude, longitude: hotel.longitude },
    address: '',
    reviews: review
      ? {
          score: Math.round(review.rate * REVIEW_SCALE * 10) / 10,
          count: review.reviewCount,
          source: review.type === THEIR_OWN ? 'GUESTS' : review.type,
        }
      : null,
    amenities: [],
  };
}

/** Terms of the cheapest rates. @throws UnsoldCurrency */
function termsOf(
  cheapest: readonly PricedRate[],
  dearest: readonly PricedRate[],
  money: HotelMoney,
) {
  const { rate: min_rate, ...terms } = soldAt(cheapest, money);
  return { min_rate, max_rate: Math.max(min_rate, sumOf(dearest)), ...terms };
}
/** Price, promotion and charges at the hotel of a combination. @throws UnsoldCurrency */
function soldAt(combination: readonly PricedRate[], money: HotelMoney) {
  const rates = combination.map(({ rate }) => rate);
  const price = sumOf(combination);
  const discount = Math.round(discountOf(rates, money));
  return {
    rate: price,
    rate_before: discount > 0 ? price + discount : null,
    promotion: promotionOf(rates, price, money),
    pay_at_hotel_amount: Math.round(
      rates.reduce((sum, rate) => sum + hotelbedsPayAtHotel(rate, money), 0),
    ),
  };
}

/** The cheapest combinations by board and terms. @throws UnsoldCurrency */
function ratesOf(
  lists: readonly PricedRate[][],
  cheapest: readonly PricedRate[],
  now: Date,
  money: HotelMoney,
): HotelRate[] {
  const combinations = combinationsByTerms(lists, boardsOf(lists, cheapest), {
    isFree: ({ rate }) => hotelbedsFreeUntil(rate, now) !== null,
    isPaid: ({ rate }) => hotelbedsPayAtHotel(rate, money) === 0,
  });
  return distinctRates(
    combinations.map((combination) => ({
      board: leastBoard(combination),
      ...soldAt(combination, money),
      free_cancellation_until: earliestFreeUntil(
        combination.map(({ rate }) => rate),
        now,
      ),
    })),
  );
}

/** Free cancellation from the cheapest combination that offers it. */
function freeOf(lists: readonly PricedRate[][], now: Date) {
  const cheapest = cheapestFree(lists, ({ rate }) => hotelbedsFreeUntil(rate, now) !== null);
  const rates = cheapest?.map(({ rate }) => rate) ?? [];
  return {
    free_cancellation: cheapest !== undefined,
    free_cancellation_until: cheapest ? earliestFreeUntil(rates, now) : null,
    free_cancellation_rate: cheapest ? sumOf(cheapest) : null,
  };
}

/** Sum of the rates in whole pesos, rounded once. */
const sumOf = (rates: readonly PricedRate[]): number =>
  Math.round(rates.reduce((sum, { price }) => sum + price, 0));
