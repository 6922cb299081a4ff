/** Pesos per dollar, a fixed rate: the sandbox calls no service for it. */
const PESOS_PER_DOLLAR = 3_900;

/** Whole pesos, a multiple of `step`. */
export const pesosFrom = (dollars: number, step = 100): number =>
  Math.round((dollars * PESOS_PER_DOLLAR) / step) * step;
