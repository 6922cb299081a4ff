import type { PriceChange } from '@tiquete/contracts';
import type { Draft } from '../draft/draft';

/** Types of one product's checkout. */
export interface CheckoutTypes {
  /** The offer that an address names. */
  request: unknown;
  /** The offer with its current price. */
  offer: unknown;
  /** The new offer when price or terms changed. */
  change: { price: PriceChange };
  /** Body of the booking call, with the consents of the buyer. */
  body: { accepts: { duplicate?: boolean } };
  /** Form values that a reload restores. */
  draft: Draft;
}
