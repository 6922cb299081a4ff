import * as z from 'zod';

const name = (least: number) => z.string().min(least).max(50);
const pax = z.strictObject({
  roomId: z.int().min(1).optional(),
  type: z.enum(['AD', 'CH']),
  age: z.int().min(0).max(99).optional(),
  name: name(1).optional(),
  surname: name(0).optional(),
});
const percent = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(100));

/**
 * Body of `POST /bookings`. The agency pays by invoice, so payment data is rejected and no traveller's card arrives here.
 */
export const bookingRequestSchema = z.strictObject({
  holder: z.strictObject({ name: name(1), surname: name(1) }),
  clientReference: z.string().min(1).max(20),
  creationUser: name(1).optional(),
  remark: z.string().max(2000).optional(),
  /** Accepted price increase in percent. */
  tolerance: percent.optional(),
  language: z.string().length(3).optional(),
  rooms: z
    .array(z.strictObject({ rateKey: z.string().min(1), paxes: z.array(pax).optional() }))
    .min(1)
    .max(10),
});
export type BookingRequest = z.output<typeof bookingRequestSchema>;
export type PaxRequest = z.output<typeof pax>;

const whole = z.string().regex(/^\d+$/).transform(Number);
const listOf = z.string().transform((text) => text.split(','));
/** Query of `GET /bookings`. */
export const bookingListSchema = z.strictObject({
  filterType: z.enum(['CHECKIN', 'CREATION']).default('CREATION'),
  status: z.enum(['ALL', 'CONFIRMED', 'CANCELLED']).default('ALL'),
  from: whole.pipe(z.int().min(1)),
  to: whole.pipe(z.int().min(1)),
  start: z.iso.date(),
  end: z.iso.date(),
  clientReference: z.string().optional(),
  creationUser: z.string().optional(),
  country: listOf.optional(),
  destination: listOf.optional(),
  hotel: listOf.optional(),
});
export type BookingListRequest = z.output<typeof bookingListSchema>;

export const bookingDetailSchema = z.strictObject({ language: z.string().length(3).optional() });
/** Query of `DELETE /bookings/{id}`. */
export const cancellationSchema = z.strictObject({
  cancellationFlag: z.enum(['CANCELLATION', 'SIMULATION']).default('CANCELLATION'),
  language: z.string().length(3).optional(),
});
