const pesos = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP', maximumFractionDigits: 0 });

/** Whole pesos as Colombia writes them: `$ 1.234.568`, with a no-break space after the sign. */
export function formatMoney(amount: number): string {
  return pesos.format(amount);
}

/** Whole pesos where there is little room: `$ 980 mil`, `$ 1,48 M`. */
export function shortMoney(amount: number): string {
  if (amount < 999_500) return `$ ${Math.round(amount / 1000)} mil`;
  const digits = amount < 9_995_000 ? 2 : 1;
  return `$ ${(amount / 1_000_000).toLocaleString('es-CO', { maximumFractionDigits: digits })} M`;
}
