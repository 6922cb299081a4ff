import { act, screen, waitFor } from '@testing-library/react';
import { aCartOf, aPayment, aRefusal, someExtras } from '../../testing/checkoutBuilders';
import {
  acceptPolicies,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
} from '../../testing/renderCheckout';
import { box, reachExtras, sent, update, without, type Update } from '../../testing/renderExtras';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('says at its place that an extra is gone, and keeps the others', async () => {
  const { asked } = await reachExtras({
    answers: {
      'PUT optionals/cart/update': ({ body }) => {
        const at = (body as Update).items.findIndex(({ code }) => code === 'OWN.CTG-OUT');
        if (at !== -1)
          throw aRefusal('SERVICE_UNAVAILABLE', { source: { pointer: `/items/${at}` } });
        return update(body);
      },
    },
  });
  await press(box());
  await press(box('Traslado de salida'));
  const gone = await screen.findByRole('checkbox', {
    name: 'Traslado de salida',
    description: 'Se agotó mientras elegías. Tu reserva sigue igual.',
  });
  expect(gone).not.toBeChecked();
  expect(box()).toBeChecked();
  expect(
    screen.getByRole('button', { name: /^Pagar \$\s1\.542\.500 con extras$/ }),
  ).toBeInTheDocument();
  expect(asked('POST payments')).toEqual([]);
});

it('shows what another window has put in, instead of overwriting it', async () => {
  let isOther = false;
  const other = aCartOf([{ code: 'OWN.CTG-OUT', quantity: 1 }], 4);
  const { asked } = await reachExtras({
    answers: {
      'POST optionals/searchs': () =>
        isOther ? { data: { ...someExtras.data, cart: other } } : someExtras,
      'PUT optionals/cart/update': ({ body }) => {
        if ((body as Update).cart_version === 4) return update(body);
        throw aRefusal('CART_VERSION', { meta: { cart: other } });
      },
    },
  });
  isOther = true;
  await press(box());
  expect(await screen.findByText(/se cambiaron en otra ventana/)).toBeInTheDocument();
  expect(box()).not.toBeChecked();
  expect(box('Traslado de salida')).toBeChecked();
  await press(without());
  expect(sent(asked('PUT optionals/cart/update')).at(-1)).toMatchObject({
    cart_version: 4,
    items: [],
  });
});

it('says when a change did not arrive, takes it back, and can be asked again', async () => {
  let isDown = true;
  await reachExtras({
    answers: {
      'PUT optionals/cart/update': ({ body }) => {
        if (isDown) throw aRefusal('OFFLINE', { title: 'No hay conexión.' });
        return update(body);
      },
    },
  });
  await press(box());
  expect(await screen.findByText('No hay conexión.')).toBeInTheDocument();
  expect(box()).not.toBeChecked();
  isDown = false;
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('No hay conexión.')).toBeNull());
  expect(box()).toBeChecked();
});

it('leads on to the payment that is open already when the extras can no longer be changed', async () => {
  const { left } = await reachExtras({
    answers: {
      'POST optionals/searchs': () => ({
        data: { ...someExtras.data, cart: aCartOf([{ code: 'OWN.CTG-IN', quantity: 1 }], 1) },
      }),
      'PUT optionals/cart/update': () => {
        throw aRefusal('CART_LOCKED', { title: 'Ya abriste un pago para esta reserva.' });
      },
    },
  });
  expect(box()).toBeChecked();
  await press(without());
  expect(await screen.findByText('Ya abriste un pago para esta reserva.')).toBeInTheDocument();
  expect(left).toEqual([]);
  await press(screen.getByRole('button', { name: /^Ir a pagar \$\s1\.542\.500$/ }));
  await waitFor(() => expect(left).toHaveLength(1));
});

it('says at once that the time to pay is over, opens no payment, and leads back to the filled form', async () => {
  const { asked } = await reachExtras({
    answers: {
      'PUT optionals/cart/update': () => {
        throw aRefusal('BOOKING_EXPIRED', { title: 'El plazo para pagar esta reserva venció.' });
      },
    },
  });
  await press(box());
  expect(await screen.findByText('El plazo para pagar esta reserva venció.')).toBeInTheDocument();
  expect(asked('POST payments')).toEqual([]);
  await press(screen.getByRole('button', { name: 'Reservar de nuevo' }));
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@correo.com');
});

it('says that somebody did not answer, and asks once more without losing the cart', async () => {
  let isLate = true;
  const [first, second] = someExtras.data.optionals;
  if (!first || !second) throw new Error('no extras');
  await reachExtras({
    answers: {
      'POST optionals/searchs': () =>
        isLate
          ? {
              data: { ...someExtras.data, optionals: [first] },
              warnings: [{ code: 'SUPPLIER_ERROR', title: 'Un proveedor no respondió.' }],
            }
          : someExtras,
    },
  });
  await press(box());
  isLate = false;
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('checkbox', { name: second.name })).not.toBeChecked();
  expect(box()).toBeChecked();
  expect(screen.queryByText(/No pudimos consultar todos/)).toBeNull();
});

it.each([
  ['there is nothing', () => ({ data: { ...someExtras.data, optionals: [] } })],
  [
    'they cannot be asked',
    () => {
      throw aRefusal('INTERNAL');
    },
  ],
])('goes straight to the gateway when %s', async (_, search) => {
  const { left } = renderCheckout({ answers: { 'POST optionals/searchs': search } });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(screen.queryByRole('heading', { name: 'Completa tu viaje' })).toBeNull();
});

it('waits no more than two seconds for what nobody asked for', async () => {
  const { left, asked } = renderCheckout({
    answers: { 'POST optionals/searchs': () => new Promise(() => undefined) },
  });
  await fillCheckout();
  await acceptPolicies();
  jest.useFakeTimers();
  await press(payButton());
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(asked('POST payments')).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  await waitFor(() => expect(left).toHaveLength(1));
});
