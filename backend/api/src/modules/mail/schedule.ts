const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wait after the server surely did not take a mail: 30 s, doubling up to an hour. */
export const retryMs = (tries: number): number =>
  Math.min(HOUR, 30 * SECOND * 2 ** Math.min(tries, 7));
/** Before the one repetition of a mail of which it is not known whether it went out. */
export const UNCLEAR_WAIT_MS = 5 * MINUTE;
/** An e-mail that no server accepted for three days is given up. */
export const GIVE_UP_MS = 72 * HOUR;
/** An e-mail that cannot be written is a bug of ours; it is retried for a while, in case a release fixes it. */
export const WRITING_TRIES = 12;
