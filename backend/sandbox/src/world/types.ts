import * as z from 'zod';

/** What a place looks like; decides the pictures, the names and the tone of a description. */
export const sceneSchema = z.enum([
  'beach',
  'island',
  'colonial',
  'andes',
  'skyline',
  'jungle',
  'lake',
  'desert',
  'europe',
  'plains',
  'coffee',
]);
export type Scene = z.infer<typeof sceneSchema>;
/** Which calendar of high and low seasons a place lives by. */
const seasonSchema = z.enum([
  'colombiaRest',
  'colombiaWork',
  'caribbean',
  'northern',
  'southern',
  'gulf',
]);
export type SeasonKind = z.infer<typeof seasonSchema>;

/** Which invented names and pictures a hotel gets. */
export const cultureSchema = z.enum([
  'caribbean',
  'andes',
  'mexico',
  'brazil',
  'english',
  'iberia',
  'france',
  'italy',
  'north',
  'east',
  'japan',
]);
export type Culture = z.infer<typeof cultureSchema>;

export const countrySchema = z.object({
  /** The vendor's code; differs from ISO for the United Kingdom only. */
  code: z.string(),
  /** ISO 3166-1 alpha 2, where it is not the vendor's code. */
  isoCode: z.string().optional(),
  name: z.string(),
  nameEnglish: z.string(),
  currency: z.string(),
  /** Pesos for one unit of the currency; a fixed table, so that answers never drift. */
  copPerUnit: z.number(),
  /** Percent of value added or sales tax that the price already includes. */
  vatPercent: z.number(),
  phone: z.string(),
  /** How an address is written. */
  address: z.enum(['colombia', 'latin', 'brazil', 'english', 'spain', 'france', 'plain']),
  culture: cultureSchema,
});
export type Country = Required<z.infer<typeof countrySchema>>;

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.infer<typeof pointSchema>;

const zoneSchema = pointSchema.extend({
  name: z.string(),
  /** Kilometres around the point in which hotels stand. */
  radiusKm: z.number(),
  /** Price against the rest of the city. */
  factor: z.number(),
  /** When it is not the city's. */
  scene: sceneSchema.optional(),
});
export type Zone = Required<z.infer<typeof zoneSchema>> & { code: number };

const sightSchema = pointSchema.extend({ name: z.string() });

/** A charge that the hotel collects itself. */
const stayTaxSchema = z.object({
  per: z.enum(['personNight', 'roomNight', 'percent']),
  /** In the country's currency, or percent of the net price. */
  value: z.number(),
});

export const citySchema = pointSchema.extend({
  code: z.string(),
  /** Keeps hotel codes stable when cities are added. */
  seat: z.int(),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  hotels: z.int(),
  /** Thousands of pesos for a night of two adults in three stars, low season. */
  level: z.number(),
  scene: sceneSchema,
  season: seasonSchema,
  zones: z.array(zoneSchema),
  sights: z.array(sightSchema),
  streets: z.array(z.string()).default([]),
  vatPercent: z.number().optional(),
  stayTax: stayTaxSchema.optional(),
});
export type City = Omit<z.infer<typeof citySchema>, 'zones'> & { zones: Zone[] };
