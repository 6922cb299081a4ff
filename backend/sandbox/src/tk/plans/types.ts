import * as z from 'zod';

/** Territory: `W` worldwide, `E` Europe, `L` Colombia. */
const modeSchema = z.enum(['W', 'E', 'L']);
const upgradeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Price of an upgrade: an amount in the plan's currency for each person, or percent of the order's price. */
  value: z.number().positive(),
  per: z.enum(['person', 'porcent']),
});
export type Upgrade = z.infer<typeof upgradeSchema>;
export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  currency: z.enum(['USD', 'COP']),
  mode: modeSchema,
  minDays: z.int(),
  maxDays: z.int(),
  minAge: z.int(),
  maxAge: z.int(),
  maxPax: z.int(),
  /** Residents who may buy the plan: of Colombia, of other countries, or all. Residents of `notFrom` never may. */
  origins: z.enum(['CO', 'abroad', 'any']),
  notFrom: z.array(z.string()),
  unit: z.enum(['day', 'year']),
  /** Prices per day up to a number of days, the shortest first. An annual plan has the price of the year. */
  bands: z.array(z.object({ days: z.int(), value: z.number() })).min(1),
  /** Surcharges by age. The one of the highest age that the person has reached applies. */
  surcharges: z.array(z.object({ from: z.int(), porcent: z.int() })),
  promotion: z.object({ name: z.string(), porcent: z.int() }).nullable(),
  company: z.enum(['travel', 'local']),
  /**
   * Percentages that are retained when a policy is cancelled at least this many days before it begins. The most days come
   * first.
   */
  cancellation: z.array(z.object({ days: z.int(), retained: z.int() })),
  upgrades: z.array(upgradeSchema),
  /** Texts of the coverages by benefit. */
  coverages: z.record(z.string(), z.string()),
  exclusions: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;
export const benefitSchema = z.object({
  id: z.string(),
  name: z.string(),
  english: z.string(),
  info: z.string(),
});
export const categorySchema = z.object({ id: z.string(), name: z.string() });
const companySchema = z.object({
  name: z.string(),
  insurer: z.string().nullable(),
  text: z.string(),
});
export const companiesSchema = z.object({ travel: companySchema, local: companySchema });
export const helpSchema = z.object({
  numbers: z.array(
    z.object({ country: z.string().nullable(), name: z.string(), phone: z.string() }),
  ),
  claims: z.array(z.string()),
});
