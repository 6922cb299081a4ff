import * as z from 'zod';
import { ROOM_TYPES } from '../format/saleSchemas';

/** Supplier code of our own catalogue. */
export const OWN_SUPPLIER = 'OWN';

/**
 * Data of a booking that holding and selling rooms needs, besides the passengers. It is stored with the booking and never
 * shown.
 */
export const packageDataSchema = z.object({
  package: z.string(),
  /** Day of departure. */
  date: z.string(),
  rooms: z.array(z.object({ roomType: z.enum(ROOM_TYPES), count: z.int().positive() })).min(1),
  hotel: z.string(),
  services: z.array(z.string()),
});
export type PackageData = z.infer<typeof packageDataSchema>;

/** Details of each traveller, encrypted with the other personal data. */
export const packagePassengerDetailsSchema = z.object({
  documentType: z.int(),
  birthDate: z.iso.date(),
  gender: z.int(),
  nationality: z.string(),
  passportExpiry: z.iso.date().nullable(),
});
export type PackagePassengerDetails = z.infer<typeof packagePassengerDetailsSchema>;
