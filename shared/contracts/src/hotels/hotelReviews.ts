import * as z from 'zod';
import { hotelScoreSchema } from './hotels';

/** Categories that guests rate besides the whole stay, in display order. */
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

/** `hotels/reviews`: the code may be any of the codes under which the hotel appears. */
export const hotelReviewsQuerySchema = z.object({ hotelCode: z.string().regex(/^[\w-]{1,40}$/) });

/** Review of one guest, in the guest's own words. Scores are from 0 to 10. */
export const hotelCommentSchema = z.object({
  date: z.iso.date(),
  author: z.string(),
  score: z.number().nullable(),
  /** One of the two may be empty. */
  liked: z.string(),
  disliked: z.string(),
  traveler: z.enum(['solo', 'couple', 'family']).nullable(),
  room: z.string(),
  nights: z.int().nullable(),
});
export type HotelComment = z.infer<typeof hotelCommentSchema>;

export const hotelReviewsSchema = z
  .object({
    /** Score by the reviewers. It may come from another source than the card's score. */
    score: hotelScoreSchema.nullable(),
    categories: z.array(z.object({ code: reviewCategorySchema, score: z.number() })),
    /** Reviews, newest first. */
    comments: z.array(hotelCommentSchema),
  })
  .meta({ id: 'HotelReviews' });
export type HotelReviews = z.infer<typeof hotelReviewsSchema>;
/** A hotel without reviews has no score and empty lists. */
export const hotelReviewsResponseSchema = z.object({ data: hotelReviewsSchema });
export type HotelReviewsResponse = z.infer<typeof hotelReviewsResponseSchema>;
