import { type HotelComment, type HotelReviews, reviewCategorySchema } from '@tiquete/contracts';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import { type DoReview, reviewedHotelSchema, reviewSchema } from './wire';

/** Maximum comments stored for a hotel, the newest. All comments count towards its score. */
const MAX_COMMENTS = 20;
const MAX_LETTERS = 2000;
/** The reviewers are this supplier's guests, but travellers do not know the supplier's name. */
const SOURCE = 'GUESTS';

/** Maps a row of the file. Null for a hotel that has no rating or whose row cannot be read. `today` is YYYY-MM-DD. */
export function toReviews(raw: unknown, today: string): HotelReviews | null {
  const parsed = reviewedHotelSchema.safeParse(decodeTexts(raw));
  if (!parsed.success) return null;
  const { rating, detailed_ratings, reviews } = parsed.data;
  const read = reviews.flatMap((row) => {
    const review = reviewSchema.safeParse(row);
    return review.success && review.data.created <= today ? [review.data] : [];
  });
  if (rating === null || read.length === 0) return null;
  return {
    score: { score: rating, count: read.length, source: SOURCE },
    categories: reviewCategorySchema.options.flatMap((code) => {
      const score = detailed_ratings?.[code] ?? null;
      return score === null ? [] : [{ code, score }];
    }),
    comments: read
      .map(toComment)
      .filter(({ liked, disliked }) => liked !== '' || disliked !== '')
      .sort((a, b) => b.date.localeCompare(a.date))
      .slice(0, MAX_COMMENTS),
  };
}

const toComment = (review: DoReview): HotelComment => ({
  date: review.created,
  author: tidy(review.author).slice(0, 80),
  score: review.rating,
  liked: tidy(review.review_plus),
  disliked: tidy(review.review_minus),
  traveler: review.traveller_type,
  room: tidy(review.room_name).slice(0, 200),
  nights: review.nights,
});
const tidy = (text: string): string => text.trim().slice(0, MAX_LETTERS);
