const PART = 0.02;
const MOST_PESOS = 20_000;

/** Whole pesos that we pay at most for what was charged: we bear 2 %, and COP 20 000 at most. */
export const mostFor = (charged: number): number =>
  charged + Math.min(MOST_PESOS, Math.floor(charged * PART));
/** A rise that we pay ourselves so that a paid booking does not fail. */
export const isWithinTolerance = (asked: number, charged: number): boolean =>
  asked <= mostFor(charged);
