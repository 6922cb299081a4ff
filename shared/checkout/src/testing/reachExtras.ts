import { screen } from '@testing-library/react';
import { acceptPolicies, payButton, press } from './checkoutPage';
import { someTransfers, toPort, update, type Update } from './cruiseExtras';
import { fillCruise, renderCruise, type CruiseRenderOptions } from './renderCruise';

/** Books up to the extras step. `changes` are the requests that changed the cart. */
export async function reachExtras({ answers, ...options }: CruiseRenderOptions = {}) {
  const rendered = renderCruise({
    ...options,
    answers: {
      'POST optionals/searchs': () => someTransfers,
      'PUT optionals/cart/update': ({ body }) => update(body),
      ...answers,
    },
  });
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  await screen.findByRole('heading', { name: 'Completa tu viaje' });
  const changes = () => rendered.bodies('PUT optionals/cart/update').map((body) => body as Update);
  return { ...rendered, changes };
}
export const box = (name = toPort.name) => screen.getByRole('checkbox', { name });
export const toPayment = () => screen.getByRole('button', { name: /^Ir a pagar/ });
