import * as z from 'zod';
import { emailSchema } from '../email';
import {
  type Accepting,
  bookingStatusSchema,
  consentsSchema,
  customerSchema,
  travelNameSchema,
  priceChangeSchema,
} from '../bookings/bookings';
import { documentTypeSchema } from '../bookings/documentType';
import { flightDictionariesSchema, flightOfferSchema, travelerTypeSchema } from './flightOffers';
import { cancellationSchema, priceBreakdownSchema } from '../hotels/hotelDetails';

/** `flights/prebookings`: an offer of the session (a tariff is an offer of its own), priced again. Nothing is booked. */
export const flightPrebookingBodySchema = z
  .object({
    sessionCode: z.string().min(8).max(64),
    offerId: z.string().min(1).max(80),
    /** Whole pesos that the traveller saw. */
    expected_total: z.int().positive(),
  })
  .meta({ id: 'FlightPrebooking' });
export type FlightPrebookingBody = z.infer<typeof flightPrebookingBodySchema>;
/** What the airline wants to know of a traveller of this offer. */
export const travelerRequirementSchema = z.object({
  travelerId: z.string(),
  travelerType: travelerTypeSchema,
  associatedAdultId: z.string().optional(),
  genderRequired: z.boolean(),
  documentRequired: z.boolean(),
  dateOfBirthRequired: z.boolean(),
  documentIssuanceCityRequired: z.boolean(),
  residenceRequired: z.boolean(),
  redressRequiredIfAny: z.boolean(),
  /** Abroad only a passport is taken. */
  passportRequired: z.boolean(),
});
export type TravelerRequirement = z.infer<typeof travelerRequirementSchema>;
/** In plain Spanish, by category; `text` are whole sentences. */
export const fareRuleSchema = z.object({
  category: z.enum(['CHANGE', 'REFUND', 'NO_SHOW', 'BAGS', 'VALIDITY', 'OTHER']),
  title: z.string(),
  text: z.string(),
});
export type FareRule = z.infer<typeof fareRuleSchema>;
/** An airline whose frequent flyer number a traveller may give, by its IATA code. */
const loyaltyProgramSchema = z.object({
  programOwner: z.string().regex(/^[A-Z0-9]{2}$/),
  name: z.string(),
});
export type LoyaltyProgram = z.infer<typeof loyaltyProgramSchema>;
export const flightPrebookingSchema = z
  .object({
    prebookingId: z.string(),
    expires_at: z.iso.datetime(),
    offer: flightOfferSchema,
    dictionaries: flightDictionariesSchema,
    bookingRequirements: z.object({
      emailAddressRequired: z.boolean(),
      mobilePhoneNumberRequired: z.boolean(),
      invoiceAddressRequired: z.boolean(),
      /** Most letters of a name, and of a surname, on the ticket; left out by prebookings of older releases. */
      nameMaxLength: z.int().optional(),
      /** None where the offer takes no frequent flyer number; left out by prebookings of older releases. */
      loyaltyPrograms: z.array(loyaltyProgramSchema).optional(),
      travelerRequirements: z.array(travelerRequirementSchema),
    }),
    price: priceChangeSchema,
    /** `base` fares, `taxes` by name, `fees` with the administrative one. */
    price_breakdown: priceBreakdownSchema,
    fare_rules: z.array(fareRuleSchema),
    cancellation: cancellationSchema,
    /** Names these terms; who buys sends it back as accepted. */
    cancellation_policy_hash: z.string(),
    /** Colombian law for air tickets: until when after paying, and what the airline may keep at most. */
    retracto: z.object({
      applies: z.boolean(),
      hours: z.int(),
      days_before: z.int(),
      max_penalty: z.int(),
    }),
    /** Until when the seats are kept without paying, should it be held; null: paid at once. */
    hold_until: z.iso.datetime().nullable(),
    is_international: z.boolean(),
    seatmaps_available: z.boolean(),
    bags_available: z.boolean(),
  })
  .meta({ id: 'FlightPrebookingAnswer' });
export type FlightPrebooking = z.infer<typeof flightPrebookingSchema>;
export const flightPrebookingResponseSchema = z.object({ data: flightPrebookingSchema });

const countrySchema = z.string().regex(/^[A-Z]{2}$/);
const phoneSchema = z.object({
  deviceType: z.enum(['MOBILE', 'LANDLINE']),
  countryCallingCode: z.string().regex(/^\d{1,4}$/),
  number: z.string().regex(/^\d{6,15}$/),
});
const flightDocumentSchema = z.object({
  documentType: z.enum(['PASSPORT', 'IDENTITY_CARD']),
  /** The specification's id of it: a cédula and a tarjeta de identidad are both identity cards. */
  document_type: documentTypeSchema,
  number: z.string().min(4).max(16),
  expiryDate: z.iso.date().optional(),
  issuanceCountry: countrySchema.optional(),
  nationality: countrySchema.optional(),
  validityCountry: countrySchema.optional(),
  birthPlace: z.string().max(40).optional(),
  holder: z.boolean(),
});
export const flightTravelerSchema = z
  .object({
    /** As in the prebooking's requirements. */
    id: z.string().min(1).max(10),
    dateOfBirth: z.iso.date(),
    gender: z.enum(['MALE', 'FEMALE']),
    name: z.object({
      firstName: travelNameSchema,
      lastName: travelNameSchema,
      /** `SURNAME/NAME` as the ticket will have it. Where that is shorter than the name, the traveller agrees to it by sending it. */
      printed: z.string().max(120).optional(),
    }),
    documents: z.array(flightDocumentSchema).max(3).default([]),
    contact: z
      .object({
        emailAddress: emailSchema.optional(),
        phones: z.array(phoneSchema).max(3).default([]),
      })
      .optional(),
    emergencyContact: z
      .object({
        addresseeName: z.string().max(60),
        countryCode: countrySchema,
        number: z.string().regex(/^\d{6,15}$/),
      })
      .optional(),
    loyaltyPrograms: z
      .array(
        z.object({
          programOwner: z.string().regex(/^[A-Z0-9]{2}$/),
          id: z.string().regex(/^[A-Za-z0-9]{4,20}$/),
        }),
      )
      .max(3)
      .optional(),
  })
  .meta({ id: 'FlightTraveler' });
export type FlightTraveler = z.output<typeof flightTravelerSchema>;
/**
 * `flights/bookings`: the specification's fields, and ours, of which only `accepts` is mandatory. `flightOffers` only names the
 * offer; what is sold and for how much is ours to know.
 */
export const flightBookingBodySchema = z
  .object({
    type: z.literal('flight-order'),
    contacts: z
      .array(
        z.object({
          addresseeName: z.object({ firstName: travelNameSchema, lastName: travelNameSchema }),
          companyName: z.string().max(80).optional(),
          purpose: z.enum(['STANDARD', 'INVOICE']),
          phones: z.array(phoneSchema).min(1).max(3),
          emailAddress: emailSchema,
          address: z
            .object({
              lines: z.array(z.string().max(80)).min(1).max(2),
              postalCode: z.string().max(10).optional(),
              cityName: z.string().max(35),
              countryCode: countrySchema,
            })
            .optional(),
        }),
      )
      .min(1)
      .max(2),
    flightOffers: z
      .array(
        z.object({
          type: z.literal('flight-offer').default('flight-offer'),
          id: z.string().max(80),
        }),
      )
      .min(1)
      .max(1),
    formOfPayments: z
      .array(
        z.object({
          other: z.object({
            method: z.enum(['CASH', 'ACCOUNT', 'CHECK', 'NONREFUNDABLE']),
            flightOfferIds: z.array(z.string().max(80)).max(6),
          }),
        }),
      )
      .max(2)
      .default([]),
    /** Tickets are issued once they are paid, which the airline's own terms decide. */
    ticketingAgreement: z
      .object({
        option: z.enum(['CONFIRM', 'DELAY_TO_QUEUE', 'DELAY_TO_CANCEL']).default('CONFIRM'),
        delay: z.string().max(4).optional(),
        dateTime: z.string().max(30).optional(),
      })
      .optional(),
    travelers: z.array(flightTravelerSchema).min(1).max(18),
    /** The visitor's newest of that offer, unless given. */
    prebookingId: z.string().min(8).max(64).optional(),
    /** The cart of seats and bags that the traveller saw; 0 is none. */
    cart_version: z.int().min(0).default(0),
    /** Whole pesos that the traveller saw, seats and bags included; the price of the prebooking, unless given. */
    expected_total: z.int().positive().optional(),
    /** Who buys; the traveller whose name and document the contact has, unless given. */
    customer: customerSchema.optional(),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    /** Mandatory unless `in_simular` is 1. */
    accepts: consentsSchema.optional(),
  })
  .meta({ id: 'FlightBooking' });
export type FlightBookingBody = Accepting<z.input<typeof flightBookingBodySchema>>;
/** `meta` of PRICE_CHANGED: the same prebooking, at what it costs now. */
export const flightPriceChangedSchema = z.object({
  price: priceChangeSchema,
  prebooking: flightPrebookingSchema,
});
export type FlightPriceChanged = z.infer<typeof flightPriceChangedSchema>;
export const flightBookingResponseSchema = z.object({
  data: z.object({
    /** Null when `in_simular` is 1. */
    booking: z
      .object({
        id: z.string(),
        code: z.string(),
        product: z.literal('FLIGHT'),
        status: bookingStatusSchema,
        created_at: z.iso.datetime(),
        expires_at: z.iso.datetime(),
      })
      .nullable(),
    price: priceChangeSchema,
    cancellation: cancellationSchema,
    pay_by: z.iso.datetime(),
    next: z.literal('payments'),
  }),
});
export type FlightBookingResponse = z.infer<typeof flightBookingResponseSchema>;
