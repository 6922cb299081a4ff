/**
 * Stars of an Hotelbeds category: `4EST` 4, `4LL` (keys) 4, `H4_5` 4.5, `H3S` 3.5; 0 for a category without stars, such as
 * `HOSTE`.
 */
export function starsOf(categoryCode: string): number {
  const stars = Number(/[1-5]/.exec(categoryCode)?.[0] ?? 0);
  const isHalf = /[1-4]_5$/.test(categoryCode) || /^H[1-4]S$/.test(categoryCode);
  return isHalf ? stars + 0.5 : stars;
}
