import * as z from 'zod';
import { CURRENCY } from '../constants';
import { warningSchema } from '../warnings';
import { cabinSchema, iataSchema } from './flightOffers';

/** `flights/usual_prices` and `flights/price_grid`: one route; `return` is left out for one way. */
const routeSchema = z.object({
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  departure: z.iso.date(),
  return: z.iso.date().optional(),
  cabin: cabinSchema.default('ALL'),
});
export const flightUsualPricesQuerySchema = routeSchema;
/** Of one adult, all included, whole pesos, from what searches of the last 60 days found; no person is in it. */
export const flightUsualPricesResponseSchema = z.object({
  data: z.object({
    /** The middle half of the cheapest prices of its days; null while too few are known. */
    usual: z.object({ low: z.int(), high: z.int(), days: z.int().positive() }).nullable(),
    currency: z.literal(CURRENCY),
  }),
});
export type FlightUsualPrices = z.infer<typeof flightUsualPricesResponseSchema>['data'];

export const flightPriceGridQuerySchema = routeSchema.extend({ return: z.iso.date() });
/** Three days before and after each day. One adult, there and back, all included, whole pesos; null: no flight, or nobody knows. */
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
