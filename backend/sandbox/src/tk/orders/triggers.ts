import { fold } from '../../text';

/** A first passenger of this last name stages a fault of the supplier. */
export const TRIGGERS = {
  /** Issues, then never answers. */ timeout: 'TIMEOUT',
  /** Issues two policies under the one reference. */ duplicate: 'DUPLICATE',
  /** The plan has just been closed. */ soldOut: 'SOLDOUT',
  refused: 'REFUSED',
  /** Issues at a higher price than it quoted, and asks that price from then on. */ priceUp:
    'PRICEUP',
} as const;

export const triggerOf = (lastNames: readonly string[]): string =>
  fold(lastNames[0] ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '');
