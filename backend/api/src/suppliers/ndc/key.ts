import * as z from 'zod';

/** What stays on the server of an offer; `brands` are the offers of the same flights, itself among them, cheapest first. */
const keySchema = z.object({
  id: z.string(),
  /** Their passengers by our travellers' ids. */
  passengers: z.record(z.string(), z.string()),
  /** Whole years of those who were asked for by age, by our travellers' ids; an older key has none. */
  ages: z.record(z.string(), z.int()).optional(),
  brands: z.array(z.string()),
  /** Their names of the flights, in order: ours are 1, 2, 3 …, the same in every search. */
  segments: z.array(z.string()),
  corporateCodes: z.array(z.string()),
});
export type OfferKey = z.output<typeof keySchema>;
export const readKey = (key: unknown): OfferKey => keySchema.parse(key);

export const segmentIdAt = (position: number): string => String(position + 1);
/** Our name of one of their flights; undefined for one that is not of this offer. */
export function segmentIdOf({ segments }: OfferKey, theirs: string): string | undefined {
  const position = segments.indexOf(theirs);
  return position >= 0 ? segmentIdAt(position) : undefined;
}
