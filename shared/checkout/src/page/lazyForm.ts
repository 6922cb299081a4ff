import { lazy, type ComponentType } from 'react';
import type { CheckoutFormProps } from './CheckoutView';

/** The form comes in a chunk of its own, which the page asks for while its offer is on its way. */
export function lazyForm<Offer, Kept>(
  load: () => Promise<{ CheckoutForm: ComponentType<CheckoutFormProps<Offer, Kept>> }>,
) {
  return { loadForm: load, Form: lazy(async () => ({ default: (await load()).CheckoutForm })) };
}
