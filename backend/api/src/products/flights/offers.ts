import {
  flightOfferSchema,
  type FlightSource,
  flightSourceSchema,
  quotedMoneySchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import { createOfferSets, type PackedOffers } from '../../lib/search/createOfferSets';
import type { SupplierFlightOffer } from './ports';
import { findSession, type FlightSession, SESSION_MS } from './session';

/** Number of offers cached together: small enough to read one offer quickly, large enough to write a search in few calls. */
const PACK_SIZE = 25;
const supplierOfferSchema: z.ZodType<SupplierFlightOffer> = flightOfferSchema
  .omit({ id: true, source: true, exchange_rate: true })
  .extend({
    key: z.unknown(),
    bookable_until: z.iso.datetime().nullable(),
    quoted: quotedMoneySchema.optional(),
  });
const packSchema = z.object({ source: flightSourceSchema, offers: z.array(z.unknown()) });

/** A displayed offer with data that is never sent to browsers: the supplier's key. */
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

/** Packs one supplier's offers for `keepOffers`, with their ids. An id is found only within its brand and session. */
export const packOffers = (
  { brandId, sessionCode }: FlightSession,
  source: FlightSource,
  offers: readonly SupplierFlightOffer[],
): Promise<PackedOffers> =>
  offerSets.pack(scopeOf(brandId, sessionCode), offers, (pack) => ({ source, offers: pack }));

/** Stores packed offers for the rest of the session. */
export const keepOffers = (cache: Cache, packed: PackedOffers): Promise<void> =>
  offerSets.keep(cache, packed);

/** Returns undefined when the session has expired, or the offer never existed or belongs to another brand or session. */
export async function findOffer(
  cache: Cache,
  brandId: string,
  sessionCode: string,
  offerId: string,
): Promise<SessionOffer | undefined> {
  const [session, found] = await Promise.all([
    findSession(cache, brandId, sessionCode),
    offerSets.find(cache, scopeOf(brandId, sessionCode), offerId),
  ]);
  const offer = found?.kept.offers[found.index];
  return session && found && offer !== undefined
    ? { session, source: found.kept.source, offerId, offer: supplierOfferSchema.parse(offer) }
    : undefined;
}
