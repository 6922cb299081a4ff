import * as z from 'zod';
import { cabinSchema, travelerTypeSchema } from '../offer/offerSchema';

export const MAX_OFFERS = 250;
export const codeSchema = z.string().regex(/^[A-Z]{3}$/);
const carriers = z
  .array(z.string().regex(/^[A-Z0-9]{2}$/))
  .min(1)
  .max(99)
  .optional();
const options = z.strictObject({
  includedCheckedBagsOnly: z.boolean().optional(),
  refundableFare: z.boolean().optional(),
  noRestrictionFare: z.boolean().optional(),
  noPenaltyFare: z.boolean().optional(),
  /** Codes of negotiated fares. */
  corporateCodes: z.array(z.string().min(1).max(20)).max(6).optional(),
});
const filters = z.strictObject({
  carrierRestrictions: z
    .strictObject({
      blacklistedInEUAllowed: z.boolean().optional(),
      excludedCarrierCodes: carriers,
      includedCarrierCodes: carriers,
    })
    .optional(),
  cabinRestrictions: z
    .array(
      z.strictObject({
        cabin: cabinSchema,
        coverage: z.enum(['MOST_SEGMENTS', 'AT_LEAST_ONE_SEGMENT', 'ALL_SEGMENTS']).optional(),
        originDestinationIds: z.array(z.string()).min(1),
      }),
    )
    .min(1)
    .max(6)
    .optional(),
  connectionRestriction: z
    .strictObject({
      maxNumberOfConnections: z.int().min(0).max(2).optional(),
      nonStopPreferred: z.boolean().optional(),
      airportChangeAllowed: z.boolean().optional(),
      technicalStopsAllowed: z.boolean().optional(),
    })
    .optional(),
  crossBorderAllowed: z.boolean().optional(),
  moreOvernightsAllowed: z.boolean().optional(),
  returnToDepartureAirport: z.boolean().optional(),
  railSegmentAllowed: z.boolean().optional(),
  busSegmentAllowed: z.boolean().optional(),
  maxFlightTime: z.number().optional(),
});
export const searchSchema = z.strictObject({
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  originDestinations: z
    .array(
      z.strictObject({
        id: z.string(),
        originLocationCode: codeSchema,
        destinationLocationCode: codeSchema,
        includedConnectionPoints: z.array(codeSchema).min(1).max(2).optional(),
        excludedConnectionPoints: z.array(codeSchema).min(1).max(3).optional(),
        /** Departure day and time. `timeWindow` is the number of hours before and after `time`. */
        departureDateTimeRange: z.strictObject({
          date: z.iso.date(),
          time: z.iso.time().optional(),
          timeWindow: z
            .string()
            .regex(/^([1-9]|10|11|12)H$/)
            .optional(),
        }),
      }),
    )
    .min(1)
    .max(6),
  travelers: z
    .array(
      z.strictObject({
        id: z.string(),
        travelerType: travelerTypeSchema,
        associatedAdultId: z.string().optional(),
      }),
    )
    .min(1)
    .max(18),
  sources: z.array(z.literal('GDS')).min(1),
  searchCriteria: z
    .strictObject({
      excludeAllotments: z.boolean().optional(),
      addOneWayOffers: z.boolean().optional(),
      maxFlightOffers: z.int().min(1).max(MAX_OFFERS).optional(),
      maxPrice: z.int().min(1).optional(),
      allowAlternativeFareOptions: z.boolean().optional(),
      oneFlightOfferPerDay: z.boolean().optional(),
      additionalInformation: z
        .strictObject({
          chargeableCheckedBags: z.boolean().optional(),
          brandedFares: z.boolean().optional(),
        })
        .optional(),
      pricingOptions: options.optional(),
      flightFilters: filters.optional(),
    })
    .optional(),
});
export type SearchRequest = z.output<typeof searchSchema>;
