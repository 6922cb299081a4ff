import * as z from 'zod';
import { url } from './accountMails';

/** Of one trip: `Bogotá – Medellín`, and its days as texts. */
const trip = { route: z.string(), days: z.string() };
/** Whole pesos of one adult. */
const price = z.int().positive();
/** Paths of ours: of the page that ends the alert, and of the call by which a mail program does. */
const out = { endUrl: url, oneClickUrl: url };

/** Mails about price alerts by template, with what each needs; no name, since only an address is known. */
export const alertMailSchemas = {
  'alert.confirm': z.object({
    ...trip,
    ...out,
    price: price.nullable(),
    url,
    hours: z.int().positive(),
  }),
  /** `price` is what one adult pays now, `before` what was told last; `url` searches the trip. */
  'alert.dropped': z.object({ ...trip, ...out, price, before: price, url }),
  /** There are as many as an address may have. */
  'alert.full': z.object({ ...trip, alerts: z.array(z.string()) }),
};
export type AlertTemplate = keyof typeof alertMailSchemas;
export type AlertMailData<T extends AlertTemplate> = z.output<(typeof alertMailSchemas)[T]>;
