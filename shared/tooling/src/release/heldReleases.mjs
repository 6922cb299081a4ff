/** Releases that most who come back still have; who stayed away for longer downloads the whole. */
const HELD = 3;

/** The releases, of the registry's `rows` (the newest first), that a traveller may have when `wanted` becomes current: the current one, then the newest. */
export const heldReleases = (rows, wanted) =>
  [...rows.filter((row) => row.isCurrent), ...rows.filter((row) => !row.isCurrent)]
    .map((row) => row.release)
    .filter((release) => release !== wanted)
    .slice(0, HELD);
