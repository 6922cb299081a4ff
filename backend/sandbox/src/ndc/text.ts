const MINUTES_A_DAY = 1440;

/** Pesos with two decimals, as all amounts of this supplier have them. */
export const ndcMoney = (pesos: number): string => pesos.toFixed(2);
export const inPesos = (name: string, pesos: number) => ({
  [`${name}_amount`]: ndcMoney(pesos),
  [`${name}_currency`]: 'COP',
});

/** Duration as ISO 8601: `PT2H26M`, `P1DT3H5M`. */
export function durationText(minutes: number): string {
  const days = Math.floor(minutes / MINUTES_A_DAY);
  const [hours, rest] = [Math.floor((minutes % MINUTES_A_DAY) / 60), minutes % 60];
  const time = `${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
  return `P${days > 0 ? `${days}D` : ''}${time && `T${time}`}`;
}
