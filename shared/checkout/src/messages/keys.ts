import type { MessageKey, NamespaceWith } from '@tiquete/platform';
import type { checkoutWords } from './checkout';

/** Messages of the kit's forms about terms of cancellation. A product whose terms are never free needs only some of them. */
export type TermsKey =
  `checkout.summary.${'penaltyOnRequest' | 'freeUntil' | 'notRefundable' | 'step' | 'stepNow'}`;
/** Messages that every product with a checkout has in its namespace. */
type CheckoutKey =
  | MessageKey<{ checkout: typeof checkoutWords }>
  | TermsKey
  | `checkout.${'back' | 'booking' | 'duplicateText' | 'failed' | 'invalidText' | 'metaDescription'}`
  | `checkout.${'priceText' | 'product' | 'search' | 'termsText'}`
  | `checkout.steps.${'holder' | 'review'}`
  | 'checkout.summary.base';
/** Messages of a product that is partly paid on the spot, or whose price may differ from the one of the results. */
type SomeProductsKey =
  `checkout.summary.${'atHotel' | 'atHotelNote'}` | `checkout.${'priceFell' | 'priceRose'}`;
/** Keys whose last part is data: the name of a field, a stage that a product reaches, or its reason for a failure. */
type DataKey =
  | `checkout.${'fields' | 'errors' | 'gone'}.${string}`
  | `checkout.result.${'title' | 'lead' | 'next' | 'codes'}.${string}`
  | `checkout.others.${string}`;

export type CheckoutMessageKey = CheckoutKey | SomeProductsKey | DataKey;
export type CheckoutNamespace = NamespaceWith<CheckoutKey>;
