import * as z from 'zod';
import { rateSchema } from '../wire';

/**
 * What we read of Hotelbeds' answers to check rates, bookings and hotel details. Unknown fields are ignored.
 * Money comes as number or as string; a list of one thing may be absent.
 */
const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0));
const text = z.object({ content: z.string() }).transform(({ content }) => content);

/** Live answers say `hotel`; the description says `hotels`. */
const checkedHotelSchema = z.object({
  code: z.union([z.int(), z.string()]).transform(String),
  currency: z.string(),
  rooms: z.array(
    z.object({ code: z.string(), name: z.string().default(''), rates: z.array(rateSchema) }),
  ),
});
export const checkRatesSchema = z
  .object({ hotel: checkedHotelSchema.optional(), hotels: checkedHotelSchema.optional() })
  .transform(({ hotel, hotels }, context) => {
    const found = hotel ?? hotels;
    if (!found) context.addIssue({ code: 'custom', path: ['hotel'], message: 'absent' });
    return found ?? z.NEVER;
  });
export type CheckedHotel = z.infer<typeof checkedHotelSchema>;

const bookingSchema = z.object({
  reference: z.string().min(1),
  clientReference: z.string(),
  status: z.enum(['CONFIRMED', 'CANCELLED']),
  currency: z.string().optional(),
  hotel: z
    .object({
      supplier: z.object({ name: z.string(), vatNumber: z.string().default('') }).optional(),
      cancellationAmount: amount.optional(),
      rooms: z
        .array(
          z.object({
            rates: z.array(z.object({ rateComments: z.string().optional() })).default([]),
          }),
        )
        .default([]),
    })
    .optional(),
});
export type HotelbedsBooking = z.infer<typeof bookingSchema>;
export const oneBookingSchema = z.object({ booking: bookingSchema });
/** None found: the inner list is absent. `total` counts beyond the page asked for. */
export const bookingListSchema = z.object({
  bookings: z.object({
    bookings: z
      .array(bookingSchema.pick({ reference: true, clientReference: true, status: true }))
      .default([]),
    total: z.int().optional(),
  }),
});
/** `code` is a name and a token: `PRODUCT_ERROR-99FD…`. */
export const refusalSchema = z.object({
  error: z.object({ code: z.string(), message: z.string().default('') }),
});

const roomStaySchema = z.object({
  roomStayFacilities: z
    .array(
      z.object({
        description: text.optional(),
        number: z.int().min(1).default(1),
        facilityGroupCode: z.int(),
      }),
    )
    .default([]),
});
const detailedRoomSchema = z.object({
  roomCode: z.string(),
  description: z.string().default(''),
  roomFacilities: z
    .array(
      z.object({
        facilityCode: z.int(),
        facilityGroupCode: z.int(),
        number: z.number().optional(),
      }),
    )
    .default([]),
  roomStays: z.array(roomStaySchema).default([]),
});
const facilitySchema = z.object({
  facilityCode: z.int(),
  facilityGroupCode: z.int(),
  description: text.optional(),
  indYesOrNo: z.boolean().optional(),
  indLogic: z.boolean().optional(),
  indFee: z.boolean().default(false),
  timeFrom: z.string().optional(),
  timeTo: z.string().optional(),
});
const imageSchema = z.object({
  imageTypeCode: z.string().optional(),
  type: z.object({ code: z.string() }).optional(),
  roomCode: z.string().optional(),
  visualOrder: z.int().default(0),
});
/** A malformed room, picture, facility or sight is left out by itself. */
const lenient = <T extends z.ZodType>(schema: T) =>
  z
    .array(z.unknown())
    .default([])
    .transform((rows) =>
      rows
        .map((row) => schema.safeParse(row))
        .map((parsed) => (parsed.success ? parsed.data : null)),
    );
const detailsSchema = z.object({
  code: z.union([z.int(), z.string()]).transform(String),
  name: text,
  description: text.optional(),
  city: text.optional(),
  address: text.optional(),
  postalCode: z.string().optional(),
  zone: z.object({ name: z.string().optional(), description: text.optional() }).optional(),
  category: z.object({ code: z.string() }).optional(),
  categoryCode: z.string().optional(),
  coordinates: z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() }).optional(),
  phones: lenient(z.object({ phoneNumber: z.string() })),
  rooms: lenient(detailedRoomSchema),
  facilities: lenient(facilitySchema),
  interestPoints: lenient(z.object({ poiName: z.string().min(1), distance: z.coerce.number() })),
  images: lenient(imageSchema),
  issues: lenient(
    z.object({ description: text, dateFrom: z.string().optional(), dateTo: z.string().optional() }),
  ),
});
export type HotelDetails = z.infer<typeof detailsSchema>;
/** One hotel comes as `hotel`, several or none as `hotels`. */
export const hotelDetailsSchema = z
  .object({ hotel: detailsSchema.optional(), hotels: z.array(detailsSchema).optional() })
  .transform(({ hotel, hotels }) => hotel ?? hotels?.[0]);
export const roomTypeSchema = z.object({
  code: z.string(),
  maxAdults: z.int(),
  maxChildren: z.int(),
});
