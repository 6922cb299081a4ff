import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { press, typeIn } from '../../testing/checkoutPage';
import { aPlan, someTransfers, toPort, update, type Update } from '../../testing/cruiseExtras';
import { aPayment, aRefusal } from '../../testing/cruiseBuilders';
import { box, reachExtras, toPayment } from '../../testing/reachExtras';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('offers extras before the gateway, none of them chosen, and continues without any at one press', async () => {
  const { booked, changes, left, container } = await reachExtras();
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Completa tu viaje' })).toHaveFocus();
  const list = screen.getByRole('list', { name: 'Extras para tu viaje' });
  expect(list).toHaveTextContent('Cancela gratis hasta el 08 mar. 2027 a las 23:59');
  expect(list).toHaveTextContent('Lo presta Traslados Caribe Claro (operador ficticio).');
  expect(screen.getByText('Extras', { selector: '[aria-current=step] *' })).toBeInTheDocument();
  expect(left).toEqual([]);
  await expectNoAxeViolations(container);
  await press(toPayment());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(changes()).toEqual([]);
  expect(booked).toHaveLength(1);
});

it('shows the total with the chosen extras here and in the summary before the payment', async () => {
  const { changes, left, container } = await reachExtras();
  await press(box());
  const button = await screen.findByRole('button', { name: /^Ir a pagar \$\s962\.000$/ });
  const summary = screen.getByRole('complementary', { name: 'Tu reserva' });
  expect(rowOf(summary, 'Traslado al puerto').getByText('$ 62.000')).toBeInTheDocument();
  expect(summary).toHaveTextContent('$ 962.000');
  expect(screen.getByText(/Cabina \$ 900.000 y extras \$ 62.000/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await press(button);
  await waitFor(() => expect(left).toHaveLength(1));
  expect(changes()).toEqual([
    {
      bookingId: 'b-1',
      cart_version: 0,
      items: [{ code: 'TO-PORT', quantity: 1, passenger_ids: [], segment_ids: [] }],
    },
  ]);
});

it('pays without the extras that the traveller has removed again', async () => {
  const order: string[] = [];
  const { changes, left } = await reachExtras({
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
  await press(box());
  await press(toPayment());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(changes().at(-1)).toEqual({
    bookingId: 'b-1',
    cart_version: 1,
    items: [],
  });
  expect(order).toEqual(['cart of 1', 'cart of 0', 'payment']);
});

it('opens no payment while a change is being saved', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let turn = 0;
  const { requests, changes, left } = await reachExtras({
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
  await press(toPayment());
  expect(requests('POST payments')).toEqual([]);
  await act(async () => answer());
  await press(toPayment());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(changes().at(-1)?.items).toEqual([]);
});

it('counts an extra that can be bought several times, and buys one per traveller for all of them', async () => {
  const optionals = [
    { ...toPort, code: 'BAG', name: 'Maleta', max_quantity: 3 },
    {
      ...toPort,
      code: 'PLAN',
      name: 'Asistencia',
      per: 'passenger' as const,
      passenger_ids: ['1', '2'],
      max_quantity: 2,
    },
  ];
  const { changes } = await reachExtras({
    answers: { 'POST optionals/searchs': () => ({ data: { ...someTransfers.data, optionals } }) },
  });
  const bags = screen.getByRole('group', { name: 'Maleta' });
  await press(within(bags).getByRole('button', { name: /Más|Agregar|Sumar/ }));
  await press(box('Asistencia'));
  await waitFor(() =>
    expect(changes().at(-1)?.items).toEqual([
      { code: 'BAG', quantity: 1, passenger_ids: [], segment_ids: [] },
      { code: 'PLAN', quantity: 2, passenger_ids: ['1', '2'], segment_ids: [] },
    ]),
  );
});

it('names the assistance that another choice replaces', async () => {
  const optionals = [aPlan('BASIC', 'Básica'), aPlan('PLUS', 'Premium')];
  await reachExtras({
    answers: { 'POST optionals/searchs': () => ({ data: { ...someTransfers.data, optionals } }) },
  });
  await press(box('Básica'));
  expect(screen.queryByText(/^Cambiamos/)).toBeNull();
  await press(box('Premium'));
  expect(box('Básica')).not.toBeChecked();
  expect(screen.getByText(/^Cambiamos «Básica» por «Premium»/)).toBeInTheDocument();
});

it("requests identities only where a policy needs them, and shows the api's errors at their fields", async () => {
  const unidentified = [{ id: '2', name: 'Luis', lastname: 'Pardo', age: null }];
  const sent: unknown[] = [];
  const { container } = await reachExtras({
    answers: {
      'POST optionals/searchs': ({ body }) => {
        const { travelers } = body as { travelers?: { birth_date: string }[] };
        if (!travelers) return { data: { ...someTransfers.data, optionals: [], unidentified } };
        sent.push(travelers);
        if (travelers[0]?.birth_date === '1960-05-02')
          throw aRefusal('AGE_MISMATCH', {
            detail: 'Con esa fecha tendría otra edad.',
            source: { pointer: '/travelers/0/birth_date' },
          });
        return { data: { ...someTransfers.data, optionals: [aPlan('BASIC', 'Básica')] } };
      },
    },
  });
  await press(screen.getByRole('button', { name: 'Completar datos' }));
  const send = () => press(screen.getByRole('button', { name: 'Ver asistencias' }));
  await send();
  expect(screen.getByText('Escribe el número de documento.')).toBeInTheDocument();
  const luis = { 'Tipo de documento': '5', 'Número de documento': 'av 123456', Día: '2', Mes: '5' };
  for (const [label, value] of Object.entries(luis)) await typeIn(label, value);
  await typeIn('Año', '1960');
  await send();
  expect(await screen.findByText('Con esa fecha tendría otra edad.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await typeIn('Año', '1961');
  await send();
  expect(await screen.findByRole('checkbox', { name: 'Básica' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Ver asistencias' })).toBeNull();
  expect(sent.at(-1)).toEqual([
    { id: '2', document_type: 5, document: 'AV123456', birth_date: '1961-05-02' },
  ]);
});

it('has one bar at the bottom of a phone: the button with the total', async () => {
  const { container } = await reachExtras({ isMobile: true });
  await press(box());
  expect(await screen.findByRole('button', { name: /^Ir a pagar \$\s962\.000$/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tu reserva' })).toBeNull();
  await expectNoAxeViolations(container);
});
