/** Each control removes one guard, which the audit has to notice. `sabotage.ts` implements them. */
export const CONTROLS = [
  'no-payment-key',
  'no-look-up',
  'no-lease',
  'no-dedupe',
  'no-sequence-guard',
] as const;
export type Control = (typeof CONTROLS)[number];
