const pesos = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP', maximumFractionDigits: 0 });

/** Whole pesos as Colombia writes them: `$ 1.234.568`, with a no-break space after the sign. */
export function formatMoney(amount: number): string {
  return pesos.format(amount);
}
