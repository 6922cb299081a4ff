import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';
import type { CheckoutRequest, Offer } from '../model/offer';
import type { CheckoutDraft } from './readDraft';

/** Types of the assistance checkout. */
export interface AssistanceCheckout {
  request: CheckoutRequest;
  offer: Offer;
  change: AssistancePriceChanged;
  body: AssistancePrebookingBody;
  draft: CheckoutDraft;
}
