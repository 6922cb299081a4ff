import * as z from 'zod';
import { hotelSearchBodySchema } from './hotels';

/** A search without results, with a limited number of hotels. */
export const nearestDatesBodySchema = hotelSearchBodySchema
  .omit({ sessionCode: true })
  .extend({ Hotel_codes: z.array(z.string().min(1).max(20)).max(20) })
  .meta({ id: 'NearestDates' });
export type NearestDatesQuery = z.output<typeof nearestDatesBodySchema>;

/** A stay with results: same length, rooms and place as the search without results. */
export const nearestStaySchema = z.object({
  checkin: z.iso.date(),
  checkout: z.iso.date(),
  hotels: z.int(),
  /** Whole pesos of the whole stay. */
  min_rate: z.int(),
});
export type NearestStay = z.infer<typeof nearestStaySchema>;
/** Nearest first. Empty when nothing is known. */
export const nearestDatesResponseSchema = z.object({
  data: z.object({ stays: z.array(nearestStaySchema) }),
});

/** Lowest price per night of a stay that begins on `date`, whole pesos for all rooms with taxes and charges. */
export const nightPriceSchema = z.object({ date: z.iso.date(), price: z.int() });
export type NightPrice = z.infer<typeof nightPriceSchema>;
/** Days with a known price, in order. */
export const nightPricesResponseSchema = z.object({
  data: z.object({ days: z.array(nightPriceSchema) }),
});
