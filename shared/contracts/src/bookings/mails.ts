import * as z from 'zod';

/**
 * An e-mail that was stored because no SMTP server is configured. The development page shows its HTML from
 * `development/mails/:id/html`.
 */
export const storedMailSchema = z
  .object({
    id: z.string(),
    template: z.string(),
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    booking_code: z.string().nullable(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: 'KeptMail' });
export type StoredMail = z.infer<typeof storedMailSchema>;
export const storedMailsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const storedMailsResponseSchema = z.object({
  data: z.array(storedMailSchema),
  meta: z.object({ total: z.int(), page: z.int(), page_size: z.int() }),
});

/**
 * `sent_to` is masked, such as `an***@viajes.co`. `template` is that of the booking's newest e-mail, which is generated
 * again.
 */
export const bookingEmailResponseSchema = z.object({
  data: z.object({ sent_to: z.string(), template: z.string() }),
});
export type BookingEmail = z.infer<typeof bookingEmailResponseSchema>['data'];
