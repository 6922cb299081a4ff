import * as z from 'zod';

/** Landscape of a place, which decides the pictures, the names and the style of a description. */
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
/** Calendar of high and low seasons of a place. */
const seasonSchema = z.enum([
  'colombiaRest',
  'colombiaWork',
  'caribbean',
  'northern',
  'southern',
  'gulf',
]);
export type SeasonKind = z.infer<typeof seasonSchema>;

/** Group of invented names and pictures of a hotel. */
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
  /** Hotelbeds' country code. It differs from ISO 3166 for the United Kingdom only. */
  code: z.string(),
  /** ISO 3166-1 alpha 2, when it is not the vendor's code. */
  isoCode: z.string().optional(),
  name: z.string(),
  nameEnglish: z.string(),
  currency: z.string(),
  /** Pesos per unit of the currency; a fixed table, so that answers never change. */
  copPerUnit: z.number(),
  /** Percentage of value added or sales tax that the price includes. */
  vatPercent: z.number(),
  phone: z.string(),
  /** Format of an address. */
  address: z.enum(['colombia', 'latin', 'brazil', 'english', 'spain', 'france', 'plain']),
  culture: cultureSchema,
});
export type Country = Required<z.infer<typeof countrySchema>>;

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.infer<typeof pointSchema>;

const zoneSchema = pointSchema.extend({
  name: z.string(),
  /** Radius in kilometres around the point in which hotels are placed. */
  radiusKm: z.number(),
  /** Price relative to the rest of the city. */
  factor: z.number(),
  /** Scene, when it is not the city's. */
  scene: sceneSchema.optional(),
});
export type Zone = Required<z.infer<typeof zoneSchema>> & { code: number };

const sightSchema = pointSchema.extend({ name: z.string() });

/** A charge that the hotel collects itself. */
const stayTaxSchema = z.object({
  per: z.enum(['personNight', 'roomNight', 'percent']),
  /** Amount in the country's currency, or percent of the net price. */
  value: z.number(),
});

export const citySchema = pointSchema.extend({
  code: z.string(),
  /** Number of the city in its hotels' codes. It is fixed, so that codes stay the same when cities are added. */
  seat: z.int(),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  hotels: z.int(),
  /** Price level: thousands of pesos for a night of two adults in three stars, low season. */
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
