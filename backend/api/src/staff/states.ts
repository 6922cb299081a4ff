import { TERMINAL } from '../bookings/repository';

export const isFinished = (state: string): boolean => FINISHED.includes(state);
/** States in which only a person's request starts a further step. */
export const FINISHED: readonly string[] = TERMINAL;
