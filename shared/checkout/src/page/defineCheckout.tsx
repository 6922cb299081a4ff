import { lazyPart } from '@tiquete/ui';
import type { CheckoutDefinition } from '../flow/checkoutDefinition';
import type { CheckoutTypes } from '../flow/checkoutTypes';
import { createCheckout } from '../flow/createCheckout';
import type { CheckoutRouteProps } from '../frame/CheckoutFrame';
import { CheckoutOpening } from './CheckoutOpening';
import { CheckoutPage } from './CheckoutPage';

/**
 * Defines the checkout of one product. Its page sells the offer of its address, or shows the result of a payment when the
 * address names one and the definition has a `confirmation`.
 */
export function defineCheckout<T extends CheckoutTypes>(definition: CheckoutDefinition<T>) {
  const checkout = createCheckout(definition);
  const Form = lazyPart(async () => (await definition.loadForm()).CheckoutForm);
  function Page({ goTo }: CheckoutRouteProps) {
    return <CheckoutPage checkout={checkout} Form={Form} goTo={goTo} />;
  }
  const { messages } = definition;
  const Opening = () => <CheckoutOpening names={definition} messages={messages} />;
  return { Page, Opening };
}
