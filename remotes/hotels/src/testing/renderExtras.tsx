import { screen } from '@testing-library/react';
import type { ApiBody } from '@tiquete/contracts';
import { aCartOf, someExtras } from './checkoutBuilders';
import {
  acceptPolicies,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  type CheckoutRenderOptions,
} from './renderCheckout';

export type Update = ApiBody<'PUT optionals/cart/update'>;
export const update = (body: unknown) => ({
  data: { cart: aCartOf((body as Update).items, (body as Update).cart_version + 1) },
});

/** As far as what may be added. */
export async function reachExtras({ answers, ...options }: CheckoutRenderOptions = {}) {
  const rendered = renderCheckout({
    ...options,
    answers: {
      'POST optionals/searchs': () => someExtras,
      'PUT optionals/cart/update': ({ body }) => update(body),
      ...answers,
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  await screen.findByRole('heading', { name: 'Completa tu viaje' });
  return rendered;
}
export const box = (name = 'Traslado de llegada') => screen.getByRole('checkbox', { name });
export const without = () => screen.getByRole('button', { name: 'Continuar sin extras' });
export const sent = (calls: { input: { body?: unknown } }[]) =>
  calls.map(({ input }) => input.body as Update);
