import * as z from 'zod';
import { emailSchema } from '../email';
import {
  type Accepting,
  bookingStatusSchema,
  consentsSchema,
  identifiedCustomerSchema,
  travelNameSchema,
  priceChangeSchema,
} from '../bookings/bookings';
import { documentTypeSchema } from '../bookings/documentType';
import { flightDictionariesSchema, flightOfferSchema, travelerTypeSchema } from './flightOffers';
import { cancellationSchema, priceBreakdownSchema } from '../hotels/hotelDetails';

/** `flights/prebookings`: prices an offer of the session again (a tariff is an offer of its own). Nothing is booked. */
export const flightPrebookingBodySchema = z
  .object({
    sessionCode: z.string().min(8).max(64),
    offerId: z.string().min(1).max(80),
    /** Whole pesos that the traveller saw. */
    expected_total: z.int().positive(),
  })
  .meta({ id: 'FlightPrebooking' });
export type FlightPrebookingBody = z.infer<typeof flightPrebookingBodySchema>;
/** Data that the airline requires of a traveller of this offer. */
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
  /** True when only a passport is accepted, on international flights. */
  passportRequired: z.boolean(),
});
export type TravelerRequirement = z.infer<typeof travelerRequirementSchema>;
/** Fare rules in Spanish by category; `text` contains whole sentences. */
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
      /** Maximum letters of given name and of surname on the ticket. Prebookings of older releases omit it. */
      nameMaxLength: z.int().optional(),
      /** Empty when the offer accepts no frequent flyer number. Prebookings of older releases omit it. */
      loyaltyPrograms: z.array(loyaltyProgramSchema).optional(),
      travelerRequirements: z.array(travelerRequirementSchema),
    }),
    price: priceChangeSchema,
    /** `base` is the fares, `taxes` are by name, `fees` include the administrative fee. */
    price_breakdown: priceBreakdownSchema,
    fare_rules: z.array(fareRuleSchema),
    cancellation: cancellationSchema,
    /** Hash of these terms. The buyer sends it back to accept them. */
    cancellation_policy_hash: z.string(),
    /** Right to withdraw by Colombian law on air tickets: its end after the payment, and the airline's maximum penalty. */
    retracto: z.object({
      applies: z.boolean(),
      hours: z.int(),
      days_before: z.int(),
      max_penalty: z.int(),
    }),
    /** End of the hold of unpaid seats, if the booking is held. Null: it must be paid at once. */
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
  /** The specification's id. Cédula and tarjeta de identidad are both identity cards. */
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
    /** Id as in the prebooking's requirements. */
    id: z.string().min(1).max(10),
    dateOfBirth: z.iso.date(),
    gender: z.enum(['MALE', 'FEMALE']),
    name: z.object({
      firstName: travelNameSchema,
      lastName: travelNameSchema,
      /** `SURNAME/NAME` as on the ticket. If that is shorter than the name, sending it is the traveller's consent. */
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
 * `flights/bookings`: fields of the specification, and ours, of which only `accepts` is mandatory. `flightOffers` only
 * identifies the offer; the server has its contents and price.
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
    /** Ignored: tickets are issued once they are paid, and their deadline is the airline's. */
    ticketingAgreement: z
      .object({
        option: z.enum(['CONFIRM', 'DELAY_TO_QUEUE', 'DELAY_TO_CANCEL']).default('CONFIRM'),
        delay: z.string().max(4).optional(),
        dateTime: z.string().max(30).optional(),
      })
      .optional(),
    travelers: z.array(flightTravelerSchema).min(1).max(18),
    /** Default: the visitor's newest prebooking of that offer. */
    prebookingId: z.string().min(8).max(64).optional(),
    /** Version of the cart of seats and bags that the traveller saw; 0 is none. */
    cart_version: z.int().min(0).default(0),
    /** Whole pesos that the traveller saw, seats and bags included. Default: the price of the prebooking. */
    expected_total: z.int().positive().optional(),
    /** The buyer. Default: the traveller with the name and document of the contact. */
    customer: identifiedCustomerSchema.optional(),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    /** Mandatory unless `in_simular` is 1. */
    accepts: consentsSchema.optional(),
  })
  .meta({ id: 'FlightBooking' });
export type FlightBookingBody = Accepting<z.input<typeof flightBookingBodySchema>>;
/** `meta` of PRICE_CHANGED: the same prebooking at its new price. */
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
