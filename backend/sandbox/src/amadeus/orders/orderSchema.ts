import * as z from 'zod';
import { offerSchema } from '../offer/offerSchema';

/** Schema of a name as tickets spell it. */
const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z -]{0,55}$/, 'Only letters from A to Z, spaces and hyphens');
const country = z.string().regex(/^[A-Za-z]{2}$/);
const text = z.string().optional();
const day = z.iso.date().optional();
const phoneSchema = z.strictObject({
  deviceType: z.enum(['MOBILE', 'LANDLINE', 'FAX']),
  countryCallingCode: z.string().regex(/^[0-9+]{1,5}$/),
  number: z.string().regex(/^[0-9]{1,15}$/),
});
const addressSchema = z.strictObject({
  lines: z.array(z.string()).optional(),
  postalCode: text,
  countryCode: country.optional(),
  cityName: z
    .string()
    .regex(/^[a-zA-Z -]{1,35}$/)
    .optional(),
  stateName: text,
  postalBox: text,
});
const nameSchema = z.strictObject({
  firstName: name,
  lastName: name,
  middleName: name.optional(),
  secondLastName: name.optional(),
});
const contactSchema = z.strictObject({
  addresseeName: nameSchema.optional(),
  companyName: text,
  language: text,
  purpose: z.enum(['STANDARD', 'INVOICE', 'STANDARD_WITHOUT_TRANSMISSION']).optional(),
  phones: z.array(phoneSchema).max(3).optional(),
  emailAddress: z.email().optional(),
  address: addressSchema.optional(),
});
const documentSchema = z.strictObject({
  documentType: z.enum(['VISA', 'PASSPORT', 'IDENTITY_CARD', 'KNOWN_TRAVELER', 'REDRESS']),
  number: z.string().regex(/^[A-Za-z0-9]{1,35}$/),
  issuanceDate: day,
  expiryDate: day,
  issuanceCountry: country.optional(),
  issuanceLocation: text,
  nationality: country.optional(),
  birthPlace: text,
  validityCountry: country.optional(),
  birthCountry: country.optional(),
  holder: z.boolean().optional(),
});
const travelerSchema = z.strictObject({
  id: z.string(),
  dateOfBirth: day,
  gender: z.enum(['MALE', 'FEMALE', 'UNSPECIFIED', 'UNDISCLOSED']).optional(),
  name: nameSchema,
  documents: z.array(documentSchema).optional(),
  contact: contactSchema.optional(),
  emergencyContact: z
    .strictObject({ addresseeName: text, countryCode: country.optional(), number: text, text })
    .optional(),
  loyaltyPrograms: z
    .array(z.strictObject({ programOwner: z.string(), id: z.string() }))
    .max(10)
    .optional(),
});
export type OrderTraveler = z.output<typeof travelerSchema>;
const remarkTypes = z.enum([
  'GENERAL_MISCELLANEOUS',
  'CONFIDENTIAL',
  'INVOICE',
  'QUALITY_CONTROL',
  'BACKOFFICE',
  'FULFILLMENT',
  'ITINERARY',
  'TICKETING_MISCELLANEOUS',
  'TOUR_CODE',
]);
const flightOfferIds = z.array(z.string()).min(1).max(6).optional();
const remarkSchema = z.strictObject({
  subType: remarkTypes,
  category: z
    .string()
    .regex(/^[A-Z]$/)
    .optional(),
  text: z.string().min(1).max(200),
  travelerIds: z.array(z.string()).optional(),
  flightOfferIds,
});

/** Fields of an order that the vendor stores as they were sent. */
export const paperworkSchema = z.strictObject({
  travelers: z.array(travelerSchema).min(1).max(18),
  contacts: z.array(contactSchema).optional(),
  remarks: z.strictObject({ general: z.array(remarkSchema).max(200).optional() }).optional(),
  formOfPayments: z
    .array(
      z.strictObject({
        other: z.strictObject({
          method: z.enum(['ACCOUNT', 'CHECK', 'CASH', 'NONREFUNDABLE']),
          flightOfferIds,
        }),
      }),
    )
    .min(1)
    .max(6)
    .optional(),
});
export const createGdsOrderSchema = z.strictObject({
  data: paperworkSchema.extend({
    type: z.literal('flight-order'),
    queuingOfficeId: z.string().optional(),
    /** Offers of an order. This sandbox sells exactly one. */
    flightOffers: z.array(offerSchema).min(1).max(1),
    ticketingAgreement: z
      .strictObject({
        option: z.enum(['CONFIRM', 'DELAY_TO_QUEUE', 'DELAY_TO_CANCEL']),
        delay: z
          .string()
          .regex(/^[1-9]\d?D$/)
          .optional(),
        dateTime: text,
      })
      .optional(),
  }),
});
export type CreateGdsOrder = z.output<typeof createGdsOrderSchema>['data'];
