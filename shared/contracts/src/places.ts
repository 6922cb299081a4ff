import * as z from 'zod';
import { REGIONS } from './constants';
import { warningSchema } from './warnings';

export const regionSchema = z.enum(REGIONS);
export type Region = z.infer<typeof regionSchema>;
/** ISO 3166-1 alpha-2 code of a country. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/);

export const geoSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type Geo = z.infer<typeof geoSchema>;
export const placesQuerySchema = z.object({
  q: z.string().max(80),
  type: z.enum(['all', 'city', 'hotel']).default('all'),
  limit: z.coerce.number().int().min(1).max(20).default(8),
  lang: z.literal('es').default('es'),
});
export type PlacesQuery = z.input<typeof placesQuerySchema>;
export const cityPlaceSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    label: z.string(),
    country_code: z.string(),
    country_name: z.string(),
    region: z.string(),
    image: z.string(),
    geo: geoSchema,
    hotels_count: z.int(),
  })
  .meta({ id: 'CityPlace' });
export type CityPlace = z.infer<typeof cityPlaceSchema>;
export const hotelPlaceSchema = z
  .object({
    hotelCode: z.string(),
    name: z.string(),
    destination_code: z.string(),
    city_name: z.string(),
    country_code: z.string(),
    star_number: z.number(),
    image: z.string(),
  })
  .meta({ id: 'HotelPlace' });
export type HotelPlace = z.infer<typeof hotelPlaceSchema>;
export const placesResponseSchema = z.object({
  data: z.object({ cities: z.array(cityPlaceSchema), hotels: z.array(hotelPlaceSchema) }),
  warnings: z.array(warningSchema).optional(),
});
export type PlacesResponse = z.infer<typeof placesResponseSchema>;
