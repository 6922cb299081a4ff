import { act, screen, waitFor } from '@testing-library/react';
import { pending } from '@tiquete/testing';
import { acceptPolicies, payButton, press } from '../../testing/checkoutPage';
import {
  aCartOf,
  fromPort,
  someTransfers,
  toPort,
  update,
  type Update,
} from '../../testing/cruiseExtras';
import { aPayment, aRefusal } from '../../testing/cruiseBuilders';
import { box, reachExtras, toPayment } from '../../testing/reachExtras';
import { fillCruise, renderCruise } from '../../testing/renderCruise';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('reports a sold-out extra at its card and leaves the others', async () => {
  const { requests } = await reachExtras({
    answers: {
      'PUT optionals/cart/update': ({ body }) => {
        const index = (body as Update).items.findIndex(({ code }) => code === 'FROM-PORT');
        if (index !== -1)
          throw aRefusal('SERVICE_UNAVAILABLE', { source: { pointer: `/items/${index}` } });
        return update(body);
      },
    },
  });
  await press(box());
  await press(box('Traslado de regreso'));
  const gone = await screen.findByRole('checkbox', {
    name: 'Traslado de regreso',
    description: 'Se agotó mientras elegías. Tu reserva sigue igual.',
  });
  expect(gone).not.toBeChecked();
  expect(box()).toBeChecked();
  expect(screen.getByRole('button', { name: /^Ir a pagar \$\s962\.000$/ })).toBeInTheDocument();
  expect(requests('POST payments')).toEqual([]);
});

it('shows the cart of another window instead of overwriting it', async () => {
  let isOther = false;
  const other = aCartOf([{ code: 'FROM-PORT', quantity: 1 }], 4);
  const { changes } = await reachExtras({
    answers: {
      'POST optionals/searchs': () =>
        isOther ? { data: { ...someTransfers.data, cart: other } } : someTransfers,
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
  expect(box('Traslado de regreso')).toBeChecked();
  await press(box('Traslado de regreso'));
  expect(changes().at(-1)).toMatchObject({
    cart_version: 4,
    items: [],
  });
});

it('reports a failed change, undoes it, and offers to retry it', async () => {
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

it('leads to the open payment when the extras are locked', async () => {
  const { left } = await reachExtras({
    answers: {
      'POST optionals/searchs': () => ({
        data: { ...someTransfers.data, cart: aCartOf([{ code: 'TO-PORT', quantity: 1 }], 1) },
      }),
      'PUT optionals/cart/update': () => {
        throw aRefusal('CART_LOCKED', { title: 'Ya abriste un pago para esta reserva.' });
      },
    },
  });
  expect(box()).toBeChecked();
  await press(box());
  expect(await screen.findByText('Ya abriste un pago para esta reserva.')).toBeInTheDocument();
  expect(left).toEqual([]);
  await press(toPayment());
  await waitFor(() => expect(left).toHaveLength(1));
});

it('reports at once that the time to pay is over, opens no payment, and returns to the filled form', async () => {
  const { requests } = await reachExtras({
    answers: {
      'PUT optionals/cart/update': () => {
        throw aRefusal('BOOKING_EXPIRED', { title: 'El plazo para pagar esta reserva venció.' });
      },
    },
  });
  await press(box());
  expect(await screen.findByText('El plazo para pagar esta reserva venció.')).toBeInTheDocument();
  expect(requests('POST payments')).toEqual([]);
  await press(screen.getByRole('button', { name: 'Reservar de nuevo' }));
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@correo.com');
});

it('reports a supplier without an answer, and searches again without losing the cart', async () => {
  let isLate = true;
  await reachExtras({
    answers: {
      'POST optionals/searchs': () =>
        isLate
          ? {
              data: { ...someTransfers.data, optionals: [toPort] },
              warnings: [{ code: 'SUPPLIER_ERROR', title: 'Un proveedor no respondió.' }],
            }
          : someTransfers,
    },
  });
  await press(box());
  isLate = false;
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('checkbox', { name: fromPort.name })).not.toBeChecked();
  expect(box()).toBeChecked();
  expect(screen.queryByText(/No pudimos consultar todos/)).toBeNull();
});

it.each([
  ['there is nothing', () => ({ data: { ...someTransfers.data, optionals: [] } })],
  [
    'they cannot be loaded',
    () => {
      throw aRefusal('INTERNAL');
    },
  ],
])('opens the gateway at once when %s', async (_, search) => {
  const { left } = renderCruise({ answers: { 'POST optionals/searchs': search } });
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(screen.queryByRole('heading', { name: 'Completa tu viaje' })).toBeNull();
});

it('waits at most four seconds for extras', async () => {
  const { requests, left } = renderCruise({
    answers: { 'POST optionals/searchs': pending },
  });
  await fillCruise();
  await acceptPolicies();
  jest.useFakeTimers();
  await press(payButton());
  await act(() => jest.advanceTimersByTimeAsync(3900));
  expect(requests('POST payments')).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  await waitFor(() => expect(left).toHaveLength(1));
});
