/** Each takes one guard away; the audit must notice. What each takes is in `sabotage.ts`. */
export const CONTROLS = [
  'no-payment-key',
  'no-look-up',
  'no-lease',
  'no-dedupe',
  'no-sequence-guard',
] as const;
export type Control = (typeof CONTROLS)[number];
