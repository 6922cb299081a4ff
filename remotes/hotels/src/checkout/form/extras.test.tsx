import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApiBody } from '@tiquete/contracts';
import { expectNoAxeViolations } from '@tiquete/testing';
import {
  aCartOf,
  aPayment,
  aPrebooking,
  aRefusal,
  someExtras,
} from '../../testing/checkoutBuilders';
import {
  acceptPolicies,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  type CheckoutRenderOptions,
} from '../../testing/renderCheckout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
type Update = ApiBody<'PUT optionals/cart/update'>;
const update = (body: unknown) => ({
  data: { cart: aCartOf((body as Update).items, (body as Update).cart_version + 1) },
});

/** As far as what may be added. */
async function reachExtras({ answers, ...options }: CheckoutRenderOptions = {}) {
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
const box = (name = 'Traslado de llegada') => screen.getByRole('checkbox', { name });
const without = () => screen.getByRole('button', { name: 'Continuar sin extras' });
const sent = (calls: { input: { body?: unknown } }[]) =>
  calls.map(({ input }) => input.body as Update);

it('offers what can be added before the gateway, with nothing ticked, and goes on without it at one press', async () => {
  const { asked, left, container } = await reachExtras();
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Completa tu viaje' })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Extras para tu viaje' })).toHaveTextContent(
    'Lo presta Traslados Caribe Claro (operador ficticio). Cancela gratis hasta el 08 mar. 2027 a las 23:59',
  );
  expect(left).toEqual([]);
  await expectNoAxeViolations(container);
  await press(without());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(asked('PUT optionals/cart/update')).toEqual([]);
  expect(asked('POST hotels/prebookings')).toHaveLength(1);
});

it('shows the whole price with what is added, here and in the summary, before anything is paid', async () => {
  const { asked, left, container } = await reachExtras();
  await press(box());
  const button = await screen.findByRole('button', { name: /^Pagar \$\s1\.542\.500 con extras$/ });
  expect(without()).toBeInTheDocument();
  const summary = screen.getByRole('complementary', { name: 'Tu reserva' });
  expect(summary).toHaveTextContent('Traslado de llegada$ 62.000');
  expect(summary).toHaveTextContent('$ 1.542.500');
  expect(screen.getByText(/Habitación \$ 1.480.500 y extras \$ 62.000/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await press(button);
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sent(asked('PUT optionals/cart/update'))).toEqual([
    {
      bookingId: 'b-1',
      cart_version: 0,
      items: [{ code: 'OWN.CTG-IN', quantity: 1, passenger_ids: [], segment_ids: [] }],
    },
  ]);
});

it('takes everything out again for who goes on without, before the payment is opened', async () => {
  const order: string[] = [];
  const { asked, left } = await reachExtras({
    answers: {
      'PUT optionals/cart/update': ({ body }) => {
        order.push(`cart of ${(body as Update).items.length}`);
        return update(body);
      },
      'POST payments': () => {
        order.push('payment');
        return { data: aPayment };
      },
    },
  });
  await press(box());
  await press(box('Traslado de salida'));
  await press(without());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sent(asked('PUT optionals/cart/update')).at(-1)).toEqual({
    bookingId: 'b-1',
    cart_version: 2,
    items: [],
  });
  expect(order).toEqual(['cart of 1', 'cart of 2', 'cart of 0', 'payment']);
});

it('opens no payment while a change is on its way', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let turn = 0;
  const { asked, left } = await reachExtras({
    answers: {
      'PUT optionals/cart/update': async ({ body }) => {
        turn += 1;
        if (turn === 2) await held;
        return update(body);
      },
    },
  });
  await press(box());
  await press(box());
  await press(without());
  expect(asked('POST payments')).toEqual([]);
  await act(async () => answer());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sent(asked('PUT optionals/cart/update')).at(-1)?.items).toEqual([]);
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
  await press(box());
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

it('counts what can be had more than once, and takes what is of each traveller for all', async () => {
  const [first] = someExtras.data.optionals;
  if (!first) throw new Error('no extra');
  const optionals = [
    { ...first, code: 'BAG', name: 'Maleta', max_quantity: 3 },
    {
      ...first,
      code: 'PLAN',
      name: 'Asistencia',
      per: 'passenger' as const,
      passenger_ids: ['1', '2'],
      max_quantity: 2,
    },
  ];
  const { asked } = await reachExtras({
    answers: { 'POST optionals/searchs': () => ({ data: { ...someExtras.data, optionals } }) },
  });
  const bags = screen.getByRole('group', { name: 'Maleta' });
  await press(within(bags).getByRole('button', { name: /Más|Agregar|Sumar/ }));
  await press(box('Asistencia'));
  await waitFor(() =>
    expect(sent(asked('PUT optionals/cart/update')).at(-1)?.items).toEqual([
      { code: 'BAG', quantity: 1, passenger_ids: [], segment_ids: [] },
      { code: 'PLAN', quantity: 2, passenger_ids: ['1', '2'], segment_ids: [] },
    ]),
  );
});

it('has the whole price at the bottom of a phone too', async () => {
  const { container } = await reachExtras({ isMobile: true });
  await press(box());
  expect(await screen.findByRole('region', { name: 'Tu reserva' })).toHaveTextContent(
    'Pagas hoy$ 1.542.500',
  );
  await expectNoAxeViolations(container);
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
