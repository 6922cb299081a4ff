/** Pesos per dollar at a fixed rate, because the sandbox calls no service for it. */
const PESOS_PER_DOLLAR = 3_900;

/** Converts dollars to whole pesos, rounded to a multiple of `step`. */
export const pesosFrom = (dollars: number, step = 100): number =>
  Math.round((dollars * PESOS_PER_DOLLAR) / step) * step;
