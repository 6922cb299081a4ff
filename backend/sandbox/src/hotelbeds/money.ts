/** Amounts are strings with two decimals, like in the vendor's live answers. */
export const hbMoney = (pesos: number): string => pesos.toFixed(2);
