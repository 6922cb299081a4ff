import { screen, waitFor, within } from '@testing-library/react';
import { acceptPolicies, payButton, press, typeIn } from '../testing/checkoutPage';
import { aBooking, aPayment, aRefusal } from '../testing/cruiseBuilders';
import { aCabin, type CabinBody } from '../testing/cruises';
import { fillCruise, renderCruise, type CruiseRenderOptions } from '../testing/renderCruise';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const keysOf = (calls: readonly { key: string }[]) => calls.map(({ key }) => key);
type Answer = (body: CabinBody) => typeof aBooking;

/** Renders and submits the filled form once. `book` answers the booking call. */
async function pressPay(book: Answer, options: CruiseRenderOptions = {}) {
  const rendered = renderCruise({ ...options, book: async (_, body) => book(body) });
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  return rendered;
}

it('shows the new price beside the old one, and books at it only when accepted', async () => {
  const cabin = { ...aCabin, code: 'A-2', total: 1_020_000 };
  const price = {
    previous: 900_000,
    current: 1_020_000,
    difference: 120_000,
    porcent: 13.3,
    changed: true,
  };
  let isChanged = true;
  const { booked, left } = await pressPay(() => {
    if (isChanged) throw aRefusal('PRICE_CHANGED', { meta: { price, cabin } });
    return aBooking;
  });
  const dialog = await screen.findByRole('dialog', { name: 'El precio cambió' });
  expect(dialog).toHaveTextContent('$ 900.000');
  expect(dialog).toHaveTextContent('$ 1.020.000');
  expect(dialog).toHaveTextContent('Sube $ 120.000');
  expect(left).toEqual([]);
  isChanged = false;
  await press(within(dialog).getByRole('button', { name: /^Aceptar .* y continuar/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(booked[1]?.body).toMatchObject({ cabin: 'A-2', total: 1_020_000 });
  expect(new Set(keysOf(booked)).size).toBe(2);
});

it('repeats the same body with the same key after a lost answer, and uses a new key for a changed body', async () => {
  let isLost = true;
  const { booked, left } = await pressPay(() => {
    if (isLost) throw aRefusal('TIMEOUT', { status: 0 });
    return aBooking;
  });
  expect(await screen.findByText('TIMEOUT')).toBeInTheDocument();
  await press(payButton());
  await waitFor(() => expect(booked).toHaveLength(2));
  expect(await screen.findByText('TIMEOUT')).toBeInTheDocument();
  isLost = false;
  await typeIn('Teléfono', '3009999999');
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  const [first, second, third] = keysOf(booked);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

it('leads to other offers when the last one is sold', async () => {
  await pressPay(() => {
    throw aRefusal('SOLD_OUT');
  });
  expect(await screen.findByRole('heading', { name: 'Esta cabina se agotó' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver cabinas' })).toHaveAttribute(
    'href',
    '/cruises/ship?cabin=A-1',
  );
  expect(screen.queryByText('Pagas hoy')).toBeNull();
});

it('shows a rejection at the field that it names', async () => {
  await pressPay(() => {
    throw aRefusal('DOCUMENT_INVALID', {
      title: 'El número de documento no corresponde al tipo elegido.',
      source: { pointer: '/customer/document' },
    });
  });
  await waitFor(() => expect(screen.getByLabelText('Número de documento')).toHaveFocus());
  expect(screen.getByLabelText('Número de documento')).toHaveAccessibleDescription(
    'El número de documento no corresponde al tipo elegido.',
  );
});

it('confirms a duplicate with the traveller before booking it', async () => {
  const { booked, left } = await pressPay(({ accepts }) => {
    if (!accepts.duplicate) throw aRefusal('DUPLICATE_BOOKING', { meta: { code: 'AB23CD45' } });
    return aBooking;
  });
  const dialog = await screen.findByRole('dialog', { name: 'Ya tienes una reserva igual' });
  expect(dialog).toHaveTextContent('AB23CD45');
  await press(within(dialog).getByRole('button', { name: 'No, conservar solo la primera' }));
  expect(left).toEqual([]);
  await press(payButton());
  await press(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'Sí, quiero otra reserva',
    }),
  );
  await waitFor(() => expect(left).toHaveLength(1));
  expect(booked.map(({ body }) => body.accepts)).toEqual([{}, {}, { duplicate: true }]);
  expect(booked[2]?.key).not.toBe(booked[1]?.key);
});

it('repeats only the payment of the same booking when the gateway does not open', async () => {
  let isDown = true;
  const { requests, booked, left } = await pressPay(() => aBooking, {
    answers: {
      'POST payments': () => {
        if (isDown) throw aRefusal('GATEWAY_ERROR');
        return { data: aPayment };
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Tu reserva TQ7K2M9P está lista, falta el pago' }),
  ).toBeInTheDocument();
  isDown = false;
  await press(screen.getByRole('button', { name: 'Intentar el pago de nuevo' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(booked).toHaveLength(1);
  const [before, after] = requests('POST payments').map(({ input }) => input.idempotencyKey);
  expect(before).toBe(after);
});
