import * as z from 'zod';
import { moduleIdSchema } from './moduleId';

/** Typefaces that our own origin serves (`backend/api/fonts/web`). Default: the system's font. */
export const typefaceSchema = z
  .enum(['bricolage-grotesque', 'figtree', 'fraunces', 'nunito', 'space-grotesk'])
  .describe('Typeface of every text, served from the brand’s own origin.');
export type Typeface = z.infer<typeof typefaceSchema>;
export const cornersSchema = z
  .enum(['square', 'soft', 'round'])
  .describe('How round fields, buttons and cards are; soft without it.');
export type Corners = z.infer<typeof cornersSchema>;
export const densitySchema = z
  .enum(['compact', 'normal', 'airy'])
  .describe('How much room there is between things; normal without it.');
export type Density = z.infer<typeof densitySchema>;

/** Address of a brand's own picture: `/brand/<id>/<file>`. */
export const brandPictureSchema = z
  .string()
  .max(120)
  .regex(
    /^\/brand\/[a-z][a-z0-9-]{1,30}\/[a-z0-9][a-z0-9-]{0,60}\.(?:svg|png|webp|ico)$/,
    'A picture is /brand/<brand>/<file>, as .svg, .png, .webp or .ico.',
  );
const heroSchema = z
  .object({
    title: z.string().trim().min(1).max(70).optional().describe('The page’s heading.'),
    lead: z.string().trim().min(1).max(160).optional().describe('The sentence below it.'),
    picture: brandPictureSchema
      .optional()
      .describe('Beside the heading; 1600 pixels wide or more, its subject on the right.'),
  })
  .strict();
export type Hero = z.infer<typeof heroSchema>;
export const heroesSchema = z
  .partialRecord(moduleIdSchema, heroSchema)
  .describe('The top of a product’s first page, by the product’s id (HOTEL, FLIGHT…).');

/** Reasons to buy from the agency, in its own words, on its first pages. Default: the platform's. */
export const promisesSchema = z
  .array(
    z
      .object({
        title: z.string().trim().min(1).max(60).describe('What the agency promises.'),
        text: z.string().trim().min(1).max(200).describe('One or two sentences about it.'),
      })
      .strict(),
  )
  .min(1)
  .max(5)
  .describe('What the agency stands for, in this order.');

const cityCodeSchema = z
  .string()
  .regex(/^[A-Z]{3}$/, 'A place is its code of three capital letters, such as CTG.');
/** Featured items of the first pages, by product. Default: our own choice. */
export const featuredSchema = z
  .object({
    destinations: z
      .array(cityCodeSchema)
      .min(1)
      .max(12)
      .optional()
      .describe('Cities of the hotels’ first page, in this order.'),
    routes: z
      .array(z.object({ from: cityCodeSchema, to: cityCodeSchema }).strict())
      .min(1)
      .max(12)
      .optional()
      .describe('Routes of the flights’ first page, in this order.'),
    packages: z
      .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/))
      .min(1)
      .max(12)
      .optional()
      .describe('Packages that stand first, by their code in the catalogue.'),
  })
  .strict();
export type Featured = z.infer<typeof featuredSchema>;
