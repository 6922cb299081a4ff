import { cabinSchema, iataSchema, travelerTypeSchema } from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { findJson, storeJson } from '../../../lib/cache/storedJson';
import type { FlightQuery } from '../ports';

/** Milliseconds for which a result can be gone on with. */
export const SESSION_MS = 15 * 60_000;

const querySchema: z.ZodType<FlightQuery> = z.object({
  segments: z.array(
    z.object({
      originLocationCode: iataSchema,
      destinationLocationCode: iataSchema,
      date: z.iso.date(),
    }),
  ),
  travelers: z.array(
    z.object({
      id: z.string(),
      travelerType: travelerTypeSchema,
      age: z.int(),
      associatedAdultId: z.string().optional(),
    }),
  ),
  cabin: cabinSchema,
  corporateCodes: z.array(z.string()),
});
/** What a later step must know of a search: what was asked, and our fee that its prices hold. */
const flightSessionSchema = z.object({
  brandId: z.string(),
  sessionCode: z.string(),
  expires_at: z.iso.datetime(),
  query: querySchema,
  feePerTraveler: z.int(),
});
export type FlightSession = z.infer<typeof flightSessionSchema>;

const keyOf = (brandId: string, sessionCode: string) => `flights:session:${brandId}:${sessionCode}`;

export const storeSession = (cache: Cache, session: FlightSession): Promise<void> =>
  storeJson(cache, keyOf(session.brandId, session.sessionCode), session, SESSION_MS);
/** Undefined when it is over, was never there, or belongs to another brand. */
export const findSession = (
  cache: Cache,
  brandId: string,
  sessionCode: string,
): Promise<FlightSession | undefined> =>
  findJson(cache, keyOf(brandId, sessionCode), (value) => flightSessionSchema.parse(value));
