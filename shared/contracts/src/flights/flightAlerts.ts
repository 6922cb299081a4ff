import * as z from 'zod';
import { linkTokenSchema } from '../account/account';
import { personSchema } from '../bookings/bookings';
import { CURRENCY } from '../constants';
import { cabinSchema, iataSchema } from './flightOffers';
import { flightUsualPricesQuerySchema } from './flightPrices';

/** Hours until the confirmation link of a price alert expires. An unconfirmed alert is then deleted. */
export const PRICE_ALERT_CONFIRM_HOURS = 48;

/** One way, or a return trip with `return`. The address is the only personal data. */
export const priceAlertBodySchema = flightUsualPricesQuerySchema
  .extend({
    email: personSchema.shape.email,
    /** The version is the brand's `policy_versions.data`. */
    accepts: z.object({ data_policy_version: z.string().max(40) }),
  })
  .meta({ id: 'PriceAlert' });
export type PriceAlertBody = z.output<typeof priceAlertBodySchema>;
/**
 * Token of `/flights#token=…`, and of `/flights#for=end&token=…`. Opening the link has no effect by itself, because mail
 * scanners open links too.
 */
export const priceAlertLinkBodySchema = z
  .object({ token: linkTokenSchema })
  .meta({ id: 'PriceAlertLink' });

export const confirmedPriceAlertSchema = z.object({
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  /** Names of the cities, in Spanish. */
  origin: z.string(),
  destination: z.string(),
  departure: z.iso.date(),
  return: z.iso.date().nullable(),
  cabin: cabinSchema,
  /** Price for one adult, all included, from which a drop is measured. Null until a price is seen. */
  price: z.int().nullable(),
  currency: z.literal(CURRENCY),
});
export type ConfirmedPriceAlert = z.infer<typeof confirmedPriceAlertSchema>;
export const confirmedPriceAlertResponseSchema = z.object({ data: confirmedPriceAlertSchema });
