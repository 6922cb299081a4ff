import * as z from 'zod';

/**
 * Key of an offer, which never leaves the server. `brands` lists the offers of the same flights, including this one,
 * cheapest first.
 */
const keySchema = z.object({
  id: z.string(),
  /** The vendor's passenger ids by our traveller ids. */
  passengers: z.record(z.string(), z.string()),
  /** Ages of the travellers that were requested by age, by our traveller ids. Older keys have none. */
  ages: z.record(z.string(), z.int()).optional(),
  brands: z.array(z.string()),
  /** The vendor's segment ids, in order. Our own ids are 1, 2, 3 … in every search. */
  segments: z.array(z.string()),
  corporateCodes: z.array(z.string()),
});
export type OfferKey = z.output<typeof keySchema>;
export const readKey = (key: unknown): OfferKey => keySchema.parse(key);

export const segmentIdAt = (position: number): string => String(position + 1);
/** Our id of the vendor's segment; undefined for a segment of another offer. */
export function segmentIdOf({ segments }: OfferKey, theirs: string): string | undefined {
  const position = segments.indexOf(theirs);
  return position >= 0 ? segmentIdAt(position) : undefined;
}
