import { brandRoleSchema } from '@tiquete/contracts';
import * as z from 'zod';

/** A path of ours with its query, such as `/reset_password#token=…`; the mail makes it absolute on the brand's own host. */
export const url = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);
const name = z.string();

/** Schemas of mails about an account, by template; `name` is used in the greeting. */
export const accountMailSchemas = {
  /** REGISTRATION: to choose name and password. EMAIL: to the new address of an account. */
  'account.confirm': z.object({
    name,
    url,
    hours: z.int().positive(),
    purpose: z.enum(['EMAIL', 'REGISTRATION']),
  }),
  'account.reset': z.object({ name, url, minutes: z.int().positive() }),
  /** EMAIL_RESTORED goes to the address that the account had meanwhile. EXISTS: the address was registered again. */
  'account.changed': z.object({
    name,
    what: z.enum(['PASSWORD', 'PASSWORD_RESET', 'EMAIL_RESTORED', 'EXISTS']),
    url: url.optional(),
  }),
  /** To the old address after a change: `url` restores it. */
  'account.moved': z.object({ name, url, days: z.int().positive() }),
  /** To a guest booking's address: the account `account` (masked) wants to claim it. */
  'account.claim': z.object({
    name,
    url,
    hours: z.int().positive(),
    code: z.string(),
    account: z.string(),
  }),
  /** To a guest booking's address: `digits` open the booking `code`. */
  'account.code': z.object({
    name,
    code: z.string(),
    digits: z.string(),
    minutes: z.int().positive(),
  }),
  /** To the account that claimed a booking. */
  'account.claimed': z.object({ name, code: z.string(), url }),
  /** To an address that a brand invites as admin or staff; `by` is the person who invited. */
  'account.invitation': z.object({
    name,
    url,
    role: brandRoleSchema,
    by: z.string(),
    days: z.int().positive(),
  }),
  'account.deleted': z.object({ name }),
  /** Sent at the fifth wrong guess of a day. */
  'account.locked': z.object({
    name,
    url,
    guessed: z.enum(['PASSWORD', 'CODE']).default('PASSWORD'),
  }),
  /** After a sign-in on an unknown device; `device` as `Chrome en Windows`, empty when unknown. */
  'account.device': z.object({ name, url, at: z.iso.datetime(), device: z.string() }),
};
export type AccountTemplate = keyof typeof accountMailSchemas;
export type AccountMailData<T extends AccountTemplate> = z.output<(typeof accountMailSchemas)[T]>;

/** Fields of one trip: `Bogotá – Medellín`, and its days as texts. */
const trip = { route: z.string(), days: z.string() };
/** Whole pesos for one adult. */
const price = z.int().positive();
/** Paths of ours: of the page that ends the alert, and of the call by which a mail program ends it. */
const out = { endUrl: url, oneClickUrl: url };

/** Schemas of mails about price alerts, by template. They have no name, because only an address is known. */
export const alertMailSchemas = {
  'alert.confirm': z.object({
    ...trip,
    ...out,
    price: price.nullable(),
    url,
    hours: z.int().positive(),
  }),
  /** `price` is the current price for one adult, `before` the last reported one; `url` searches the trip. */
  'alert.dropped': z.object({ ...trip, ...out, price, before: price, url }),
  /** The address has reached its maximum number of alerts. */
  'alert.full': z.object({ ...trip, alerts: z.array(z.string()) }),
};
export type AlertTemplate = keyof typeof alertMailSchemas;
export type AlertMailData<T extends AlertTemplate> = z.output<(typeof alertMailSchemas)[T]>;

/** Mails to an address that are not about a booking. */
export type AddressTemplate = AccountTemplate | AlertTemplate;

export interface AddressMail<T extends AddressTemplate = AddressTemplate> {
  /** The brand's id. */
  brand: string;
  to: string;
  /** User id of the account, if there is one. */
  userId?: string;
  template: T;
  data: T extends AccountTemplate
    ? AccountMailData<T>
    : T extends AlertTemplate
      ? AlertMailData<T>
      : never;
}
