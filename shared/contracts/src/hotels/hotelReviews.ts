import * as z from 'zod';
import { hotelScoreSchema } from './hotels';

/** What guests rate beside the whole stay, in the order in which it is shown. */
export const reviewCategorySchema = z.enum([
  'cleanness',
  'location',
  'price',
  'services',
  'room',
  'meal',
  'wifi',
]);
export type ReviewCategory = z.infer<typeof reviewCategorySchema>;

/** `hotels/reviews`: under any of the codes by which the hotel is shown. */
export const hotelReviewsQuerySchema = z.object({ hotelCode: z.string().regex(/^[\w-]{1,40}$/) });

/** What one guest wrote, in their own words. Scores run from 0 to 10. */
export const hotelCommentSchema = z.object({
  date: z.iso.date(),
  author: z.string(),
  score: z.number().nullable(),
  /** Either may be empty, never both. */
  liked: z.string(),
  disliked: z.string(),
  traveler: z.enum(['solo', 'couple', 'family']).nullable(),
  room: z.string(),
  nights: z.int().nullable(),
});
export type HotelComment = z.infer<typeof hotelCommentSchema>;

export const hotelReviewsSchema = z
  .object({
    /** Of those who wrote; another source than the card's may have asked other guests. */
    score: hotelScoreSchema.nullable(),
    categories: z.array(z.object({ code: reviewCategorySchema, score: z.number() })),
    /** The newest first. */
    comments: z.array(hotelCommentSchema),
  })
  .meta({ id: 'HotelReviews' });
export type HotelReviews = z.infer<typeof hotelReviewsSchema>;
/** A hotel that nobody wrote about has no score and empty lists. */
export const hotelReviewsResponseSchema = z.object({ data: hotelReviewsSchema });
export type HotelReviewsResponse = z.infer<typeof hotelReviewsResponseSchema>;
