import * as z from 'zod';
import { type Findings, harmOf, lastingHarmOf } from '../audit/findings';
import controls from './controls.json';

/** Name of a guard that a run removes, to prove that the audit detects the loss. `sabotage.ts` removes it. */
export type Control = keyof typeof controls;
export const controlSchema = z.custom<Control>(
  (name) => typeof name === 'string' && Object.hasOwn(controls, name),
);

/**
 * Finding by which a control shows that its guard is missing. The other controls concern bookings, and any wrong
 * payment or booking shows them.
 */
const SHOWN_AS: Partial<Record<Control, keyof Findings>> = {
  'no-extra-look-up': 'extrasLost',
  'no-move-look-up': 'otherDays',
  'no-mail-claim': 'mailedTwice',
};

/**
 * True when the findings show that the control's guard is missing. While travellers are buying, only permanent losses count.
 */
export function isShown(
  control: Control,
  findings: Findings,
  when: 'under-way' | 'ended',
): boolean {
  const finding = SHOWN_AS[control];
  if (finding) return findings[finding] > 0;
  return (when === 'ended' ? harmOf(findings) : lastingHarmOf(findings)) > 0;
}
