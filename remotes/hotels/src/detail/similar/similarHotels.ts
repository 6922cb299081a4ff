import type { HotelSummary } from '@tiquete/contracts';

const MOST = 9;
/** Weights of the differences relative to that of the price: a whole star, another zone. */
const STAR = 0.25;
const OTHER_ZONE = 0.35;

/** Hotels of the same results that are most similar in price, stars and zone, most similar first. */
export function similarHotels(hotels: readonly HotelSummary[], hotelCode: string): HotelSummary[] {
  const hotel = hotels.find((one) => one.hotelCode === hotelCode);
  if (!hotel) return [];
  const difference = (other: HotelSummary) =>
    Math.abs(other.min_rate - hotel.min_rate) / hotel.min_rate +
    Math.abs(other.star_number - hotel.star_number) * STAR +
    (other.destination.zone_code === hotel.destination.zone_code ? 0 : OTHER_ZONE);
  return hotels
    .filter((other) => other.hotelCode !== hotelCode)
    .map((other) => ({ other, by: difference(other) }))
    .sort((a, b) => a.by - b.by)
    .slice(0, MOST)
    .map(({ other }) => other);
}
