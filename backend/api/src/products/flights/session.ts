import {
  cabinSchema,
  flightOfferSchema,
  type FlightSource,
  flightSourceSchema,
  iataSchema,
  quotedMoneySchema,
  travelerTypeSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import { createSearchSessions } from '../../lib/search/createSearchSessions';
import { type MarkUp, markUpSchema, NO_MARK_UP } from '../../money';
import type { FlightQuery, SupplierFlightOffer } from './ports';
import type { Cache } from '../../lib/cache/createCache';
import { createOfferSets, type PackedOffers } from '../../lib/search/createOfferSets';

/** Milliseconds for which a traveller can continue with a result. */
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
  /** Cache scope as `quoteScope` returns it: the brand's id, or a separate id for its preview. */
  brandId: z.string(),
  sessionCode: z.string(),
  expires_at: z.iso.datetime(),
  query: querySchema,
  feePerTraveler: z.int(),
  /** Hash of the mark-up rules at the time of the search. */
  rulesKey: z.string().default(''),
  /** Mark-up on the fares of each source. */
  markUps: z.partialRecord(flightSourceSchema, markUpSchema).default({}),
});
export type FlightSession = z.infer<typeof flightSessionSchema>;

/** Fee and mark-up of the brand on the prices of one source. */
export const ownPriceOf = (
  { feePerTraveler, markUps }: Pick<FlightSession, 'feePerTraveler' | 'markUps'>,
  source: FlightSource,
): { feePerTraveler: number; markUp: MarkUp } => ({
  feePerTraveler,
  markUp: markUps[source] ?? NO_MARK_UP,
});

export const {
  open: openFlightSession,
  store: storeFlightSession,
  find: findFlightSession,
} = createSearchSessions('flights', flightSessionSchema, SESSION_MS);

/** Number of offers in one cache entry: few enough to read one offer quickly, and enough to store a search in few calls. */
const PACK_SIZE = 25;
const supplierOfferSchema: z.ZodType<SupplierFlightOffer> = flightOfferSchema
  .omit({ id: true, source: true, exchange_rate: true })
  .extend({
    key: z.unknown(),
    bookable_until: z.iso.datetime().nullable(),
    quoted: quotedMoneySchema.optional(),
  });
const packSchema = z.object({ source: flightSourceSchema, offers: z.array(z.unknown()) });

/** A displayed offer, with the supplier's key, which is never sent to browsers. */
export interface SessionOffer {
  session: FlightSession;
  source: FlightSource;
  offerId: string;
  /** Offer without our fee. */
  offer: SupplierFlightOffer;
}

const offerSets = createOfferSets({
  product: 'flights',
  schema: packSchema,
  livesMs: SESSION_MS,
  packSize: PACK_SIZE,
});
const scopeOf = (brandId: string, sessionCode: string) => `${brandId}:${sessionCode}`;

/** Packs one supplier's offers for `storeFlightOffers`, with their ids. An id is valid only within its brand and session. */
export const packFlightOffers = (
  { brandId, sessionCode }: FlightSession,
  source: FlightSource,
  offers: readonly SupplierFlightOffer[],
): Promise<PackedOffers> =>
  offerSets.pack(scopeOf(brandId, sessionCode), offers, (pack) => ({ source, offers: pack }));

/** Stores packed offers for the rest of the session. */
export const storeFlightOffers = (cache: Cache, packed: PackedOffers): Promise<void> =>
  offerSets.storePacked(cache, packed);

/** Returns undefined when the session has expired, or the offer never existed or belongs to another brand or session. */
export async function findFlightOffer(
  cache: Cache,
  brandId: string,
  sessionCode: string,
  offerId: string,
): Promise<SessionOffer | undefined> {
  const [session, found] = await Promise.all([
    findFlightSession(cache, brandId, sessionCode),
    offerSets.find(cache, scopeOf(brandId, sessionCode), offerId),
  ]);
  const offer = found?.pack.offers[found.index];
  return session && found && offer !== undefined
    ? { session, source: found.pack.source, offerId, offer: supplierOfferSchema.parse(offer) }
    : undefined;
}
