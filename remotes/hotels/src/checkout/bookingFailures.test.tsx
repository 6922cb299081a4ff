import { screen, waitFor, within } from '@testing-library/react';
import { aPayment, aPrebooking, aRefusal, aTariffWith } from '../testing/checkoutBuilders';
import {
  acceptPolicies,
  bodies,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  typeIn,
} from '../testing/renderCheckout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const keys = (calls: { input: { idempotencyKey?: string } }[]) =>
  calls.map(({ input }) => input.idempotencyKey);

it('shows another price with the old one, and buys at it only when accepted', async () => {
  const tariff = aTariffWith({
    productCode: 'p-2',
    total: 1_600_000,
    cancellation_policy_hash: 'hash-2',
  });
  const meta = {
    price: {
      previous: 1_480_500,
      current: 1_600_000,
      difference: 119_500,
      porcent: 8.07,
      changed: true,
    },
    tariff,
  };
  let isChanged = true;
  const { asked, left } = renderCheckout({
    answers: {
      'POST hotels/prebookings': () => {
        if (isChanged) throw aRefusal('PRICE_CHANGED', { meta });
        return aPrebooking;
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'El precio cambió' });
  expect(dialog).toHaveTextContent('$ 1.480.500');
  expect(dialog).toHaveTextContent('$ 1.600.000');
  expect(dialog).toHaveTextContent('Sube $ 119.500');
  expect(left).toEqual([]);
  isChanged = false;
  await press(within(dialog).getByRole('button', { name: /Aceptar y pagar/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  const calls = asked('POST hotels/prebookings');
  expect(bodies(calls)[1]).toMatchObject({
    productCode: 'p-2',
    expected_total: 1_600_000,
    accepts: { cancellation_policy_hash: 'hash-2' },
  });
  expect(new Set(keys(calls)).size).toBe(2);
});

it('repeats the same body under the same key after a lost answer, and takes a new key for a changed one', async () => {
  let isLost = true;
  const { asked, left } = renderCheckout({
    answers: {
      'POST hotels/prebookings': () => {
        if (isLost)
          throw aRefusal('TIMEOUT', { title: 'La respuesta tardó demasiado. Inténtalo de nuevo.' });
        return aPrebooking;
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  for (const turn of [1, 2]) {
    await press(payButton());
    await waitFor(() => expect(asked('POST hotels/prebookings')).toHaveLength(turn));
    expect(
      await screen.findByText('La respuesta tardó demasiado. Inténtalo de nuevo.'),
    ).toBeInTheDocument();
  }
  isLost = false;
  await typeIn('Teléfono', '3009999999');
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  const [first, second, third] = keys(asked('POST hotels/prebookings'));
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

it('leads back to the rooms when the last one is gone', async () => {
  renderCheckout({
    answers: {
      'POST hotels/prebookings': () => {
        throw aRefusal('SOLD_OUT');
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  expect(
    await screen.findByRole('heading', { name: 'Esta habitación se agotó' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver habitaciones' })).toHaveAttribute(
    'href',
    expect.stringContaining('/searchs/hotels/detail?'),
  );
  expect(screen.queryByText('Pagas hoy')).toBeNull();
});

it('puts what the api refuses at the field it names', async () => {
  renderCheckout({
    answers: {
      'POST hotels/prebookings': () => {
        throw aRefusal('DOCUMENT_INVALID', {
          title: 'El número de documento no corresponde al tipo elegido.',
          source: { pointer: '/customer/document' },
        });
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(screen.getByLabelText('Número de documento')).toHaveFocus());
  expect(screen.getByLabelText('Número de documento')).toHaveAccessibleDescription(
    'El número de documento no corresponde al tipo elegido.',
  );
});

it('asks before it books the same again, and books both only for a yes', async () => {
  const { asked, left } = renderCheckout({
    answers: {
      'POST hotels/prebookings': ({ body }) => {
        if (!(body as { accepts: { duplicate?: boolean } }).accepts.duplicate)
          throw aRefusal('DUPLICATE_BOOKING', { meta: { code: 'AB23CD45' } });
        return aPrebooking;
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
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
  const calls = asked('POST hotels/prebookings');
  expect(calls.map(({ input }) => (input.body as { accepts: object }).accepts)).toMatchObject([
    {},
    {},
    { duplicate: true },
  ]);
  expect(calls[2]?.input.idempotencyKey).not.toBe(calls[1]?.input.idempotencyKey);
});

it('keeps the booking when the gateway does not open, and asks only for the payment again', async () => {
  let isDown = true;
  const { asked, left } = renderCheckout({
    answers: {
      'POST payments': () => {
        if (isDown)
          throw aRefusal('GATEWAY_ERROR', { title: 'La pasarela de pagos no respondió bien.' });
        return { data: aPayment };
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  expect(
    await screen.findByRole('heading', { name: 'Tu reserva TQ7K2M9P está lista, falta el pago' }),
  ).toBeInTheDocument();
  isDown = false;
  await press(screen.getByRole('button', { name: 'Intentar el pago de nuevo' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(asked('POST hotels/prebookings')).toHaveLength(1);
  const [before, after] = keys(asked('POST payments'));
  expect(before).toBe(after);
});
