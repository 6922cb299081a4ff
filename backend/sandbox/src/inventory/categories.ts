import type { Category } from './types';

const row = (code: string, stars: number, group: string, es: string, en: string): Category => ({
  code,
  stars,
  group,
  simpleCode: Math.floor(stars),
  name: { es, en },
});

export const categories: Category[] = [
  row('1EST', 1, 'GRUPO1', '1 ESTRELLA', '1 STAR'),
  row('2EST', 2, 'GRUPO2', '2 ESTRELLAS', '2 STARS'),
  row('H2_5', 2.5, 'GRUPO2', '2 ESTRELLAS Y MEDIA', '2 STARS AND A HALF'),
  row('3EST', 3, 'GRUPO3', '3 ESTRELLAS', '3 STARS'),
  row('H3_5', 3.5, 'GRUPO3', '3 ESTRELLAS Y MEDIA', '3 STARS AND A HALF'),
  row('4EST', 4, 'GRUPO4', '4 ESTRELLAS', '4 STARS'),
  row('H4_5', 4.5, 'GRUPO4', '4 ESTRELLAS Y MEDIA', '4 STARS AND A HALF'),
  row('5EST', 5, 'GRUPO5', '5 ESTRELLAS', '5 STARS'),
];

/** Cumulative shares of hotels by category, in the order of the list. */
const SHARES = [0.06, 0.2, 0.25, 0.55, 0.62, 0.84, 0.89, 1];

/** Category for a random number in [0, 1). */
export function categoryFor(draw: number): Category {
  const found = categories[SHARES.findIndex((share) => draw < share)];
  if (!found) throw new RangeError(`not a draw: ${draw}`);
  return found;
}
