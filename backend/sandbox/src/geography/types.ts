import * as z from 'zod';

/** Landscape of a place, which decides pictures, names and the style of descriptions. */
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
/** Pattern of high and low seasons of a place. */
const seasonSchema = z.enum([
  'colombiaRest',
  'colombiaWork',
  'caribbean',
  'northern',
  'southern',
  'gulf',
]);
export type SeasonKind = z.infer<typeof seasonSchema>;

/** Culture of a place, which decides invented names and pictures of hotels. */
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
  /** Hotelbeds' code of the country. It differs from ISO 3166 only for the United Kingdom. */
  code: z.string(),
  /** ISO 3166-1 alpha-2 code, if the vendor's differs. */
  isoCode: z.string().optional(),
  name: z.string(),
  nameEnglish: z.string(),
  currency: z.string(),
  /** Pesos per unit of the currency. The rate is fixed, so that answers never change. */
  copPerUnit: z.number(),
  /** Value added or sales tax that prices include, in percent. */
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
  /** Price level relative to the rest of the city. */
  factor: z.number(),
  /** Landscape of the zone, if the city's differs. */
  scene: sceneSchema.optional(),
});
export type Zone = Required<z.infer<typeof zoneSchema>> & { code: number };

const sightSchema = pointSchema.extend({ name: z.string() });

/** A charge for the stay that the hotel collects itself. */
const stayTaxSchema = z.object({
  per: z.enum(['personNight', 'roomNight', 'percent']),
  /** Amount in the country's currency, or percent of the net price. */
  value: z.number(),
});

export const citySchema = pointSchema.extend({
  code: z.string(),
  /** Number of the city in the codes of its hotels. It is fixed, so that codes stay the same when cities are added. */
  seat: z.int(),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  hotels: z.int(),
  /** Price level: thousands of pesos for a night of two adults in a three-star hotel in the low season. */
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
