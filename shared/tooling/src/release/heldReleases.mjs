/** Number of releases that most returning browsers still have. Others download the whole file. */
const HELD = 3;

/**
 * Releases that a browser may have when `wanted` becomes current: the current one, then the newest. `rows` are the
 * registry's, the newest first.
 */
export const heldReleases = (rows, wanted) =>
  [...rows.filter((row) => row.isCurrent), ...rows.filter((row) => !row.isCurrent)]
    .map((row) => row.release)
    .filter((release) => release !== wanted)
    .slice(0, HELD);
