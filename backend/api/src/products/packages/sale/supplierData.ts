import * as z from 'zod';
import { ROOM_TYPES } from '../format/saleSchemas';

/** Who provides what is in our own catalogue. */
export const OWN_SUPPLIER = 'OWN';

/** What holding and selling needs besides the people; kept with the booking, never shown. */
export const packageDataSchema = z.object({
  package: z.string(),
  /** Of departure. */
  date: z.string(),
  rooms: z.array(z.object({ roomType: z.enum(ROOM_TYPES), count: z.int().positive() })).min(1),
  hotel: z.string(),
  services: z.array(z.string()),
});
export type PackageData = z.infer<typeof packageDataSchema>;

/** Of each traveller, sealed with the other personal data. */
export const passengerDetailsSchema = z.object({
  documentType: z.int(),
  birthDate: z.iso.date(),
  gender: z.int(),
  nationality: z.string(),
  passportExpiry: z.iso.date().nullable(),
});
export type PassengerDetails = z.infer<typeof passengerDetailsSchema>;
