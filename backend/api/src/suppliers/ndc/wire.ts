import { seatCabinSchema } from '@tiquete/contracts';
import * as z from 'zod';
import { decodeTexts } from '../../lib/text/decodeTexts';
import { wireAmountSchema, wireCurrencySchema } from '../air/wire';

/** Schemas of the vendor's answers. Unknown fields are ignored. */
const localTime = z.iso.datetime({ local: true });
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const iata = z.string().regex(/^[A-Z]{3}$/);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** Text that travellers read. */
const words = text.transform((value) => decodeTexts(value));
/** An airline. Without an IATA code it gets a code of ours, under which its name is shown. */
const carrierSchema = z
  .object({
    id: text,
    iata_code: z
      .string()
      .regex(/^[A-Z0-9]{2}$/)
      .nullish(),
    name: words,
  })
  .transform(({ id, iata_code, name }) => ({
    iata_code: iata_code ?? makeUpCode(id || name),
    name,
  }));
const placeSchema = z.object({
  iata_code: iata,
  name: text,
  city_name: text,
  iata_city_code: text,
  iata_country_code: text,
  time_zone: text,
  city: z.object({ iata_code: iata, name: z.string() }).nullish(),
});
export type WirePlace = z.output<typeof placeSchema>;
const conditionSchema = z
  .object({
    allowed: z.boolean(),
    penalty_amount: wireAmountSchema.nullish(),
    /** The penalty may be in another currency than the price. */
    penalty_currency: z.string().nullish(),
  })
  .nullish();
const conditionsSchema = z
  .object({ change_before_departure: conditionSchema, refund_before_departure: conditionSchema })
  .nullish();
const wifiSchema = z.object({ available: z.boolean(), cost: z.string().nullish() }).nullish();
const segmentPassengerSchema = z.object({
  passenger_id: z.string(),
  cabin_class: z
    .string()
    .transform((name) => name.toUpperCase())
    .pipe(seatCabinSchema),
  fare_basis_code: text,
  baggages: z.array(z.object({ type: z.string(), quantity: z.int().min(0) })).default([]),
  cabin: z.object({ amenities: z.object({ wifi: wifiSchema }).nullish() }).nullish(),
});
const flightFields = {
  id: z.string(),
  origin: placeSchema,
  destination: placeSchema,
  departing_at: localTime,
  arriving_at: localTime,
  origin_terminal: text,
  destination_terminal: text,
  duration: z.string().nullish(),
  marketing_carrier: carrierSchema,
  marketing_carrier_flight_number: z.string().nullish(),
  operating_carrier: carrierSchema,
  operating_carrier_flight_number: z.string().nullish(),
  aircraft: z.object({ iata_code: text, name: text }).nullish(),
  stops: z.array(z.unknown()).default([]),
};
const segmentSchema = z.object({
  ...flightFields,
  passengers: z.array(segmentPassengerSchema).min(1),
});
export type WireSegment = z.output<typeof segmentSchema>;
const sliceSchema = z.object({
  id: z.string(),
  duration: z.string().nullish(),
  fare_brand_name: words,
  conditions: z
    .object({
      advance_seat_selection: z.boolean().nullish(),
      priority_boarding: z.boolean().nullish(),
    })
    .nullish(),
  segments: z.array(segmentSchema).min(1),
});
/** A flight of a schedule change. Two sets of field names exist for its times. */
const changedSegmentSchema = z
  .looseObject({ departure_datetime: z.unknown(), arrival_datetime: z.unknown() })
  .partial()
  .transform(({ departure_datetime, arrival_datetime, ...segment }) => ({
    ...segment,
    departing_at: segment.departing_at ?? departure_datetime,
    arriving_at: segment.arriving_at ?? arrival_datetime,
  }))
  .pipe(z.object(flightFields));
/** A slice of a schedule change: flights without their fares. */
export const changedSliceSchema = z.object({
  duration: z.string().nullish(),
  segments: z.array(changedSegmentSchema).min(1),
});
const PASSENGER_TYPES = ['adult', 'child', 'infant_without_seat', 'infant_with_seat'] as const;
/** Price of a passenger. Only some airlines report `price`. */
const passengerPriceSchema = z.object({
  base_amount: wireAmountSchema,
  total_amount: wireAmountSchema,
  taxes: z.array(z.object({ code: z.string(), name: text, amount: wireAmountSchema })).default([]),
});
const passengerSchema = z.object({
  id: z.string(),
  type: z.enum(PASSENGER_TYPES).nullish(),
  price: passengerPriceSchema.nullish(),
});
const serviceSchema = z.object({
  id: z.string(),
  type: z.string(),
  maximum_quantity: z.int().min(1).default(1),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  total_amount: wireAmountSchema,
  total_currency: wireCurrencySchema,
  metadata: z
    .object({ type: z.string().nullish(), maximum_weight_kg: z.number().nullish() })
    .nullish(),
});
export type WireService = z.output<typeof serviceSchema>;
export const ndcOfferSchema = z.object({
  id: z.string(),
  owner: carrierSchema,
  expires_at: instant,
  total_amount: wireAmountSchema,
  total_currency: wireCurrencySchema,
  base_amount: wireAmountSchema,
  tax_amount: wireAmountSchema.nullish(),
  total_emissions_kg: wireAmountSchema.nullish(),
  /** Airlines whose frequent flyer numbers the offer accepts. */
  supported_loyalty_programmes: z.array(z.string()).nullish(),
  seats_left: z.int().min(0).nullish(),
  conditions: conditionsSchema,
  payment_requirements: z.object({
    requires_instant_payment: z.boolean(),
    payment_required_by: instant.nullish(),
  }),
  passenger_identity_documents_required: z.boolean().default(false),
  supported_passenger_identity_document_types: z.array(z.string()).nullish(),
  allowed_passenger_identity_document_types: z.array(z.string()).nullish(),
  passengers: z.array(passengerSchema).min(1),
  slices: z.array(sliceSchema).min(1).max(6),
  /** A service that cannot be read is not offered. */
  available_services: z
    .array(z.unknown())
    .nullish()
    .transform((services) =>
      (services ?? []).flatMap((service) => serviceSchema.safeParse(service).data ?? []),
    ),
});
export type NdcOffer = z.output<typeof ndcOfferSchema>;
/** Fields of an offer that are parsed first: its flights and its price. */
export const glancedOfferSchema = z.object({
  id: z.string(),
  total_amount: wireAmountSchema,
  total_currency: wireCurrencySchema,
  slices: z
    .array(
      z.object({
        segments: z
          .array(
            z.object({
              departing_at: z.string(),
              origin: z.object({ iata_code: z.string() }),
              marketing_carrier: carrierSchema,
              marketing_carrier_flight_number: z.string().nullish(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type GlancedOffer = z.output<typeof glancedOfferSchema>;
/** Offers are parsed one by one later, so that one malformed offer does not spoil the others. */
export const offerRequestSchema = z.object({
  data: z.object({
    passengers: z.array(z.object({ id: z.string() })),
    offers: z.array(z.unknown()),
  }),
});
export type OfferRequestAnswer = z.output<typeof offerRequestSchema>['data'];
export const rawOfferAnswerSchema = z.object({ data: z.unknown() });

/**
 * Code for an airline without an IATA code: two digits, which IATA assigns to no airline. The same airline always gets the
 * same digits.
 */
function makeUpCode(carrier: string): string {
  let sum = 0;
  for (const letter of carrier) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return String(sum % 100).padStart(2, '0');
}
