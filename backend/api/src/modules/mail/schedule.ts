const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wait after the server surely did not take a mail: 30 s, doubling up to an hour. */
export const retryMs = (tries: number): number =>
  Math.min(HOUR, 30 * SECOND * 2 ** Math.min(tries, 7));
/** Before the one repetition of a mail of which it is not known whether it went out. */
export const UNCLEAR_WAIT_MS = 5 * MINUTE;
/** What no server took for three days is not told any more. */
export const GIVE_UP_MS = 72 * HOUR;
/** A mail that cannot even be written is a fault of ours; it is tried again for a while, in case a release mends it. */
export const WRITING_TRIES = 12;
