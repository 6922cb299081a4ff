import { randomBytes } from 'node:crypto';
import { flightOfferSchema, type FlightSource, flightSourceSchema } from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { findJson, storeJson } from '../../../lib/cache/storedJson';
import type { SupplierFlightOffer } from '../ports';
import { findSession, type FlightSession, SESSION_MS } from './flightSession';

/** Offers kept together: few enough that finding one reads little, many enough that a search writes seldom. */
const PACK_SIZE = 25;
const supplierOfferSchema: z.ZodType<SupplierFlightOffer> = flightOfferSchema
  .omit({ id: true, source: true })
  .extend({ key: z.unknown(), bookable_until: z.iso.datetime().nullable() });
const packSchema = z.object({ source: flightSourceSchema, offers: z.array(z.unknown()) });

/** An offer that was shown, with what never is: the supplier's key. */
export interface SessionOffer {
  session: FlightSession;
  source: FlightSource;
  offerId: string;
  /** Without our fee. */
  offer: SupplierFlightOffer;
}

const OFFER_ID = /^([\w-]{11})-(\d{1,3})$/;
const keyOf = (brandId: string, sessionCode: string, setCode: string, pack: number) =>
  `flights:offers:${brandId}:${sessionCode}:${setCode}:${pack}`;

/** Keeps one supplier's offers for the rest of the session, and names them: an id is found again within its brand and session only. */
export async function storeOffers(
  cache: Cache,
  { brandId, sessionCode }: FlightSession,
  source: FlightSource,
  offers: readonly SupplierFlightOffer[],
): Promise<string[]> {
  const setCode = randomBytes(8).toString('base64url');
  const packs = Array.from({ length: Math.ceil(offers.length / PACK_SIZE) }, (_, pack) =>
    offers.slice(pack * PACK_SIZE, (pack + 1) * PACK_SIZE),
  );
  await Promise.all(
    packs.map((pack, index) =>
      storeJson(
        cache,
        keyOf(brandId, sessionCode, setCode, index),
        { source, offers: pack },
        SESSION_MS,
      ),
    ),
  );
  return offers.map((_, index) => `${setCode}-${index}`);
}

/** Undefined when the session is over, or the offer was never there or belongs to another brand or session. */
export async function findOffer(
  cache: Cache,
  brandId: string,
  sessionCode: string,
  offerId: string,
): Promise<SessionOffer | undefined> {
  const [, setCode, place] = OFFER_ID.exec(offerId) ?? [];
  if (setCode === undefined) return undefined;
  const index = Number(place);
  const [session, pack] = await Promise.all([
    findSession(cache, brandId, sessionCode),
    findJson(cache, keyOf(brandId, sessionCode, setCode, Math.floor(index / PACK_SIZE)), (value) =>
      packSchema.parse(value),
    ),
  ]);
  const offer = pack?.offers[index % PACK_SIZE];
  return session && pack && offer !== undefined
    ? { session, source: pack.source, offerId, offer: supplierOfferSchema.parse(offer) }
    : undefined;
}
