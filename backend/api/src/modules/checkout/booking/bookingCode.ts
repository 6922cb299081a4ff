import { randomInt } from 'node:crypto';

/** Without 0, 1, I, O: read aloud and typed again without mistakes. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `TQ` and ten characters: 50 random bits, and short enough for every supplier's client reference. */
export const newBookingCode = (): string =>
  `TQ${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
