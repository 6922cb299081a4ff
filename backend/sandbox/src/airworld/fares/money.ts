/** Pesos for a dollar. One rate for good: the world asks nobody. */
const PESOS_PER_DOLLAR = 3_900;

/** Whole pesos, a multiple of `step`. */
export const pesos = (dollars: number, step = 100): number =>
  Math.round((dollars * PESOS_PER_DOLLAR) / step) * step;
