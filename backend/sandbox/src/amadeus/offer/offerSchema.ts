import * as z from 'zod';

const iata = z.string().regex(/^[A-Z]{3}$/);
const amount = z.string().regex(/^\d+(\.\d{1,2})?$/);
export const cabinSchema = z.enum(['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST']);
export const travelerTypeSchema = z.enum([
  'ADULT',
  'CHILD',
  'SENIOR',
  'YOUNG',
  'HELD_INFANT',
  'SEATED_INFANT',
  'STUDENT',
]);
export type WireTravelerType = z.output<typeof travelerTypeSchema>;
const serviceNameSchema = z.enum(['PRIORITY_BOARDING', 'AIRPORT_CHECKIN']);

const endSchema = z.strictObject({
  iataCode: iata,
  terminal: z.string().optional(),
  at: z.iso.datetime({ local: true }),
});
const segmentSchema = z.strictObject({
  id: z.string(),
  departure: endSchema,
  arrival: endSchema,
  carrierCode: z.string().regex(/^[A-Z0-9]{2}$/),
  number: z.string().regex(/^\d{1,4}$/),
  aircraft: z.strictObject({ code: z.string() }).optional(),
  operating: z.strictObject({ carrierCode: z.string() }).optional(),
  duration: z.string().optional(),
  numberOfStops: z.int().optional(),
  blacklistedInEU: z.boolean().optional(),
  co2Emissions: z
    .array(z.strictObject({ weight: z.int(), weightUnit: z.string(), cabin: cabinSchema }))
    .optional(),
});
export type WireSegment = z.output<typeof segmentSchema>;

const priceSchema = z.strictObject({
  currency: z.string(),
  total: amount,
  base: amount.optional(),
  refundableTaxes: amount.optional(),
  fees: z
    .array(z.strictObject({ amount, type: z.enum(['TICKETING', 'FORM_OF_PAYMENT', 'SUPPLIER']) }))
    .optional(),
  taxes: z.array(z.strictObject({ amount, code: z.string() })).optional(),
});
export type WirePrice = z.output<typeof priceSchema>;

const bagsSchema = z.strictObject({
  quantity: z.int().min(0).optional(),
  weight: z.int().optional(),
  weightUnit: z.string().optional(),
});
const additionalServicesSchema = z.strictObject({
  chargeableCheckedBags: bagsSchema.extend({ id: z.string().optional() }).optional(),
  chargeableSeat: z.strictObject({ id: z.string().optional(), number: z.string() }).optional(),
  chargeableSeatNumber: z
    .string()
    .regex(/^[1-9][0-9]{0,2}[A-Z]?$/)
    .optional(),
  otherServices: z.array(serviceNameSchema).optional(),
});
const amenitySchema = z.strictObject({
  description: z.string(),
  isChargeable: z.boolean(),
  amenityType: z.string(),
  amenityProvider: z.strictObject({ name: z.string() }).optional(),
});
export type WireAmenity = z.output<typeof amenitySchema>;
const fareDetailsSchema = z.strictObject({
  segmentId: z.string(),
  cabin: cabinSchema.optional(),
  fareBasis: z
    .string()
    .regex(/^[A-Z0-9]{1,18}$/)
    .optional(),
  brandedFare: z.string().optional(),
  brandedFareLabel: z.string().optional(),
  class: z
    .string()
    .regex(/^[A-Z]$/)
    .optional(),
  isAllotment: z.boolean().optional(),
  includedCheckedBags: bagsSchema.optional(),
  includedCabinBags: bagsSchema.optional(),
  additionalServices: additionalServicesSchema.optional(),
  amenities: z.array(amenitySchema).optional(),
});
export type WireFareDetails = z.output<typeof fareDetailsSchema>;
const travelerPricingSchema = z.strictObject({
  travelerId: z.string(),
  fareOption: z.literal('STANDARD'),
  travelerType: travelerTypeSchema,
  associatedAdultId: z.string().optional(),
  price: priceSchema.optional(),
  fareDetailsBySegment: z.array(fareDetailsSchema).min(1).max(18),
});
export type WireTravelerPricing = z.output<typeof travelerPricingSchema>;

const fareRulesSchema = z.strictObject({
  currency: z.string().optional(),
  rules: z.array(
    z.strictObject({
      category: z.string(),
      circumstances: z.string().optional(),
      notApplicable: z.boolean().optional(),
      maxPenaltyAmount: amount.optional(),
    }),
  ),
});
/** Schema of an offer: the fields of the vendor's description and live answers. Any other field is rejected. */
export const offerSchema = z.strictObject({
  type: z.literal('flight-offer'),
  id: z.string(),
  source: z.literal('GDS').optional(),
  instantTicketingRequired: z.boolean().optional(),
  disablePricing: z.boolean().optional(),
  nonHomogeneous: z.boolean().optional(),
  oneWay: z.boolean().optional(),
  isUpsellOffer: z.boolean().optional(),
  paymentCardRequired: z.boolean().optional(),
  lastTicketingDate: z.iso.date().optional(),
  lastTicketingDateTime: z.iso.datetime({ local: true }).optional(),
  numberOfBookableSeats: z.int().min(1).max(9).optional(),
  itineraries: z
    .array(
      z.strictObject({
        duration: z.string().optional(),
        segments: z.array(segmentSchema).min(1).max(9),
      }),
    )
    .min(1)
    .max(6),
  price: priceSchema.extend({
    margin: amount.optional(),
    grandTotal: amount.optional(),
    billingCurrency: z.string().optional(),
    additionalServices: z
      .array(
        z.strictObject({
          amount,
          type: z.enum(['CHECKED_BAGS', 'MEALS', 'SEATS', 'OTHER_SERVICES']),
        }),
      )
      .optional(),
  }),
  pricingOptions: z
    .strictObject({
      fareType: z.array(z.enum(['PUBLISHED', 'NEGOTIATED', 'CORPORATE'])).optional(),
      corporateCodes: z.array(z.string()).optional(),
      includedCheckedBagsOnly: z.boolean().optional(),
      refundableFare: z.boolean().optional(),
      noRestrictionFare: z.boolean().optional(),
      noPenaltyFare: z.boolean().optional(),
    })
    .optional(),
  validatingAirlineCodes: z.array(z.string()).optional(),
  travelerPricings: z.array(travelerPricingSchema).min(1).max(18),
  fareRules: fareRulesSchema.optional(),
});
export type WireOffer = z.output<typeof offerSchema>;
