import * as z from 'zod';
import { accountSessionSchema, profileSchema } from './account';
import { travelerSchema } from './accountTravelers';

/** All data about the account, answered as a file. */
export const accountDataSchema = z.object({
  exported_at: z.iso.datetime(),
  brand: z.string(),
  profile: profileSchema,
  consents: z.array(
    z.object({
      terms_version: z.string(),
      data_policy_version: z.string(),
      accepted_at: z.iso.datetime(),
      ip: z.string(),
    }),
  ),
  travelers: z.array(travelerSchema),
  bookings: z.array(
    z.object({
      code: z.string(),
      product: z.string(),
      title: z.string(),
      date_from: z.iso.date(),
      date_to: z.iso.date(),
      total: z.int(),
      currency: z.literal('COP'),
      status: z.string(),
      created_at: z.iso.datetime(),
      /** Buyer, travellers and remarks, under the booking's field names. */
      people: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Alerts with this address, created with or without the account. */
  price_alerts: z.array(
    z.object({
      route: z.string(),
      departure: z.iso.date(),
      return: z.iso.date().nullable(),
      asked_at: z.iso.datetime(),
      confirmed_at: z.iso.datetime().nullable(),
    }),
  ),
  sessions: z.array(accountSessionSchema),
  mails: z.array(z.object({ subject: z.string(), sent_at: z.iso.datetime().nullable() })),
});
export type AccountData = z.infer<typeof accountDataSchema>;
export const accountDataResponseSchema = z.object({ data: accountDataSchema });
