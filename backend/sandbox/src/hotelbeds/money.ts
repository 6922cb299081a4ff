/** Amounts travel as strings with two decimals, as the vendor's live answers do. */
export const money = (pesos: number): string => pesos.toFixed(2);
