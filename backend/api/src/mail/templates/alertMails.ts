import * as z from 'zod';
import { url } from './accountMails';

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
