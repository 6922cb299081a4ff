/** Pesos for a dollar. A fixed rate: the sandbox asks no service for one. */
const PESOS_PER_DOLLAR = 3_900;

/** Whole pesos, a multiple of `step`. */
export const pesos = (dollars: number, step = 100): number =>
  Math.round((dollars * PESOS_PER_DOLLAR) / step) * step;
