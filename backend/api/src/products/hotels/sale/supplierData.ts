import { quotedMoneySchema, roomSchema } from '@tiquete/contracts';
import * as z from 'zod';
import { soldTermsSchema } from './soldTerms';

/** Data besides the people that booking a hotel needs. Stored with the booking and never shown. */
export const hotelSupplierDataSchema = z.object({
  key: z.string(),
  stay: z.object({
    hotelCode: z.string(),
    checkin: z.string(),
    checkout: z.string(),
    rooms: z.array(roomSchema),
    client_nationality: z.string(),
  }),
  quoted: quotedMoneySchema.optional(),
  /** Absent in bookings that were sold before terms were stored. */
  sold: soldTermsSchema.optional(),
});
export type HotelSupplierData = z.infer<typeof hotelSupplierDataSchema>;
