import {
  hotelContentSchema,
  hotelRoomSchema,
  hotelSupplierCodeSchema,
  hotelTariffSchema,
  mealPlanSchema,
  quotedMoneySchema,
  roomSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { createOfferSets } from '../../../lib/search/createOfferSets';
import { markUpSchema, NO_MARK_UP } from '../../../money';
import type { SupplierRate } from '../ports';

/** Milliseconds for which a displayed tariff can be bought. */
export const OFFERS_MS = 30 * 60_000;

const rateSchema: z.ZodType<SupplierRate> = hotelTariffSchema
  .pick({
    total: true,
    per_night: true,
    price_breakdown: true,
    cancellation: true,
    promotion: true,
    allotment: true,
    payment_type: true,
    rate_comments: true,
    recheck_required: true,
  })
  .extend({
    key: z.string(),
    board: mealPlanSchema,
    quoted: quotedMoneySchema.optional(),
    room: hotelRoomSchema.omit({ roomCode: true, tariffs: true }).extend({ code: z.string() }),
  });
/** Displayed rates of one hotel with data that is never sent to browsers: the suppliers' keys. */
const offerSetSchema = z.object({
  /** Scope of the cache, `quoteScope`: the brand's id, or its preview. */
  brandId: z.string(),
  sessionCode: z.string(),
  supplier: hotelSupplierCodeSchema,
  /** Code under which the hotel was displayed; the stay has the supplier's own. */
  hotelCode: z.string(),
  stay: z.object({
    hotelCode: z.string(),
    checkin: z.string(),
    checkout: z.string(),
    rooms: z.array(roomSchema),
    client_nationality: z.string(),
  }),
  hotel: hotelContentSchema
    .omit({
      description: true,
      images: true,
      amenities: true,
      points_of_interest: true,
      important_info: true,
    })
    .extend({ image: z.string() }),
  /** Rates at the supplier's prices. */
  rates: z.array(rateSchema),
  /** Mark-up at which they were displayed. */
  markUp: markUpSchema.default(NO_MARK_UP),
});
export type OfferSet = z.infer<typeof offerSetSchema>;
export interface Offer extends Omit<OfferSet, 'rates'> {
  rate: SupplierRate;
}

const offerSets = createOfferSets({
  product: 'hotels',
  schema: offerSetSchema,
  livesMs: OFFERS_MS,
});

/** Stores displayed rates. Returns the productCode of each. */
export const storeOffers = (cache: Cache, set: OfferSet): Promise<string[]> =>
  offerSets.store(cache, set.brandId, set.rates, (rates) => ({ ...set, rates }));
/** Returns undefined when it has expired, never existed, or belongs to another brand. */
export async function findOffer(
  cache: Cache,
  brandId: string,
  productCode: string,
): Promise<Offer | undefined> {
  const found = await offerSets.find(cache, brandId, productCode);
  if (!found) return undefined;
  const { rates, ...set } = found.kept;
  const rate = rates[found.index];
  return rate && { ...set, rate };
}
