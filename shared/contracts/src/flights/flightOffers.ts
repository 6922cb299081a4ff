import * as z from 'zod';
import { exchangeRateSchema } from '../money';
import { CABINS, CURRENCY, FLIGHT_SOURCES } from '../constants';
import { MAX_FLIGHT_SEGMENTS } from '../limits';

export const flightSourceSchema = z.enum(FLIGHT_SOURCES);
export type FlightSource = z.infer<typeof flightSourceSchema>;
export const cabinSchema = z.enum(CABINS);
export type Cabin = z.infer<typeof cabinSchema>;
/** Cabin of a seat. ALL exists in requests only. */
export const seatCabinSchema = z.enum(['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST']);
export type SeatCabin = z.infer<typeof seatCabinSchema>;
/** Displayed as Adulto, Niño, Infante (with a seat), Bebé en brazos. */
export const travelerTypeSchema = z.enum(['ADULT', 'CHILD', 'SEATED_INFANT', 'HELD_INFANT']);
export type TravelerType = z.infer<typeof travelerTypeSchema>;
/** IATA code of an airport or a city, three letters. */
export const iataSchema = z.string().regex(/^[A-Z]{3}$/);
const carrierSchema = z.string().regex(/^[A-Z0-9]{2}$/);
/** Local time of the place, without an offset: YYYY-MM-DDTHH:MM:SS. */
const localTimeSchema = z.iso.datetime({ local: true });

const flightPointSchema = z.object({
  iataCode: iataSchema,
  terminal: z.string().optional(),
  at: localTimeSchema,
});
/** One flight. Ids are unique within an offer; `duration` is ISO 8601. */
export const flightSegmentSchema = z.object({
  id: z.string(),
  departure: flightPointSchema,
  arrival: flightPointSchema,
  carrierCode: carrierSchema,
  number: z.string(),
  aircraft: z.object({ code: z.string() }),
  /** Operating airline, if it differs from the carrier. */
  operating: z.object({ carrierCode: carrierSchema }).optional(),
  duration: z.string(),
  durationMinutes: z.int(),
  /** Technical stops. */
  numberOfStops: z.int(),
});
export type FlightSegmentSold = z.infer<typeof flightSegmentSchema>;
export const itinerarySchema = z.object({
  duration: z.string(),
  durationMinutes: z.int(),
  /** Local days of the first departure and the last arrival. */
  departureDate: z.iso.date(),
  arrivalDate: z.iso.date(),
  /** Connections and technical stops. */
  stops: z.int(),
  segments: z.array(flightSegmentSchema).min(1),
});
export type Itinerary = z.infer<typeof itinerarySchema>;

/** Number of pieces, null when the airline does not state it, and kilograms of each where it states them. */
export const bagsSchema = z.object({
  quantity: z.int().min(0).nullable(),
  weight: z.int().optional(),
  weightUnit: z.literal('KG').optional(),
});
export type Bags = z.infer<typeof bagsSchema>;
export const fareDetailSchema = z.object({
  segmentId: z.string(),
  cabin: seatCabinSchema,
  fareBasis: z.string(),
  brandedFare: z.string().optional(),
  brandedFareLabel: z.string().optional(),
  class: z.string(),
  includedCheckedBags: bagsSchema,
  includedCabinBags: bagsSchema,
});
const moneyLineSchema = z.object({ code: z.string(), name: z.string(), amount: z.int() });
/** Whole pesos of one traveller; `total` is the sum of `base`, `taxes` and `fees`. */
const travelerPriceSchema = z.object({
  currency: z.literal(CURRENCY),
  total: z.int(),
  base: z.int(),
  taxes: z.array(moneyLineSchema),
  fees: z.array(moneyLineSchema),
});
export const travelerPricingSchema = z.object({
  travelerId: z.string(),
  travelerType: travelerTypeSchema,
  /** Adult on whose lap an infant flies. */
  associatedAdultId: z.string().optional(),
  price: travelerPriceSchema,
  fareDetailsBySegment: z.array(fareDetailSchema),
});
export type TravelerPricing = z.infer<typeof travelerPricingSchema>;
/**
 * Amounts are whole pesos per traveller. A rule that the airline does not state is null and shown as «consulta», never
 * as a no.
 */
export const fareRulesShortSchema = z.object({
  changeable: z.boolean().nullable(),
  change_penalty: z.int().nullable(),
  refundable: z.boolean().nullable(),
  refund_penalty: z.int().nullable(),
});
export type FareRulesShort = z.infer<typeof fareRulesShortSchema>;
/** One offer: flights that are bought together. Names of Amadeus, whole pesos, and the specification's extras. */
export const flightOfferSchema = z
  .object({
    type: z.literal('flight-offer'),
    /** Opaque id of our own, valid in one search session. */
    id: z.string(),
    source: flightSourceSchema,
    instantTicketingRequired: z.boolean(),
    oneWay: z.boolean(),
    /** ISO instant until which it can be held unpaid. Null when it must be paid at once. */
    hold_until: z.iso.datetime().nullable(),
    numberOfBookableSeats: z.int().min(1).max(9),
    itineraries: z.array(itinerarySchema).min(1).max(MAX_FLIGHT_SEGMENTS),
    /** `grandTotal` is the price for all travellers: `base` + `taxes` + `fees`, administrative fee included. */
    price: z.object({
      currency: z.literal(CURRENCY),
      base: z.int(),
      taxes: z.int(),
      fees: z.int(),
      total: z.int(),
      grandTotal: z.int(),
    }),
    validatingAirlineCodes: z.array(carrierSchema).min(1),
    travelerPricings: z.array(travelerPricingSchema).min(1),
    totalPrice: z.int(),
    /** Price for one adult, taxes and fees included. */
    price_per_adult: z.int(),
    /** Smallest allowance over all segments and travellers with a seat. */
    includedCabinBags: bagsSchema,
    includedCheckedBags: bagsSchema,
    /** Name of the fare of the whole journey; several names are joined by «+». */
    fare_family: z.string(),
    fare_rules_short: fareRulesShortSchema,
    /** Kilograms for all travellers together. Null when unknown. */
    co2_kg: z.int().nullable(),
    /** Rate by which the supplier's price was converted to pesos. Omitted for prices in pesos. */
    exchange_rate: exchangeRateSchema.optional(),
  })
  .meta({ id: 'FlightOffer' });
export type FlightOffer = z.infer<typeof flightOfferSchema>;
export const flightDictionariesSchema = z.object({
  /** Airports by IATA code. */
  locations: z.record(
    z.string(),
    z.object({
      cityCode: z.string(),
      countryCode: z.string(),
      name: z.string(),
      cityName: z.string(),
      countryName: z.string(),
    }),
  ),
  aircraft: z.record(z.string(), z.string()),
  carriers: z.record(z.string(), z.string()),
});
export type FlightDictionaries = z.infer<typeof flightDictionariesSchema>;

/** Index into a list of `dictionaries`. */
const placeInListSchema = z.int().min(0);
/** An offer whose prices and fare details are in `dictionaries`, where each appears once for all offers. */
export const sharedFlightOfferSchema = flightOfferSchema
  .extend({
    travelerPricings: z
      .array(
        travelerPricingSchema.extend({
          price: placeInListSchema,
          fareDetailsBySegment: z.array(placeInListSchema),
        }),
      )
      .min(1),
  })
  .meta({ id: 'SharedFlightOffer' });
export type SharedFlightOffer = z.infer<typeof sharedFlightOfferSchema>;
export const sharedFlightDictionariesSchema = flightDictionariesSchema.extend({
  prices: z.array(travelerPriceSchema),
  fareDetails: z.array(fareDetailSchema),
});
