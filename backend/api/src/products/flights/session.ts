import {
  cabinSchema,
  flightSourceSchema,
  iataSchema,
  travelerTypeSchema,
} from '@tiquete/contracts';
import type { FlightSource } from '@tiquete/contracts';
import * as z from 'zod';
import { createSearchSessions } from '../../lib/search/createSearchSessions';
import { type MarkUp, markUpSchema, NO_MARK_UP } from '../../money';
import type { FlightQuery } from './ports';

/** Milliseconds for which a traveller can continue from a result. */
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
/** Data of a search for later steps: the query, and our fee within its prices. */
const flightSessionSchema = z.object({
  /** Scope of the cache, `quoteScope`: the brand's id, or its preview. */
  brandId: z.string(),
  sessionCode: z.string(),
  expires_at: z.iso.datetime(),
  query: querySchema,
  feePerTraveler: z.int(),
  /** Distinguishes its mark-up rules from others. */
  rulesKey: z.string().default(''),
  /** Mark-up on each source's fares. */
  markUps: z.partialRecord(flightSourceSchema, markUpSchema).default({}),
});
export type FlightSession = z.infer<typeof flightSessionSchema>;

/** Fee and mark-up of the brand in one source's prices. */
export const oursOf = (
  { feePerTraveler, markUps }: Pick<FlightSession, 'feePerTraveler' | 'markUps'>,
  source: FlightSource,
): { feePerTraveler: number; markUp: MarkUp } => ({
  feePerTraveler,
  markUp: markUps[source] ?? NO_MARK_UP,
});

export const {
  open: openSession,
  store: storeSession,
  find: findSession,
} = createSearchSessions('flights', flightSessionSchema, SESSION_MS);
