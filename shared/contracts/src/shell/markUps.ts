import * as z from 'zod';

/** Products whose prices a mark-up can be added to. */
export const MARK_UP_PRODUCTS = ['HOTEL', 'FLIGHT', 'PACKAGE', 'ASSISTANCE'] as const;
const LARGEST_PESOS = 20_000_000;

/**
 * What a brand adds to its suppliers' prices. What a rule does not name it holds for all of. Of the rules that fit an offer one is
 * added, the most specific: by destination (a city before a country), then origin, days of travel, days of the week and supplier;
 * of equal ones the first.
 */
export const markUpRuleSchema = z
  .object({
    product: z.enum(MARK_UP_PRODUCTS),
    supplier: z
      .string()
      .regex(/^[A-Z]{2,8}$/, 'A supplier is its code in capital letters, such as HB.')
      .optional(),
    origin: z
      .string()
      .regex(/^[A-Z]{3}$/, 'An origin is the code of a city or an airport, such as BOG.')
      .optional()
      .describe('Where flights and packages begin.'),
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
  })
  .refine(({ product, origin }) => origin === undefined || BEGINS_SOMEWHERE.includes(product), {
    path: ['origin'],
    error: 'Only flights and packages have an origin.',
  });
const BEGINS_SOMEWHERE: readonly string[] = ['FLIGHT', 'PACKAGE'];
export type MarkUpRule = z.infer<typeof markUpRuleSchema>;
export const markUpRulesSchema = z.array(markUpRuleSchema).max(100);
