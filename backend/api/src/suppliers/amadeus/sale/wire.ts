import * as z from 'zod';
import { wireAmountSchema, wireCurrencySchema } from '../../air/wire';
import { dictionariesSchema } from '../wire';

const text = z.union([z.string(), z.number().transform(String)]);
const flag = z.boolean().default(false);
const priceSchema = z.object({ amount: wireAmountSchema, currencyCode: wireCurrencySchema });
const whereSchema = {
  segmentIds: z.array(text).default([]),
  travelerIds: z.array(text).default([]),
};
/** `price` is the total for `quantity` pieces. */
const bagSchema = z.object({
  ...whereSchema,
  quantity: z.int().min(1).default(1),
  weight: z.number().optional(),
  name: z.string().default(''),
  price: priceSchema,
});
export type WireBag = z.output<typeof bagSchema>;
const otherServiceSchema = z.object({ ...whereSchema, name: z.string(), price: priceSchema });
const requirementsSchema = z.object({
  emailAddressRequired: flag,
  mobilePhoneNumberRequired: flag,
  phoneNumberRequired: flag,
  invoiceAddressRequired: flag,
  travelerRequirements: z
    .array(
      z.object({
        travelerId: text,
        genderRequired: flag,
        documentRequired: flag,
        dateOfBirthRequired: flag,
        documentIssuanceCityRequired: flag,
        residenceRequired: flag,
        redressRequiredIfAny: flag,
      }),
    )
    .default([]),
});
/** An entry that cannot be read becomes undefined. */
const each = <T extends z.ZodType>(schema: T) =>
  z
    .record(z.string(), z.unknown())
    .default({})
    .transform((map) => Object.values(map).flatMap((one) => schema.safeParse(one).data ?? []))
    .catch([]);
export const pricedSchema = z.object({
  data: z.object({
    flightOffers: z.array(z.unknown()).min(1),
    bookingRequirements: requirementsSchema.optional(),
  }),
  included: z
    .object({ bags: each(bagSchema), 'other-services': each(otherServiceSchema) })
    .optional(),
  dictionaries: dictionariesSchema.catch({ locations: {}, aircraft: {}, carriers: {} }),
});
export type PricedAnswer = z.output<typeof pricedSchema>;

const coordinatesSchema = z.object({ x: z.int(), y: z.int() });
const seatSchema = z.object({
  cabin: z.string().default(''),
  number: z.string(),
  characteristicsCodes: z.array(z.string()).default([]),
  coordinates: coordinatesSchema,
  travelerPricing: z.array(
    z.object({
      travelerId: text,
      seatAvailabilityStatus: z.enum(['AVAILABLE', 'BLOCKED', 'OCCUPIED']),
      price: z.object({ currency: wireCurrencySchema, total: wireAmountSchema }).optional(),
    }),
  ),
});
export type WireSeat = z.output<typeof seatSchema>;
const deckSchema = z.object({
  deckType: z.string().default('MAIN'),
  deckConfiguration: z.object({ width: z.int(), length: z.int() }).partial().optional(),
  facilities: z.array(z.object({ code: z.string(), coordinates: coordinatesSchema })).default([]),
  seats: z.array(seatSchema),
});
export type WireDeck = z.output<typeof deckSchema>;
export const amadeusSeatMapSchema = z.object({
  segmentId: text,
  aircraft: z.object({ code: text }).optional(),
  decks: z.array(deckSchema),
});
/** Seat maps are parsed one by one later, so that one malformed map does not hide the others. */
export const amadeusSeatMapsSchema = z.object({ data: z.array(z.unknown()) });
export type SeatMapsAnswer = z.output<typeof amadeusSeatMapsSchema>;

const bookedSegmentSchema = z.object({ bookingStatus: z.string().optional() });
export const amadeusOrderSchema = z.object({
  data: z.object({
    id: z.string().min(1),
    associatedRecords: z.array(z.object({ reference: z.string() })).default([]),
    flightOffers: z
      .array(
        z.object({
          price: z.object({
            currency: wireCurrencySchema,
            total: wireAmountSchema,
            grandTotal: wireAmountSchema.optional(),
          }),
          itineraries: z.array(z.object({ segments: z.array(bookedSegmentSchema) })).catch([]),
        }),
      )
      .default([]),
    ticketingAgreement: z
      .object({ option: z.string().optional(), dateTime: z.string().optional() })
      .default({}),
    tickets: z
      .array(
        z.object({
          documentType: z.string(),
          documentNumber: z.string(),
          documentStatus: z.string(),
          travelerId: text,
        }),
      )
      .default([]),
  }),
});
export type OrderAnswer = z.output<typeof amadeusOrderSchema>;
export type AmadeusOrder = OrderAnswer['data'];
