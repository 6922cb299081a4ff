import * as z from 'zod';
import { CURRENCY } from '../constants';
import { warningSchema } from '../warnings';
import { cabinSchema, iataSchema } from './flightOffers';

/** `flights/usual_prices` and `flights/price_grid`: one route. Omit `return` for one way. */
const routeSchema = z.object({
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  departure: z.iso.date(),
  return: z.iso.date().optional(),
  cabin: cabinSchema.default('ALL'),
});
export const flightUsualPricesQuerySchema = routeSchema;
/** Prices for one adult, all included, whole pesos, from searches of the last 60 days. No personal data. */
export const flightUsualPricesResponseSchema = z.object({
  data: z.object({
    /** Middle half of the lowest prices per day. Null while too few prices are known. */
    usual: z.object({ low: z.int(), high: z.int(), days: z.int().positive() }).nullable(),
    currency: z.literal(CURRENCY),
  }),
});
export type FlightUsualPrices = z.infer<typeof flightUsualPricesResponseSchema>['data'];

export const flightPriceGridQuerySchema = routeSchema.extend({ return: z.iso.date() });
/**
 * Prices of three days before and after each day, for one adult, return trip, all included, whole pesos. Null: no flight, or
 * unknown.
 */
export const flightPriceGridResponseSchema = z.object({
  data: z.object({
    cells: z.array(
      z.object({ departure: z.iso.date(), return: z.iso.date(), price: z.int().nullable() }),
    ),
    currency: z.literal(CURRENCY),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type FlightPriceGrid = z.infer<typeof flightPriceGridResponseSchema>['data'];
