const PART = 0.02;
const MOST_PESOS = 20_000;

/** A rise that we pay ourselves so that a paid booking does not fail: up to 2 %, and COP 20 000 at most. */
export const isWithinTolerance = (asked: number, charged: number): boolean =>
  asked - charged <= Math.min(MOST_PESOS, Math.floor(charged * PART));
