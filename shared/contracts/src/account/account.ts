import * as z from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits';
import { personSchema } from '../bookings/bookings';
import { normalizeName, PERSON_NAME } from '../bookings/personName';

export const ACCOUNT_NAME_MAX = 80;
/** Hours until a link in an e-mail expires. */
export const CONFIRM_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
/** Days in which a link in the old mailbox can revert a change of address. */
export const EMAIL_RESTORE_DAYS = 7;
/** Minutes after a sign-in, or after `accounts/me/reauthentications`, in which the data can be downloaded. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** A name in any script. It must not look like an address, because e-mails contain it (`PERSON_NAME`). */
export const accountNameSchema = z
  .string()
  .overwrite(normalizeName)
  .min(1)
  .max(ACCOUNT_NAME_MAX)
  .regex(PERSON_NAME);
const emailSchema = personSchema.shape.email;
/** Any characters. The api rejects common passwords (PASSWORD_TOO_COMMON). */
export const newPasswordSchema = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
const passwordSchema = z.string().min(1).max(PASSWORD_MAX);
/**
 * Token of a link in an e-mail: `/confirm_account#token=…`, `/register#token=…` and `/reset_password#token=…`. After `#`, so
 * that no server receives it with the page.
 */
export const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * Only the address. Name, password and consents come from the person who opens the link. Pages of an earlier release send
 * them here too; they are dropped.
 */
export const registerBodySchema = z.object({ email: emailSchema }).meta({ id: 'Register' });
/** Form of the person who opens the link. The versions are the brand's `policy_versions`. */
export const registrationSchema = z
  .object({
    /** The given name, or the full name when `lastname` is absent: an earlier release has one field. */
    name: accountNameSchema,
    lastname: personSchema.shape.lastname.optional(),
    password: newPasswordSchema,
    accepts: z.object({
      terms_version: z.string().max(40),
      data_policy_version: z.string().max(40),
    }),
  })
  .meta({ id: 'Registration' });
export type RegistrationBody = z.infer<typeof registrationSchema>;
export const emailBodySchema = z.object({ email: emailSchema }).meta({ id: 'EmailOnly' });
const linkBodySchema = z.object({ token: linkTokenSchema });
/** `registration` is required for the link of a new account. */
export const confirmationBodySchema = linkBodySchema
  .extend({ registration: registrationSchema.optional() })
  .meta({ id: 'Confirmation' });
export type ConfirmationBody = z.infer<typeof confirmationBodySchema>;
/**
 * ACCOUNT: the account is confirmed. EMAIL: its address has changed. CLAIM: a guest's booking now belongs to the account.
 * None of them signs in.
 */
export const CONFIRMATION_PURPOSES = ['ACCOUNT', 'EMAIL', 'CLAIM'] as const;
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number];
export const confirmationResponseSchema = z.object({
  data: z.object({ purpose: z.enum(CONFIRMATION_PURPOSES) }),
});
export type ConfirmationResponse = z.infer<typeof confirmationResponseSchema>;
export const resetPasswordBodySchema = z
  .object({ token: linkTokenSchema, password: newPasswordSchema })
  .meta({ id: 'ResetPassword' });

/** `null` means empty. Phone and its country are both filled or both null. */
export const profileSchema = z
  .object({
    name: z.string(),
    /** Null, like `lastname`, for an account from the time of a single name field. */
    given_name: z.string().nullable(),
    lastname: z.string().nullable(),
    email: z.string(),
    /** The new address until it is confirmed. */
    pending_email: z.string().nullable(),
    phone_country: personSchema.shape.phone_country.nullable(),
    phone: personSchema.shape.phone.nullable(),
    birth_date: z.iso.date().nullable(),
    gender: personSchema.shape.gender.nullable(),
    nationality: personSchema.shape.nationality.nullable(),
    /** One of the boot record's `languages` and `currencies`. Null: the first in the brand's list. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;
export const profileResponseSchema = z.object({ data: profileSchema });
/** Absent fields are unchanged. */
export const profileBodySchema = profileSchema
  .omit({
    name: true,
    given_name: true,
    lastname: true,
    email: true,
    pending_email: true,
    created_at: true,
  })
  /** Both, or the full name only. */
  .extend({ name: accountNameSchema, lastname: personSchema.shape.lastname })
  .partial()
  .meta({ id: 'ProfileChange' });
export type ProfileBody = z.infer<typeof profileBodySchema>;
export const changePasswordBodySchema = z
  .object({ current_password: passwordSchema, password: newPasswordSchema })
  .meta({ id: 'ChangePassword' });
/** `access_token` is filled only for a caller with a bearer token. A browser receives its new session as a cookie. */
export const changePasswordResponseSchema = z.object({
  data: z.object({ ended_sessions: z.int(), access_token: z.string().nullable() }),
});
/**
 * The link is sent to the new address and works in the session that requested it. The old mailbox receives a link to revert
 * the change.
 */
export const changeEmailBodySchema = z
  .object({ email: emailSchema, password: passwordSchema })
  .meta({ id: 'ChangeEmail' });
export const passwordBodySchema = z
  .object({ password: passwordSchema })
  .meta({ id: 'PasswordOnly' });

export const accountSessionSchema = z
  .object({
    id: z.string(),
    /** Browser and system, such as `Chrome en Windows`. Empty when unknown. */
    device: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSessionSchema>;
export const accountSessionsResponseSchema = z.object({ data: z.array(accountSessionSchema) });
export const endedSessionsResponseSchema = z.object({
  data: z.object({ ended_sessions: z.int() }),
});
export const accountItemParamsSchema = z.object({ id: z.string().max(64) });

/** `meta` of BOOKINGS_UNDER_WAY, which prevents the deletion of an account. */
export const bookingsUnderWaySchema = z.object({
  bookings: z.array(z.object({ id: z.string(), code: z.string(), title: z.string() })),
});
export type BookingsUnderWay = z.infer<typeof bookingsUnderWaySchema>;
