import { seatCabinSchema, travelerTypeSchema } from '@tiquete/contracts';
import * as z from 'zod';
import { wireAmountSchema, wireCurrencySchema } from '../air/wire';
import { maybe } from '../maybe';

/**
 * Schemas of the vendor's answers. Unknown fields are ignored. Fields that live answers add to the description are optional.
 */
const localTime = z
  .string()
  .transform((text) => text.slice(0, 19))
  .pipe(z.iso.datetime({ local: true }));
const iata = z.string().regex(/^[A-Z]{3}$/);
const carrier = z.string().regex(/^[A-Z0-9]{2}$/);
const text = z.union([z.string(), z.number().transform(String)]);
const pointSchema = z.object({ iataCode: iata, terminal: text.optional(), at: localTime });
const segmentSchema = z.object({
  id: text,
  departure: pointSchema,
  arrival: pointSchema,
  carrierCode: carrier,
  number: text,
  aircraft: z.object({ code: text }).optional(),
  operating: z.object({ carrierCode: carrier.optional() }).optional(),
  duration: z.string(),
  numberOfStops: z.int().min(0).default(0),
  co2Emissions: z
    .array(z.object({ weight: wireAmountSchema, weightUnit: z.string().default('KG') }))
    .optional(),
});
const lineSchema = z.object({ amount: wireAmountSchema, code: z.string() });
const priceSchema = z.object({
  currency: wireCurrencySchema,
  total: wireAmountSchema,
  base: wireAmountSchema,
  taxes: z.array(lineSchema).default([]),
  fees: z.array(z.object({ amount: wireAmountSchema, type: z.string() })).default([]),
});
const bagsSchema = z
  .object({
    quantity: z.int().min(0).optional(),
    weight: z.number().optional(),
    weightUnit: z.string().optional(),
  })
  .optional();
export type WireBags = z.output<typeof bagsSchema>;
const amenitySchema = z.object({
  description: z.string().default(''),
  isChargeable: z.boolean().default(false),
  amenityType: z.string().default(''),
});
const fareDetailsSchema = z.object({
  segmentId: text,
  cabin: seatCabinSchema.default('ECONOMY'),
  fareBasis: z.string().default(''),
  brandedFare: z.string().optional(),
  brandedFareLabel: z.string().optional(),
  class: z.string().default(''),
  includedCheckedBags: bagsSchema,
  includedCabinBags: bagsSchema,
  amenities: z.array(amenitySchema).optional(),
});
export type WireFareDetails = z.output<typeof fareDetailsSchema>;
const travelerPricingSchema = z.object({
  travelerId: text,
  travelerType: travelerTypeSchema,
  associatedAdultId: text.optional(),
  price: priceSchema,
  fareDetailsBySegment: z.array(fareDetailsSchema).min(1),
});
const ruleSchema = z.object({
  category: z.string(),
  circumstances: z.string().default(''),
  notApplicable: z.boolean().default(false),
  maxPenaltyAmount: wireAmountSchema.optional(),
});
export const amadeusOfferSchema = z.object({
  instantTicketingRequired: z.boolean().default(false),
  oneWay: z.boolean().default(false),
  lastTicketingDate: z.string().optional(),
  lastTicketingDateTime: z.string().optional(),
  numberOfBookableSeats: z.number().optional(),
  itineraries: z
    .array(z.object({ duration: z.string().optional(), segments: z.array(segmentSchema).min(1) }))
    .min(1)
    .max(6),
  price: priceSchema.extend({
    grandTotal: wireAmountSchema.optional(),
    additionalServices: z.array(z.object({ amount: wireAmountSchema })).optional(),
  }),
  pricingOptions: z
    .object({ refundableFare: z.boolean().optional(), noPenaltyFare: z.boolean().optional() })
    .optional(),
  validatingAirlineCodes: z.array(carrier).default([]),
  travelerPricings: z.array(travelerPricingSchema).min(1),
  /** A penalty may be in another currency than the price. */
  fareRules: z.object({ currency: maybe(z.string()), rules: z.array(ruleSchema) }).optional(),
});
export type AmadeusOffer = z.output<typeof amadeusOfferSchema>;

/** An offer as received. The vendor's next call needs all of it back. */
const looseDetails = z.looseObject({ segmentId: text });
export const rawOfferSchema = z.looseObject({
  id: text,
  price: z.looseObject({}),
  travelerPricings: z.array(
    z.looseObject({
      travelerId: text,
      price: z.looseObject({}),
      fareDetailsBySegment: z.array(looseDetails),
    }),
  ),
});
export type RawOffer = z.output<typeof rawOfferSchema>;

const namesSchema = z.record(z.string(), z.string()).default({});
export const dictionariesSchema = z
  .object({
    locations: z
      .record(z.string(), z.object({ cityCode: z.string(), countryCode: z.string() }))
      .default({}),
    aircraft: namesSchema,
    carriers: namesSchema,
  })
  .default({ locations: {}, aircraft: {}, carriers: {} });
export type WireDictionaries = z.output<typeof dictionariesSchema>;
/** Offers are parsed one by one later, so that one malformed offer does not spoil the others. */
export const offersSchema = z.object({
  data: z.array(z.unknown()),
  dictionaries: dictionariesSchema.catch({ locations: {}, aircraft: {}, carriers: {} }),
});
export type AmadeusOffers = z.output<typeof offersSchema>;

export const datesSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ currency: wireCurrencySchema }),
});
export const dateSchema = z.object({
  departureDate: z.iso.date(),
  returnDate: z.iso.date().optional(),
  price: z.object({ total: wireAmountSchema }),
});
export const placesSchema = z.object({ data: z.array(z.unknown()) });
export const placeSchema = z.object({
  type: z.literal('location'),
  subType: z.enum(['CITY', 'AIRPORT']),
  id: z.string(),
  name: z.string(),
  detailedName: z.string().default(''),
  iataCode: iata,
  timeZoneOffset: z.string().default(''),
  geoCode: z.object({ latitude: z.number(), longitude: z.number() }),
  address: z.object({
    cityName: z.string().default(''),
    cityCode: z.string().default(''),
    countryName: z.string().default(''),
    countryCode: z.string().default(''),
    regionCode: z.string().default(''),
  }),
  analytics: z
    .object({ travelers: z.object({ score: z.number() }) })
    .default({ travelers: { score: 0 } }),
});
export const amadeusTokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** UTC offset of our office at the vendor, which has no summer time. The vendor sends times without an offset. */
const OFFICE_OFFSET = '-05:00';
const OFFSET_MS = 5 * 3_600_000;

/** An instant in the office's local time without an offset, as the vendor requires. */
export const officeTime = (instant: Date): string =>
  new Date(instant.getTime() - OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

/**
 * Parses a time of the office, `2027-01-05T23:59:00`. A date without a time means the end of that day. Undefined for any
 * other text.
 */
export function officeInstant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const local = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:00` : text;
  const instant = new Date(/(Z|[+-]\d\d:\d\d)$/.test(local) ? local : local + OFFICE_OFFSET);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
