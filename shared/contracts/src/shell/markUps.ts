import * as z from 'zod';
import { moduleIdSchema } from './moduleId';

const LARGEST_PESOS = 20_000_000;

/**
 * Rules that add to the suppliers' prices. A field that a rule omits matches everything. For each offer the most specific
 * matching rule applies: by destination (a city before a country), then origin, days of travel, days of the week and
 * supplier. Among equal ones the first applies.
 */
export const markUpRuleSchema = z
  .object({
    product: moduleIdSchema,
    supplier: z
      .string()
      .regex(/^[A-Z]{2,8}$/, 'A supplier is its code in capital letters, such as HB.')
      .optional(),
    origin: z
      .string()
      .regex(/^[A-Z]{3}$/, 'An origin is the code of a city or an airport, such as BOG.')
      .optional()
      .describe(
        'Where a journey begins: of products that say so of themselves (`markUp` of their remote).',
      ),
    destination: z
      .string()
      .regex(/^[A-Z]{2,3}$/, 'A destination is a city (CTG) or a country (CO).')
      .optional(),
    from: z.iso.date().optional().describe('First day of travel that it holds for.'),
    to: z.iso.date().optional().describe('Last one, included.'),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .optional()
      .describe('Of the first day of travel: 1 is Monday, 7 Sunday.'),
    amount: z
      .int()
      .min(0)
      .max(LARGEST_PESOS)
      .optional()
      .describe(
        'Whole pesos: for a hotel’s stay; for each traveller with a seat; for each insured person.',
      ),
    per_thousand: z
      .int()
      .min(0)
      .max(1000)
      .optional()
      .describe('Of the supplier’s price, each line rounded up to whole pesos.'),
  })
  .strict()
  .refine(({ amount, per_thousand }) => amount !== undefined || per_thousand !== undefined, {
    path: ['amount'],
    error: 'A rule adds pesos, a part per thousand, or both.',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'A season ends after it begins.',
  });
export type MarkUpRule = z.infer<typeof markUpRuleSchema>;
export const markUpRulesSchema = z.array(markUpRuleSchema).max(100);

/** Fields that the rules of a product may use, from its remote's descriptor. */
export const markUpFormSchema = z.object({
  /** Unit of an amount in pesos, in Spanish and singular, such as `pasajero`. */
  unit: z.string().min(1).max(40),
  /** True when the product has a place of departure. */
  hasOrigin: z.boolean(),
  /** Suppliers for whom rules may differ. Empty for the brand's own catalogue. */
  suppliers: z.array(z.object({ code: z.string().regex(/^[A-Z]{2,8}$/), name: z.string() })),
});
