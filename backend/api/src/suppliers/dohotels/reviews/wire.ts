import * as z from 'zod';
import { orElse } from '../../maybe';

/**
 * Schema of the review file, from "Retrieve hotel reviews' dump" of the vendor's B2B reference. The README in the parent
 * folder lists contradictions between that page and the one it refers to. A value out of range is dropped, but its review
 * stays.
 */
const rating = z.number().gt(0).max(10).nullable().catch(null);
const text = orElse(z.string(), '').catch('');
const ratingsSchema = z.object({
  cleanness: rating,
  location: rating,
  price: rating,
  services: rating,
  room: rating,
  meal: rating,
  wifi: rating,
});

/** Reviews by the hotel's `id`. Hotels are parsed one by one later, so that one malformed hotel does not spoil the others. */
export const reviewsFileSchema = z.record(z.string(), z.unknown());
export const reviewedHotelSchema = z.object({
  rating,
  detailed_ratings: ratingsSchema.partial().nullish().catch(null),
  reviews: orElse(z.array(z.unknown()), []),
});
export const reviewSchema = z.object({
  review_plus: text,
  review_minus: text,
  /** A date, or an instant that begins with one. */
  created: z
    .string()
    .transform((created) => created.slice(0, 10))
    .pipe(z.iso.date()),
  author: text,
  room_name: text,
  nights: z.int().min(1).max(365).nullable().catch(null),
  traveller_type: z.enum(['solo', 'couple', 'family']).nullable().catch(null),
  rating,
});
export type DoReview = z.infer<typeof reviewSchema>;
