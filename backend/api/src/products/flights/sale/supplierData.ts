import {
  flightOfferSchema,
  flightSourceSchema,
  quotedMoneySchema,
  travelerTypeSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { FlightPerson, FlightExtra, SupplierFlightOffer } from '../ports';

const personSchema: z.ZodType<FlightPerson> = z.object({
  id: z.string(),
  travelerType: travelerTypeSchema,
  age: z.int(),
  associatedAdultId: z.string().optional(),
});
const serviceSchema: z.ZodType<FlightExtra> = z.object({
  kind: z.enum(['SEATS', 'BAGS', 'PRIORITY']),
  key: z.unknown(),
  travelerId: z.string(),
  segmentIds: z.array(z.string()),
  quantity: z.int(),
  amount: z.int(),
});
const offerSchema: z.ZodType<SupplierFlightOffer> = flightOfferSchema
  .omit({ id: true, source: true, exchange_rate: true })
  .extend({
    bookable_until: z.string().nullable(),
    key: z.unknown(),
    quoted: quotedMoneySchema.optional(),
  });

/** Data that the supplier needs to order a flight, besides the passengers. It is stored with the booking and never shown. */
export const flightSupplierDataSchema = z.object({
  source: flightSourceSchema,
  offer: offerSchema,
  travelers: z.array(personSchema),
  services: z.array(serviceSchema),
  /** Our part of the total, in whole pesos. */
  fee: z.int(),
  /** ISO instant until which the seats are held; null for an offer without a hold, which is ordered after the payment. */
  holdUntil: z.iso.datetime().nullable(),
});
export type FlightSupplierData = z.infer<typeof flightSupplierDataSchema>;

const documentSchema = z.object({
  type: z.enum(['PASSPORT', 'IDENTITY_CARD']),
  number: z.string(),
  expiryDate: z.string().optional(),
  issuanceCountry: z.string().optional(),
  nationality: z.string().optional(),
  birthPlace: z.string().optional(),
});
/** Data of a passenger that airlines require, encrypted with the other personal data. */
export const flightPassengerDetailsSchema = z.object({
  id: z.string(),
  birthDate: z.string(),
  gender: z.enum(['MALE', 'FEMALE']),
  /** Our document type; missing without a document and in older bookings. */
  documentType: z.int().optional(),
  document: documentSchema.nullable(),
  loyalty: z.array(z.object({ programOwner: z.string(), id: z.string() })),
});
export type FlightPassengerDetails = z.infer<typeof flightPassengerDetailsSchema>;
