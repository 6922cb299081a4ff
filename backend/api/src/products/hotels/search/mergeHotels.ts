import type { HotelSummary, HotelSupplierCode, MealPlan } from '@tiquete/contracts';
import { distinctRates } from '@tiquete/domain/searches/hotels';
import { runSync } from '../../../lib/async/steps';
import { groupProperties } from '../../../lib/deduplication/groupProperties';

/** A supplier's own code of a hotel. */
export interface HotelSource {
  supplier: HotelSupplierCode;
  hotelCode: string;
}
/** One card per property with all its sellers. The seller whose name and code the card has comes first. */
export interface MergedHotel {
  hotel: HotelSummary;
  sources: HotelSource[];
}
const MEAL_PLANS: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];
/** Key of a card, with the supplier, because two suppliers may use the same code. */
export const cardKey = ({ supplier, hotelCode }: HotelSource): string => `${supplier}:${hotelCode}`;

/**
 * Merges the hotels of all suppliers, in the order of priority, into one card per property. A card has the name, code and
 * pictures of its first supplier, or of the one under which it was `shown` before. Price and terms are those of the
 * cheapest; free cancellation is taken from the cheapest that offers it.
 */
export function mergeHotels(
  lists: readonly (readonly HotelSummary[])[],
  shown: ReadonlySet<string> = new Set(),
): MergedHotel[] {
  const listed = lists.map((hotels) =>
    hotels.map((hotel) => ({
      hotel,
      hotelCode: hotel.hotelCode,
      name: hotel.name,
      city: hotel.destination.name,
      geo: hotel.geo,
      stars: hotel.star_number,
    })),
  );
  return runSync(groupProperties(listed)).map((group) =>
    toCard(
      group.map(({ hotel }) => hotel),
      shown,
    ),
  );
}

function toCard(hotels: readonly HotelSummary[], shown: ReadonlySet<string>): MergedHotel {
  const leading = hotels.find((hotel) => shown.has(cardKey(hotel))) ?? hotels[0];
  if (!leading) throw new RangeError('a property without hotels');
  const ordered = [leading, ...hotels.filter((hotel) => hotel !== leading)];
  return {
    hotel: ordered.length > 1 ? joinFacts(leading, ordered) : leading,
    sources: ordered.map(({ supplier, hotelCode }) => ({ supplier, hotelCode })),
  };
}

function joinFacts(leading: HotelSummary, hotels: readonly HotelSummary[]): HotelSummary {
  const cheapest = hotels.reduce(
    (best, hotel) => (hotel.min_rate < best.min_rate ? hotel : best),
    leading,
  );
  const { min_rate, min_rate_per_night, rate_before, promotion, pay_at_hotel_amount } = cheapest;
  const { free_cancellation, free_cancellation_until, free_cancellation_rate } =
    hotels.toSorted((a, b) => freeRate(a) - freeRate(b))[0] ?? leading;
  const zoned = hotels.find(({ destination }) => destination.zone_code !== '') ?? leading;
  const pictured = hotels.find(({ images }) => images.length > 0) ?? leading;
  const starred = hotels.find(({ star_number }) => star_number > 0) ?? leading;
  const meals = new Set(hotels.flatMap(({ mealPlan }) => mealPlan));
  return {
    ...leading,
    description_short:
      hotels.find(({ description_short }) => description_short !== '')?.description_short ?? '',
    image: pictured.image,
    images: pictured.images,
    star_number: starred.star_number,
    category_name: starred.category_name,
    property_type: hotels.find((hotel) => hotel.property_type)?.property_type ?? null,
    destination: {
      ...leading.destination,
      zone_code: zoned.destination.zone_code,
      zone_name: zoned.destination.zone_name,
    },
    address: leading.address || (hotels.find(({ address }) => address !== '')?.address ?? ''),
    min_rate,
    min_rate_per_night,
    rate_before,
    promotion,
    free_cancellation,
    free_cancellation_until,
    free_cancellation_rate,
    pay_at_hotel_amount,
    max_rate: Math.max(...hotels.map(({ max_rate }) => max_rate)),
    mealPlan: MEAL_PLANS.filter((meal) => meals.has(meal)),
    reviews: hotels.find(({ reviews }) => reviews !== null)?.reviews ?? null,
    amenities: [...new Set(hotels.flatMap(({ amenities }) => amenities))],
    rates: distinctRates(hotels.flatMap(({ rates = [] }) => rates)),
  };
}
const freeRate = ({ free_cancellation_rate }: HotelSummary): number =>
  free_cancellation_rate ?? Infinity;
