import * as z from 'zod';
import { linkTokenSchema } from '../account/account';
import { personSchema } from '../bookings/bookings';
import { CURRENCY } from '../constants';
import { cabinSchema, iataSchema } from './flightOffers';
import { flightUsualPricesQuerySchema } from './flightPrices';

/** How long the link works that confirms a price alert; then the alert is forgotten. */
export const PRICE_ALERT_CONFIRM_HOURS = 48;
/** Of one address at a time. */
export const MAX_PRICE_ALERTS = 5;

/** One way, or there and back with `return`. The address is the only thing of a person. */
export const priceAlertBodySchema = flightUsualPricesQuerySchema
  .extend({
    email: personSchema.shape.email,
    /** The version is the brand's `policy_versions.data`. */
    accepts: z.object({ data_policy_version: z.string().max(40) }),
  })
  .meta({ id: 'PriceAlert' });
export type PriceAlertBody = z.output<typeof priceAlertBodySchema>;
/** Of `/flights#token=…`, and `/flights#for=end&token=…`: opening it does nothing, since mail scanners open links too. */
export const priceAlertLinkBodySchema = z
  .object({ token: linkTokenSchema })
  .meta({ id: 'PriceAlertLink' });

export const confirmedPriceAlertSchema = z.object({
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  /** Cities, in Spanish. */
  origin: z.string(),
  destination: z.string(),
  departure: z.iso.date(),
  return: z.iso.date().nullable(),
  cabin: cabinSchema,
  /** Of one adult, all included, from which a drop is counted; null: the next one that is seen. */
  price: z.int().nullable(),
  currency: z.literal(CURRENCY),
});
export type ConfirmedPriceAlert = z.infer<typeof confirmedPriceAlertSchema>;
export const confirmedPriceAlertResponseSchema = z.object({ data: confirmedPriceAlertSchema });
