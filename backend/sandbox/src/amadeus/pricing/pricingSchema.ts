import * as z from 'zod';
import { offerSchema } from '../offer/offerSchema';

const INCLUDES = ['credit-card-fees', 'bags', 'other-services', 'detailed-fare-rules'] as const;
export type Include = (typeof INCLUDES)[number];
export const pricingQuerySchema = z.strictObject({
  include: z
    .string()
    .optional()
    .transform((text) => text?.split(',') ?? [])
    .pipe(z.array(z.enum(INCLUDES))),
  forceClass: z.enum(['true', 'false']).optional(),
});
const payments = z
  .array(
    z.strictObject({
      brand: z.string(),
      binNumber: z.int(),
      flightOfferIds: z
        .array(z.union([z.string(), z.int()]))
        .min(1)
        .max(6),
    }),
  )
  .max(6)
  .optional();
const offers = z.array(offerSchema).min(1).max(6);
const travelers = z
  .array(z.looseObject({ id: z.string() }))
  .max(18)
  .optional();
export const pricingSchema = z.strictObject({
  data: z.strictObject({
    type: z.literal('flight-offers-pricing'),
    flightOffers: offers,
    payments,
    travelers,
  }),
});
export const upsellSchema = z.strictObject({
  data: z.strictObject({
    type: z.literal('flight-offers-upselling'),
    flightOffers: offers,
    payments,
  }),
});
export const seatmapSchema = z.strictObject({ data: offers });
