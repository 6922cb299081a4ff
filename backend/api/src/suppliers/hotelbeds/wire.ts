import * as z from 'zod';

/**
 * What we read of Hotelbeds' answers, booking API 1.0 and content API 1.0. Unknown fields are ignored.
 * Money and coordinates come as number or as string.
 */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const amount = decimal.pipe(z.number().min(0));
const code = z.union([z.int(), z.string().min(1)]).transform(String);
/** Texts of the content API come as `{content}`. */
const content = z.object({ content: z.string() }).transform((text) => text.content);

const taxSchema = z.object({
  included: z.boolean().default(false),
  percent: amount.optional(),
  type: z.string().optional(),
  amount: amount.optional(),
  currency: z.string().optional(),
  clientAmount: amount.optional(),
  clientCurrency: z.string().optional(),
});
export const rateSchema = z.object({
  rateKey: z.string().min(1),
  rateClass: z.string(),
  rateType: z.enum(['BOOKABLE', 'RECHECK']),
  net: amount,
  sellingRate: amount.optional(),
  packaging: z.boolean().default(false),
  paymentType: z.string().optional(),
  allotment: z.int().optional(),
  boardCode: z.string(),
  rooms: z.int().min(1),
  adults: z.int().min(1),
  children: z.int().min(0),
  childrenAges: z.union([z.string(), z.number().transform(String)]).optional(),
  cancellationPolicies: z
    .array(z.object({ amount, from: z.iso.datetime({ offset: true }) }))
    .optional(),
  taxes: z.object({ taxes: z.array(taxSchema).optional() }).optional(),
  promotions: z
    .array(z.object({ code: code, name: z.string().default(''), remark: z.string().default('') }))
    .optional(),
  offers: z
    .array(z.object({ code: code, name: z.string().default(''), amount: decimal }))
    .optional(),
  rateComments: z.string().optional(),
  dailyRates: z.array(z.object({ offset: z.int(), dailyNet: amount })).optional(),
});
export type HotelbedsRate = z.infer<typeof rateSchema>;

export const availableHotelSchema = z.object({
  code,
  name: z.string().min(1),
  categoryCode: z.string(),
  categoryName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  zoneCode: code,
  zoneName: z.string().default(''),
  latitude: decimal,
  longitude: decimal,
  currency: z.string(),
  reviews: z.array(z.object({ rate: decimal, reviewCount: z.int(), type: z.string() })).optional(),
  rooms: z.array(
    z.object({ code: z.string(), name: z.string().default(''), rates: z.array(rateSchema) }),
  ),
});
export type AvailableHotel = z.infer<typeof availableHotelSchema>;

/** Hotels stay unread here, so that a malformed one does not spoil the others. No hotel: the list is absent. */
export const availabilitySchema = z.object({
  hotels: z.object({ hotels: z.array(z.unknown()).default([]) }),
});

export const contentHotelSchema = z.object({
  code,
  name: content,
  destinationCode: z.string(),
  categoryCode: z.string().default(''),
  city: content.optional(),
  address: content.optional(),
  description: content.optional(),
  coordinates: z.object({ latitude: decimal, longitude: decimal }).optional(),
  images: z.array(z.unknown()).default([]),
  facilities: z
    .array(
      z.object({
        facilityCode: z.int(),
        facilityGroupCode: z.int(),
        indYesOrNo: z.boolean().optional(),
        indLogic: z.boolean().optional(),
      }),
    )
    .default([]),
});
export type ContentHotel = z.infer<typeof contentHotelSchema>;

/** A page of the content API: `total` records in all, from which `from`..`to` came. */
const page = { total: z.int().min(0) };
export const contentHotelsSchema = z.object({ ...page, hotels: z.array(z.unknown()).default([]) });
export const destinationsSchema = z.object({
  ...page,
  destinations: z.array(z.unknown()).default([]),
});
export const facilitiesSchema = z.object({ ...page, facilities: z.array(z.unknown()).default([]) });
export const roomTypesSchema = z.object({ ...page, rooms: z.array(z.unknown()).default([]) });
export const destinationSchema = z.object({
  code: z.string().min(1),
  name: content,
  countryCode: z.string(),
  isoCode: z.string().optional(),
});
export const facilitySchema = z.object({
  code: z.int(),
  facilityGroupCode: z.int(),
  description: content,
});
