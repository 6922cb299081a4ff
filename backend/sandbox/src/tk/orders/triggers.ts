import { fold } from '../../text';

/** Last names of the first passenger that stage a fault of the supplier. */
export const TK_TRIGGERS = {
  /** The supplier issues the policy and never answers. */ timeout: 'TIMEOUT',
  /** The supplier issues two policies with one reference. */ duplicate: 'DUPLICATE',
  /** The supplier has just stopped selling the plan. */ soldOut: 'SOLDOUT',
  refused: 'REFUSED',
  /** The supplier issues the policy at a higher price than quoted. */ priceUp: 'PRICEUP',
} as const;

export const tkTriggerOf = (lastNames: readonly string[]): string =>
  fold(lastNames[0] ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '');
