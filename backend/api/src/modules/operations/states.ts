import { TERMINAL } from '../checkout';

export const isFinished = (state: string): boolean => FINISHED.includes(state);
/** Nothing more is to come, unless somebody asks for it. */
export const FINISHED: readonly string[] = TERMINAL;
