import type { HotelSummary } from '@tiquete/contracts';
import type { OrderBy } from '../../model/hotelFilters';
import { recommendation } from './recommendation';

type Compare = (a: HotelSummary, b: HotelSummary) => number;
/** A hotel without promotion comes after every hotel with one. */
const porcent = (hotel: HotelSummary) => hotel.promotion?.porcent ?? -Infinity;

/** A hotel without reviews comes after every hotel with some; of equal scores the one of more guests comes first. */
const scoreOf = (hotel: HotelSummary) => hotel.reviews?.score ?? -1;
const countOf = (hotel: HotelSummary) => hotel.reviews?.count ?? 0;

/** Specification section 9: the two orders named `_asc` of stars and promotions run downwards, as written there. */
const comparisons: Record<Exclude<OrderBy, 'recommended'>, Compare> = {
  price_desc: (a, b) => b.min_rate - a.min_rate,
  price_asc: (a, b) => a.min_rate - b.min_rate,
  star_asc: (a, b) => b.star_number - a.star_number,
  score_desc: (a, b) => scoreOf(b) - scoreOf(a) || countOf(b) - countOf(a),
  promotion_asc: (a, b) => (porcent(a) === porcent(b) ? 0 : porcent(b) - porcent(a)),
};

/** Stable: equal hotels keep the order they came in. */
export function sortHotels(hotels: readonly HotelSummary[], orderBy: OrderBy): HotelSummary[] {
  if (orderBy !== 'recommended') return [...hotels].sort(comparisons[orderBy]);
  const pointsOf = recommendation(hotels);
  const rated = hotels.map((hotel) => ({ hotel, points: pointsOf(hotel) }));
  return rated.sort((a, b) => b.points - a.points).map(({ hotel }) => hotel);
}
