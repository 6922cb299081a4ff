import * as z from 'zod';
import { CURRENCY, LANGUAGE } from '../constants';
import { MAX_CHILD_AGE, MAX_CORPORATE_CODES, MAX_FLIGHT_SEGMENTS, MAX_SEATED } from '../limits';
import { warningSchema } from '../warnings';
import {
  cabinSchema,
  fareRulesShortSchema,
  flightDictionariesSchema,
  flightOfferSchema,
  flightSourceSchema,
  iataSchema,
  seatCabinSchema,
  sharedFlightDictionariesSchema,
  sharedFlightOfferSchema,
  travelerTypeSchema,
} from './flightOffers';

const searchedSegmentSchema = z.object({
  id: z.string().min(1).max(10),
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  departureDateTimeRange: z.object({ date: z.iso.date() }),
});
export type SearchedSegment = z.infer<typeof searchedSegmentSchema>;
/**
 * `children_ages` has whole years on the last day of travel: one for each child, and for each adult under 18 whose age is
 * known. Children under two are lap infants, except the `seated_infants` oldest of them. Travellers of twelve and older pay
 * as adults.
 */
export const flightPassengersSchema = z.object({
  adults: z.int().min(1).max(MAX_SEATED).default(1),
  children: z.int().min(0).max(18).default(0),
  children_ages: z.array(z.int().min(0).max(MAX_CHILD_AGE)).max(18).default([]),
  seated_infants: z.int().min(0).max(MAX_SEATED).default(0),
});
export type FlightPassengers = z.output<typeof flightPassengersSchema>;
export const flightSearchBodySchema = z
  .object({
    segments: z.array(searchedSegmentSchema).min(1).max(MAX_FLIGHT_SEGMENTS),
    /** Origins in the order of the segments. */
    segmentsFrom: z.array(iataSchema).max(MAX_FLIGHT_SEGMENTS).default([]),
    passengers: flightPassengersSchema,
    sources: z.array(flightSourceSchema).min(1).max(2).default(['NDC']),
    filters: z.object({ cabin: cabinSchema.default('ALL') }).default({ cabin: 'ALL' }),
    currency: z.literal(CURRENCY),
    language: z.literal(LANGUAGE),
    corporateCodes: z
      .array(
        z
          .string()
          .trim()
          .regex(/^[A-Za-z0-9-]{2,20}$/),
      )
      .max(MAX_CORPORATE_CODES)
      .default([]),
    /** Session of an incomplete answer. The call continues that search. */
    sessionCode: z.string().min(8).max(64).optional(),
  })
  .meta({ id: 'FlightSearch' });
export type FlightSearchBody = z.input<typeof flightSearchBodySchema>;
export type FlightSearchQuery = z.output<typeof flightSearchBodySchema>;

export const flightSourceReportSchema = z.object({
  code: flightSourceSchema,
  /** `pending`: the supplier has not answered yet. Repeat the call with its `sessionCode`. */
  status: z.enum(['ok', 'timeout', 'error', 'pending']),
  ms: z.int(),
  offers: z.int(),
});
export const flightSearchResponseSchema = z.object({
  /** Cheapest first. */
  data: z.array(flightOfferSchema),
  meta: z.object({
    count: z.int(),
    sessionCode: z.string(),
    expires_at: z.iso.datetime(),
    complete: z.boolean(),
    sources: z.array(flightSourceReportSchema),
    /** Travellers, with the ids that every offer uses. */
    travelers: z.array(
      z.object({
        id: z.string(),
        travelerType: travelerTypeSchema,
        associatedAdultId: z.string().optional(),
      }),
    ),
  }),
  dictionaries: flightDictionariesSchema,
  warnings: z.array(warningSchema).optional(),
});
export type FlightSearchResponse = z.infer<typeof flightSearchResponseSchema>;

/** Number of segments from which offers share repeated parts in dictionaries. A full answer would have up to 7 MB. */
export const SHARED_FROM_SEGMENTS = 4;
export const sharedFlightSearchResponseSchema = flightSearchResponseSchema.extend({
  data: z.array(sharedFlightOfferSchema),
  dictionaries: sharedFlightDictionariesSchema,
});
export type SharedFlightSearchResponse = z.infer<typeof sharedFlightSearchResponseSchema>;
/** `flights/searches`. With `SHARED_FROM_SEGMENTS` segments or more, the offers share dictionaries. */
export const flightSearchAnswerSchema = z.union([
  sharedFlightSearchResponseSchema,
  flightSearchResponseSchema,
]);

/** `flights/searches_upselling`: the branded fares of an offer of the session. */
export const flightUpsellingBodySchema = z
  .object({ sessionCode: z.string().min(8).max(64), offerId: z.string().min(1).max(80) })
  .meta({ id: 'FlightUpselling' });
export const TARIFF_FEATURES = [
  'bag_personal',
  'bag_hand',
  'bag_checked',
  'seat',
  'change',
  'refund',
  'meal',
  'wifi',
  'priority',
  'miles',
] as const;
export const flightTariffSchema = z
  .object({
    code: z.string(),
    /** Id of the offer in `data` with this fare. */
    offerId: z.string(),
    name: z.string(),
    cabin: seatCabinSchema,
    totalPrice: z.int(),
    /** Difference from the requested offer: 0 for itself, below 0 when cheaper. */
    difference_from_base: z.int(),
    features: z.array(
      z.object({
        key: z.enum(TARIFF_FEATURES),
        /** `unknown`: the airline does not state it. */
        state: z.enum(['included', 'paid', 'not_allowed', 'unknown']),
        text: z.string(),
      }),
    ),
    fare_rules_short: fareRulesShortSchema,
  })
  .meta({ id: 'FlightTariff' });
export type FlightTariff = z.infer<typeof flightTariffSchema>;
export const flightUpsellingResponseSchema = z.object({
  /** Cheapest first. Only the requested offer when the airline does not answer. */
  data: z.array(flightOfferSchema),
  tariffs: z.array(flightTariffSchema),
  meta: z.object({ count: z.int(), sessionCode: z.string(), expires_at: z.iso.datetime() }),
  dictionaries: flightDictionariesSchema,
  warnings: z.array(warningSchema).optional(),
});
export type FlightUpselling = z.infer<typeof flightUpsellingResponseSchema>;
