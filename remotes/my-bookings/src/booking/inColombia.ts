import { formatInstantLocal } from '@tiquete/platform';

/** Colombia keeps UTC-5 all year. */
const OFFSET_MS = 5 * 3_600_000;

/** An ISO instant on the clock of Colombia: `DD MMM YYYY` and `HH:mm`. */
export function inColombia(instant: string): { day: string; time: string } {
  const shifted = new Date(Date.parse(instant) - OFFSET_MS).toISOString();
  return formatInstantLocal(shifted.replace('Z', '-05:00'));
}
