import { colombiaAndes } from './colombiaAndes';
import { colombiaCaribe } from './colombiaCaribe';
import { colombiaRest } from './colombiaRest';
import { eastern } from './eastern';
import { europe } from './europe';
import { mexicoCaribbean } from './mexicoCaribbean';
import { northAmerica } from './northAmerica';
import { southAmerica } from './southAmerica';
import type { City } from './types';

export const cities: City[] = [
  ...colombiaCaribe,
  ...colombiaAndes,
  ...colombiaRest,
  ...mexicoCaribbean,
  ...northAmerica,
  ...southAmerica,
  ...europe,
  ...eastern,
];

const byCode = new Map(cities.map((row) => [row.code, row]));
export const findCity = (code: string): City | undefined => byCode.get(code);
