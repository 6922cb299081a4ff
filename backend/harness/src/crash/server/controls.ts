import * as z from 'zod';
import { type Findings, harmOf, lastingHarmOf } from '../audit/audit';
import controls from './controls.json';

/** Removes one guard, which the audit has to notice. `sabotage.ts` implements it. */
export type Control = keyof typeof controls;
export const controlSchema = z.custom<Control>(
  (name) => typeof name === 'string' && Object.hasOwn(controls, name),
);

/** The finding that shows a missing guard. The other controls concern bookings and show as any harm. */
const SHOWN_AS: Partial<Record<Control, keyof Findings>> = {
  'no-extra-look-up': 'extrasLost',
  'no-move-look-up': 'otherDays',
  'no-mail-claim': 'mailedTwice',
};

/** Whether the findings show that the control's guard is missing. While travellers are buying, only harm that lasts counts. */
export function isShown(
  control: Control,
  findings: Findings,
  when: 'under-way' | 'ended',
): boolean {
  const finding = SHOWN_AS[control];
  if (finding) return findings[finding] > 0;
  return (when === 'ended' ? harmOf(findings) : lastingHarmOf(findings)) > 0;
}
