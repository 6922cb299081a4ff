import type { HotelSummary } from '@tiquete/contracts';
import type { OrderBy } from '../../model/hotelFilters';
import { metresFrom, middleOf } from '../map/geometry/middle';

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

/** How much each counts, of a hundred points. */
const WEIGHTS = { price: 30, score: 45, cancellation: 15, place: 10 };
/** Score out of ten for a hotel without reviews: neither an advantage nor a disadvantage. */
const UNKNOWN_SCORE = 7;
/** Scores out of ten. Hardly any hotel has less than the first, which gives no points. */
const [WORST_SCORE, BEST_SCORE] = [5, 10];

type Found = Pick<HotelSummary, 'min_rate' | 'reviews' | 'free_cancellation' | 'geo'>;

/** 0 to 1. */
const praise = (score: number) => Math.max(0, (score - WORST_SCORE) / (BEST_SCORE - WORST_SCORE));

/**
 * The points of a hotel among those that were found, 0 to 100: its price against the cheapest, its score, whether it can be cancelled
 * for free, and how near it is to the middle of them all. What a supplier pays or gives does not count.
 */
function recommendation(hotels: readonly Found[]): (hotel: Found) => number {
  const cheapest = Math.min(...hotels.map(({ min_rate: rate }) => rate));
  const toMiddle = metresFrom(middleOf(hotels.map(({ geo }) => geo)));
  const farthest = Math.max(...hotels.map(({ geo }) => toMiddle(geo)));
  return (hotel) =>
    WEIGHTS.price * (hotel.min_rate > 0 ? cheapest / hotel.min_rate : 1) +
    WEIGHTS.score * praise(hotel.reviews?.score ?? UNKNOWN_SCORE) +
    (hotel.free_cancellation ? WEIGHTS.cancellation : 0) +
    WEIGHTS.place * (farthest > 0 ? 1 - toMiddle(hotel.geo) / farthest : 1);
}
