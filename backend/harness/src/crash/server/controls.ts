import * as z from 'zod';
import controls from './controls.json';

/** Removes one guard, which the audit has to notice. `sabotage.ts` implements it. */
export type Control = keyof typeof controls;
export const controlSchema = z.custom<Control>(
  (name) => typeof name === 'string' && Object.hasOwn(controls, name),
);
