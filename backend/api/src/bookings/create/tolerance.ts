const PART = 0.02;
const MOST_PESOS = 20_000;

/** Highest cost in whole pesos for a charged sum. We bear a rise of 2 %, at most COP 20 000. */
export const mostFor = (charged: number): number =>
  charged + Math.min(MOST_PESOS, Math.floor(charged * PART));
/** True for a rise that we bear so that a paid booking does not fail. */
export const isWithinTolerance = (asked: number, charged: number): boolean =>
  asked <= mostFor(charged);
