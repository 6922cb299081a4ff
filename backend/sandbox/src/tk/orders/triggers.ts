import { fold } from '../../text';

/** Last names of the first passenger that stage a fault of the supplier. */
export const TK_TRIGGERS = {
  /** Issues, then never answers. */ timeout: 'TIMEOUT',
  /** Issues two policies under one reference. */ duplicate: 'DUPLICATE',
  /** The plan has just been closed. */ soldOut: 'SOLDOUT',
  refused: 'REFUSED',
  /** Issues at a higher price than quoted, and keeps that price. */ priceUp: 'PRICEUP',
} as const;

export const tkTriggerOf = (lastNames: readonly string[]): string =>
  fold(lastNames[0] ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '');
