import { fold } from '../../text';

/** A first passenger of this last name stages what the supplier does on its bad days. */
export const TRIGGERS = {
  /** Issues, then never answers. */ timeout: 'TIMEOUT',
  /** Issues two policies under the one reference. */ duplicate: 'DUPLICATE',
  /** The plan has just been closed. */ soldOut: 'SOLDOUT',
  refused: 'REFUSED',
  /** Issues dearer than it quoted, and is so from then on. */ priceUp: 'PRICEUP',
} as const;

export const triggerOf = (lastNames: readonly string[]): string =>
  fold(lastNames[0] ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '');
