/** Whole pesos in the vendor's format. */
export const gdsMoney = (pesos: number): string => `${pesos}.00`;
/** Parses an amount to pesos; NaN for an invalid one. */
export const pesosOf = (text: string | undefined): number =>
  text !== undefined && /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
export const CURRENCY = 'COP';
