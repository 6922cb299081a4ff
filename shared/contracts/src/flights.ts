import * as z from 'zod';
import { CABINS, CURRENCY, FLIGHT_SOURCES, LANGUAGE } from './constants';
import { warningSchema } from './errors';
import { geoSchema } from './places';

/** The vendor's bounds: six segments; nine people with a seat of their own, and one infant on the lap of each adult. */
export const MAX_FLIGHT_SEGMENTS = 6;
export const MAX_SEATED = 9;
/** Fares are published eleven months ahead. */
export const MAX_FLIGHT_DAYS_AHEAD = 330;
/** Whole years on the day of the last segment, from which somebody is a child, and from which an adult. */
export const CHILD_FROM_AGE = 2;
export const ADULT_FROM_AGE = 12;

export const flightSourceSchema = z.enum(FLIGHT_SOURCES);
export type FlightSource = z.infer<typeof flightSourceSchema>;
export const cabinSchema = z.enum(CABINS);
export type Cabin = z.infer<typeof cabinSchema>;
/** A cabin that a seat is in; ALL is only asked for. */
export const seatCabinSchema = z.enum(['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST']);
export type SeatCabin = z.infer<typeof seatCabinSchema>;
/** Shown as Adulto, Niño, Infante (with a seat of its own), Bebé en brazos. */
export const travelerTypeSchema = z.enum(['ADULT', 'CHILD', 'SEATED_INFANT', 'HELD_INFANT']);
export type TravelerType = z.infer<typeof travelerTypeSchema>;
/** An airport or a city, by IATA's three letters. */
export const iataSchema = z.string().regex(/^[A-Z]{3}$/);
const carrierSchema = z.string().regex(/^[A-Z0-9]{2}$/);
/** The place's own clock, without an offset: YYYY-MM-DDTHH:MM:SS. */
const localTimeSchema = z.iso.datetime({ local: true });

/** `flights/places_searches`; `keyword` of two letters or more, or a place's own code for what lies near it. */
export const flightPlacesQuerySchema = z.object({
  keyword: z.string().trim().max(60),
  subType: z
    .string()
    .regex(/^(CITY|AIRPORT)(,(CITY|AIRPORT))?$/)
    .default('CITY,AIRPORT'),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
/** Field names are Amadeus'; `label` is what the field shows, `airports` stand under their city, nearest first. */
export const flightPlaceSchema = z
  .object({
    type: z.literal('location'),
    subType: z.enum(['CITY', 'AIRPORT']),
    id: z.string(),
    name: z.string(),
    detailedName: z.string(),
    iataCode: iataSchema,
    timeZoneOffset: z.string(),
    geoCode: geoSchema,
    address: z.object({
      cityName: z.string(),
      cityCode: z.string(),
      countryName: z.string(),
      countryCode: z.string(),
      regionCode: z.string(),
    }),
    analytics: z.object({ travelers: z.object({ score: z.number() }) }),
    label: z.string(),
    /** Kilometres from the centre of what was asked for; null when it is the thing itself. */
    distance_km: z.int().nullable(),
    airports: z.array(z.object({ iataCode: iataSchema, name: z.string(), distance_km: z.int() })),
  })
  .meta({ id: 'FlightPlace' });
export type FlightPlace = z.infer<typeof flightPlaceSchema>;
export const flightPlacesResponseSchema = z.object({
  data: z.array(flightPlaceSchema),
  warnings: z.array(warningSchema).optional(),
});
/** Routes that the home page features for the brand, with the lowest fare seen for the coming weeks. */
export const featuredFlightsResponseSchema = z.object({
  data: z.object({
    routes: z.array(
      z.object({
        origin: z.object({ iataCode: iataSchema, cityName: z.string() }),
        destination: z.object({
          iataCode: iataSchema,
          cityName: z.string(),
          countryName: z.string(),
          image: z.string(),
        }),
        /** One adult, one way, taxes and charges included, whole pesos; null while nobody has said. */
        from_price: z.int().nullable(),
        date: z.iso.date().nullable(),
      }),
    ),
  }),
});
export type FeaturedFlightsResponse = z.infer<typeof featuredFlightsResponseSchema>;

/** `flights/calendar`: at most 62 days. */
export const flightCalendarQuerySchema = z.object({
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  cabin: cabinSchema.default('ALL'),
});
export const flightCalendarResponseSchema = z.object({
  data: z.object({
    /** One adult, one way, all included, whole pesos; null: no flight, or nobody knows. */
    days: z.array(z.object({ date: z.iso.date(), price: z.int().nullable() })),
    currency: z.literal(CURRENCY),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type FlightCalendar = z.infer<typeof flightCalendarResponseSchema>['data'];

const searchedSegmentSchema = z.object({
  id: z.string().min(1).max(10),
  originLocationCode: iataSchema,
  destinationLocationCode: iataSchema,
  departureDateTimeRange: z.object({ date: z.iso.date() }),
});
export type SearchedSegment = z.infer<typeof searchedSegmentSchema>;
/** `children_ages` holds whole years on the last day of travel, one for each child; below two they sit on a lap unless `seated_infants` says how many of them, the oldest first, have a seat. */
export const flightPassengersSchema = z.object({
  adults: z.int().min(1).max(MAX_SEATED).default(1),
  children: z.int().min(0).max(18).default(0),
  children_ages: z
    .array(
      z
        .int()
        .min(0)
        .max(ADULT_FROM_AGE - 1),
    )
    .max(18)
    .default([]),
  seated_infants: z.int().min(0).max(MAX_SEATED).default(0),
});
export type FlightPassengers = z.output<typeof flightPassengersSchema>;
export const flightSearchBodySchema = z
  .object({
    segments: z.array(searchedSegmentSchema).min(1).max(MAX_FLIGHT_SEGMENTS),
    /** The origin of each segment. */
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
      .max(6)
      .default([]),
    /** Of an answer that was not complete: the same search again, for what it lacked. */
    sessionCode: z.string().min(8).max(64).optional(),
  })
  .meta({ id: 'FlightSearch' });
export type FlightSearchBody = z.input<typeof flightSearchBodySchema>;
export type FlightSearchQuery = z.output<typeof flightSearchBodySchema>;

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
  /** Who flies, where it is not the carrier. */
  operating: z.object({ carrierCode: carrierSchema }).optional(),
  duration: z.string(),
  durationMinutes: z.int(),
  /** Landings on the way without a change of flight. */
  numberOfStops: z.int(),
});
export type FlightSegmentSold = z.infer<typeof flightSegmentSchema>;
export const itinerarySchema = z.object({
  duration: z.string(),
  durationMinutes: z.int(),
  /** Local days of the first departure and the last arrival. */
  departureDate: z.iso.date(),
  arrivalDate: z.iso.date(),
  /** Changes of flight and landings on the way. */
  stops: z.int(),
  segments: z.array(flightSegmentSchema).min(1),
});
export type Itinerary = z.infer<typeof itinerarySchema>;

/** Pieces, and kilograms of each where the airline says. */
export const bagsSchema = z.object({
  quantity: z.int().min(0),
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
export const travelerPricingSchema = z.object({
  travelerId: z.string(),
  travelerType: travelerTypeSchema,
  /** The adult on whose lap an infant sits. */
  associatedAdultId: z.string().optional(),
  /** Whole pesos of this one traveller; `total` is the sum of `base`, `taxes` and `fees`. */
  price: z.object({
    currency: z.literal(CURRENCY),
    total: z.int(),
    base: z.int(),
    taxes: z.array(moneyLineSchema),
    fees: z.array(moneyLineSchema),
  }),
  fareDetailsBySegment: z.array(fareDetailSchema),
});
export type TravelerPricing = z.infer<typeof travelerPricingSchema>;
/** In the traveller's words; amounts are whole pesos per traveller, null when the airline does not say. */
export const fareRulesShortSchema = z.object({
  changeable: z.boolean(),
  change_penalty: z.int().nullable(),
  refundable: z.boolean(),
  refund_penalty: z.int().nullable(),
});
export type FareRulesShort = z.infer<typeof fareRulesShortSchema>;
/** What can be bought as one. Amadeus' names, whole pesos, and the specification's extras. */
export const flightOfferSchema = z
  .object({
    type: z.literal('flight-offer'),
    /** Ours, opaque, of one search session. */
    id: z.string(),
    source: flightSourceSchema,
    instantTicketingRequired: z.boolean(),
    oneWay: z.boolean(),
    /** ISO instant until which it can be held unpaid; null when it has to be paid at once. */
    hold_until: z.iso.datetime().nullable(),
    numberOfBookableSeats: z.int().min(1).max(9),
    itineraries: z.array(itinerarySchema).min(1).max(MAX_FLIGHT_SEGMENTS),
    /** `grandTotal` is what is paid for everybody, the administrative fee included: `base` + `taxes` + `fees`. */
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
    /** Of one adult, taxes and fees included. */
    price_per_adult: z.int(),
    /** The least over segments and travellers with a seat. */
    includedCabinBags: bagsSchema,
    includedCheckedBags: bagsSchema,
    /** Name of the fare of the whole journey; several joined by «+». */
    fare_family: z.string(),
    fare_rules_short: fareRulesShortSchema,
    /** Kilograms of all travellers together; null when nobody says. */
    co2_kg: z.int().nullable(),
  })
  .meta({ id: 'FlightOffer' });
export type FlightOffer = z.infer<typeof flightOfferSchema>;
export const flightDictionariesSchema = z.object({
  /** By IATA code of the airport. */
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
export const flightSourceReportSchema = z.object({
  code: flightSourceSchema,
  /** `pending`: still asked; the search can be asked again with its `sessionCode`. */
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
    /** Who travels, by the ids that every offer uses. */
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
    /** The offer of `data` that has this fare. */
    offerId: z.string(),
    name: z.string(),
    cabin: seatCabinSchema,
    totalPrice: z.int(),
    /** Against the offer asked about; 0 for itself, below 0 when cheaper. */
    difference_from_base: z.int(),
    features: z.array(
      z.object({
        key: z.enum(TARIFF_FEATURES),
        state: z.enum(['included', 'paid', 'not_allowed']),
        text: z.string(),
      }),
    ),
    fare_rules_short: fareRulesShortSchema,
  })
  .meta({ id: 'FlightTariff' });
export type FlightTariff = z.infer<typeof flightTariffSchema>;
export const flightUpsellingResponseSchema = z.object({
  /** Cheapest first; without an answer of the airline only the offer asked about. */
  data: z.array(flightOfferSchema),
  tariffs: z.array(flightTariffSchema),
  meta: z.object({ count: z.int(), sessionCode: z.string(), expires_at: z.iso.datetime() }),
  dictionaries: flightDictionariesSchema,
  warnings: z.array(warningSchema).optional(),
});
export type FlightUpselling = z.infer<typeof flightUpsellingResponseSchema>;
