import type { HotelSummary } from '@tiquete/contracts';
import type { OrderBy } from '../../model/hotelFilters';
import { metresFrom, middleOf } from '../map/geometry/middle';

type Compare = (a: HotelSummary, b: HotelSummary) => number;
/** Hotels without a promotion come last. */
const porcent = (hotel: HotelSummary) => hotel.promotion?.porcent ?? -Infinity;

/** Hotels without reviews come last. Equal scores are sorted by the number of reviews. */
const scoreOf = (hotel: HotelSummary) => hotel.reviews?.score ?? -1;
const countOf = (hotel: HotelSummary) => hotel.reviews?.count ?? 0;

/** Specification section 9. Its orders `_asc` of stars and promotions sort downwards. */
const comparisons: Record<Exclude<OrderBy, 'recommended'>, Compare> = {
  price_desc: (a, b) => b.min_rate - a.min_rate,
  price_asc: (a, b) => a.min_rate - b.min_rate,
  star_asc: (a, b) => b.star_number - a.star_number,
  score_desc: (a, b) => scoreOf(b) - scoreOf(a) || countOf(b) - countOf(a),
  promotion_asc: (a, b) => (porcent(a) === porcent(b) ? 0 : porcent(b) - porcent(a)),
};

/** Stable: equal hotels stay in their order. */
export function sortHotels(hotels: readonly HotelSummary[], orderBy: OrderBy): HotelSummary[] {
  if (orderBy !== 'recommended') return [...hotels].sort(comparisons[orderBy]);
  const pointsOf = recommendation(hotels);
  const rated = hotels.map((hotel) => ({ hotel, points: pointsOf(hotel) }));
  return rated.sort((a, b) => b.points - a.points).map(({ hotel }) => hotel);
}

/** Weights of the recommendation, a hundred points in total. */
const WEIGHTS = { price: 30, score: 45, cancellation: 15, place: 10 };
/** Score out of ten for a hotel without reviews: neither an advantage nor a disadvantage. */
const UNKNOWN_SCORE = 7;
/** Scores out of ten. Hardly any hotel has less than the first, which counts as zero. */
const [WORST_SCORE, BEST_SCORE] = [5, 10];

type Found = Pick<HotelSummary, 'min_rate' | 'reviews' | 'free_cancellation' | 'geo'>;

/** Share of the score's points, 0 to 1. */
const praise = (score: number) => Math.max(0, (score - WORST_SCORE) / (BEST_SCORE - WORST_SCORE));

/**
 * Points of a hotel among the results, 0 to 100: price relative to the cheapest, score, free cancellation, and distance from
 * the middle of all hotels. Commissions and suppliers do not count.
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
