import * as z from 'zod';
import rows from './cities.json';
import { type City, citySchema } from './types';

/**
 * Cities with their hotels' zones. Coordinates are WGS 84, reviewed against public maps; stay taxes are as each city
 * publishes them, rounded. Zones are numbered in order, like the vendor's.
 */
export const cities: City[] = z
  .array(citySchema)
  .parse(rows)
  .map(({ zones, ...city }) => ({
    ...city,
    zones: zones.map((zone, index) => ({
      ...zone,
      code: (index + 1) * 10,
      scene: zone.scene ?? city.scene,
    })),
  }));

const byCode = new Map(cities.map((city) => [city.code, city]));
export const findCity = (code: string): City | undefined => byCode.get(code);
