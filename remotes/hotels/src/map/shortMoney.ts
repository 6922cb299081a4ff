/** Whole pesos in the room of a marker: `$ 980 mil`, `$ 1,48 M`. */
export function shortMoney(pesos: number): string {
  if (pesos < 999_500) return `$ ${Math.round(pesos / 1000)} mil`;
  const digits = pesos < 9_995_000 ? 2 : 1;
  return `$ ${(pesos / 1_000_000).toLocaleString('es-CO', { maximumFractionDigits: digits })} M`;
}
