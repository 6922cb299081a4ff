import * as z from 'zod';
import { hotelSearchBodySchema } from './hotels';

/** The search that found nothing; of hotels only few can be named. */
export const nearestDatesBodySchema = hotelSearchBodySchema
  .omit({ sessionCode: true })
  .extend({ Hotel_codes: z.array(z.string().min(1).max(20)).max(20) })
  .meta({ id: 'NearestDates' });
export type NearestDatesQuery = z.output<typeof nearestDatesBodySchema>;

/** A stay of the same length, rooms and place as one that found nothing, and that finds hotels. */
export const nearestStaySchema = z.object({
  checkin: z.iso.date(),
  checkout: z.iso.date(),
  hotels: z.int(),
  /** Whole pesos of the whole stay. */
  min_rate: z.int(),
});
export type NearestStay = z.infer<typeof nearestStaySchema>;
/** The nearest first; none when nothing is known. */
export const nearestDatesResponseSchema = z.object({
  data: z.object({ stays: z.array(nearestStaySchema) }),
});

/** The lowest price of a night of a stay that begins on `date`, whole pesos for all rooms with taxes and charges. */
export const nightPriceSchema = z.object({ date: z.iso.date(), price: z.int() });
export type NightPrice = z.infer<typeof nightPriceSchema>;
/** In their order, those days alone of which something is known. */
export const nightPricesResponseSchema = z.object({
  data: z.object({ days: z.array(nightPriceSchema) }),
});
