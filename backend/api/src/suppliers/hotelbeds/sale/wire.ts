import * as z from 'zod';
import { maybe, orElse } from '../../maybe';
import { hotelbedsRateSchema, wordsSchema } from '../wire';

/**
 * Schemas of Hotelbeds' answers to check rates, bookings and hotel details. Unknown fields are ignored. Money comes as number
 * or string; a list of one item may be absent.
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

/** A checked hotel. Live answers name it `hotel`, the description `hotels`. */
const checkedHotelSchema = z.object({
  code: z.union([z.int(), z.string()]).transform(String),
  currency: z.string(),
  rooms: z.array(
    z.object({
      code: z.string(),
      name: orElse(z.string(), ''),
      rates: z.array(hotelbedsRateSchema),
    }),
  ),
});
export const checkRatesSchema = z
  .object({ hotel: maybe(checkedHotelSchema), hotels: maybe(checkedHotelSchema) })
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
  currency: maybe(z.string()),
  hotel: maybe(
    z.object({
      supplier: maybe(z.object({ name: wordsSchema, vatNumber: orElse(z.string(), '') })),
      cancellationAmount: maybe(amount),
      rooms: orElse(
        z.array(
          z.object({
            rates: orElse(z.array(z.object({ rateComments: maybe(wordsSchema) })), []),
          }),
        ),
        [],
      ),
    }),
  ),
});
export type HotelbedsBooking = z.infer<typeof bookingSchema>;
export const oneBookingSchema = z.object({ booking: bookingSchema });
/** A list of bookings. The inner list is missing when no booking is found. `total` also counts bookings beyond the page. */
export const bookingListSchema = z.object({
  bookings: z.object({
    bookings: orElse(
      z.array(bookingSchema.pick({ reference: true, clientReference: true, status: true })),
      [],
    ),
    total: maybe(z.int()),
  }),
});
/** A rejection. `code` consists of a name and a token: `PRODUCT_ERROR-99FD…`. */
export const refusalSchema = z.object({
  error: z.object({ code: z.string(), message: orElse(z.string(), '') }),
});

const roomStaySchema = z.object({
  roomStayFacilities: orElse(
    z.array(
      z.object({
        description: maybe(text),
        number: orElse(z.int().min(1), 1),
        facilityGroupCode: z.int(),
      }),
    ),
    [],
  ),
});
const detailedRoomSchema = z.object({
  roomCode: z.string(),
  description: orElse(z.string(), ''),
  roomFacilities: orElse(
    z.array(
      z.object({
        facilityCode: z.int(),
        facilityGroupCode: z.int(),
        number: maybe(z.number()),
      }),
    ),
    [],
  ),
  roomStays: orElse(z.array(roomStaySchema), []),
});
const facilitySchema = z.object({
  facilityCode: z.int(),
  facilityGroupCode: z.int(),
  description: maybe(text),
  indYesOrNo: maybe(z.boolean()),
  indLogic: maybe(z.boolean()),
  indFee: orElse(z.boolean(), false),
  timeFrom: maybe(z.string()),
  timeTo: maybe(z.string()),
});
const imageSchema = z.object({
  path: maybe(z.string()),
  imageTypeCode: maybe(z.string()),
  type: maybe(z.object({ code: z.string() })),
  roomCode: maybe(z.string()),
  visualOrder: orElse(z.int(), 0),
});
/** List whose malformed items are left out: rooms, pictures, facilities, points of interest. */
const lenient = <T extends z.ZodType>(schema: T) =>
  orElse(z.array(z.unknown()), []).transform((rows) =>
    rows.map((row) => schema.safeParse(row)).map((parsed) => (parsed.success ? parsed.data : null)),
  );
const detailsSchema = z.object({
  code: z.union([z.int(), z.string()]).transform(String),
  name: text,
  description: maybe(text),
  city: maybe(text),
  address: maybe(text),
  postalCode: maybe(z.string()),
  zone: maybe(z.object({ name: maybe(z.string()), description: maybe(text) })),
  category: maybe(z.object({ code: z.string() })),
  categoryCode: maybe(z.string()),
  coordinates: maybe(z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() })),
  phones: lenient(z.object({ phoneNumber: z.string() })),
  rooms: lenient(detailedRoomSchema),
  facilities: lenient(facilitySchema),
  interestPoints: lenient(z.object({ poiName: z.string().min(1), distance: z.coerce.number() })),
  images: lenient(imageSchema),
  issues: lenient(
    z.object({ description: text, dateFrom: maybe(z.string()), dateTo: maybe(z.string()) }),
  ),
});
export type HotelDetails = z.infer<typeof detailsSchema>;
/** Details of hotels. A single hotel comes as `hotel`; several or none come as `hotels`. */
export const hotelDetailsSchema = z
  .object({ hotel: maybe(detailsSchema), hotels: maybe(z.array(detailsSchema)) })
  .transform(({ hotel, hotels }) => hotel ?? hotels?.[0]);
export const roomTypeSchema = z.object({
  code: z.string(),
  maxAdults: z.int(),
  maxChildren: z.int(),
});
