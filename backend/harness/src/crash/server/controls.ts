/** Each takes one guard away, and the audit has to notice. How they do it is in `sabotage.ts`. */
export const CONTROLS = [
  'no-payment-key',
  'no-look-up',
  'no-lease',
  'no-dedupe',
  'no-sequence-guard',
] as const;
export type Control = (typeof CONTROLS)[number];
