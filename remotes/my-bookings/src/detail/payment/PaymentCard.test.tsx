import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectIsLoading } from '@tiquete/platform';
import { aProblem, expectNoAxeViolations, pending, rowOf } from '@tiquete/testing';
import {
  aBooking,
  aBookingWithBalance,
  anUnpaidBooking,
  aNextPayment,
  aPayment,
  aRefund,
} from '../../testing/builders';
import { openBooking, part, textOf } from '../../testing/openBooking';

beforeEach(() => {
  window.location.hash = '';
});

/** Expects these texts in the status of the payment. */
async function expectStatus(texts: (string | RegExp)[]) {
  const status = within(within(await part('Pago')).getByRole('status'));
  for (const text of texts) expect(status.getByText(text)).toBeInTheDocument();
}

it('does not show a refunded payment as rejected', async () => {
  openBooking(
    aBooking({
      status: 'CANCEL',
      status_label: 'Cancelada',
      payment_status: 'REJECTED',
      refunded: 1480500,
      refunds: [aRefund({ reason: 'SUPPLIER_REJECTED', amount: 1480500 })],
    }),
  );
  expect(await textOf('Pago')).toContain('Te devolvimos $ 1.480.500.');
  expect(await textOf('Pago')).not.toMatch(/FALLIDO|Pago fallido/);
  const code = within(await part('Código de reserva'));
  for (const state of ['Cancelada', 'Pago devuelto'])
    expect(code.getByText(state)).toBeInTheDocument();
  expect(await textOf('Tu devolución')).toContain('No pudimos confirmar tu reserva');
});

it('lists the payments if there are two', async () => {
  const tried = {
    reference: 'TQ-1',
    status: 'REJECTED' as const,
    status_label: 'FALLIDO',
    processing: null,
    amount: 1480500,
    refunded: 0,
    method: null,
    created_at: '2026-11-20T15:20:00.000Z',
  };
  openBooking(aBooking({ payments: [tried, ...aBooking().payments] }));
  const payment = await part('Pago');
  expect(within(payment).getByRole('heading', { name: 'Intentos de pago' })).toBeInTheDocument();
  for (const [at, paid, state] of [
    ['20 nov. 2026, 10:20', '$ 1.480.500', 'FALLIDO'],
    ['20 nov. 2026, 10:31', '$ 1.480.500 · Visa, BANCO DE PRUEBA', 'APROVADO'],
  ] as const) {
    const attempt = rowOf(payment, at);
    expect(attempt.getByText(paid)).toBeInTheDocument();
    expect(attempt.getByText(state)).toBeInTheDocument();
  }
});

it.each([
  ['not paid', anUnpaidBooking(), [/Aún no has pagado/, /Tienes hasta el/], /^Pagar/],
  [
    'rejected',
    anUnpaidBooking({ payment_status: 'REJECTED' }),
    ['FALLIDO', /^Pago fallido/],
    'Intentar el pago de nuevo',
  ],
  [
    'pending',
    anUnpaidBooking({ payment_status: 'PENDING' }),
    ['PENDIENTE', /^Su pago esta en proceso/],
    'Continuar con el pago',
  ],
])(
  'shows the state of the payment and a button to pay when it is %s',
  async (_, booking, words, button) => {
    const user = userEvent.setup();
    const { requests, container } = openBooking(booking, {
      answers: {
        'POST payments': () => ({ data: aPayment() }),
        'GET payments/:reference': pending,
      },
    });
    await expectStatus(words);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    expect(requests.filter(({ key }) => key === 'POST payments')).toHaveLength(1);
  },
);

it.each([
  ['approved and issued', aBooking(), ['APROVADO', /^Gracias por su compra/]],
  [
    'approved, not confirmed yet',
    anUnpaidBooking({ payment_status: 'APPROVED', pay_by: null }),
    ['APROVADO', /^Gracias por su compra/, /^Estamos confirmando/],
  ],
  [
    'rejected and too late',
    aBooking({ status: 'CANCEL', payment_status: 'REJECTED' }),
    ['FALLIDO', /^Pago fallido/, /^Esta reserva ya no se puede pagar/],
  ],
  [
    'never paid and too late',
    aBooking({ status: 'CANCEL', payment_status: null }),
    [/No se hizo ningún pago/],
  ],
])('offers no payment when it is %s', async (_, booking, words) => {
  openBooking(booking);
  await expectStatus(words);
  expect(within(await part('Pago')).queryByRole('button')).not.toBeInTheDocument();
});

it('shows no approval in green on a cancelled booking', async () => {
  openBooking(aBooking({ status: 'CANCEL', payment_status: 'APPROVED' }));
  expect(await textOf('Pago')).not.toContain('APROVADO');
});

it('opens the gateway with the return address, and unblocks the page when the browser returns', async () => {
  const user = userEvent.setup();
  const { requests, store, address } = openBooking(anUnpaidBooking(), {
    answers: {
      'POST payments': () => ({ data: aPayment() }),
      'GET payments/:reference': pending,
    },
  });
  const isBlocked = () =>
    selectIsLoading(store.getState() as Parameters<typeof selectIsLoading>[0]);
  await user.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  expect(requests.find(({ key }) => key === 'POST payments')?.input).toMatchObject({
    body: { bookingId: 'b-1', return_path: '/my_bookings/detail?id=b-1' },
    idempotencyKey: expect.stringMatching(/./),
  });
  // The page is blocked while the payment opens and while the browser leaves.
  await waitFor(() => expect(address()).toBe('/my_bookings/detail?id=b-1&reference=TQ7K2M9XPA-1'));
  await waitFor(() => expect(isBlocked()).toBe(true));
  const shown = new Event('pageshow');
  Object.assign(shown, { persisted: true });
  window.dispatchEvent(shown);
  await waitFor(() => expect(isBlocked()).toBe(false));
});

it('shows a payment that is final at once, and stays on the page', async () => {
  const user = userEvent.setup();
  let isPaid = false;
  openBooking(anUnpaidBooking(), {
    answers: {
      'POST payments': () => {
        isPaid = true;
        return { data: aPayment({ processUrl: null, status: 'APPROVED' }) };
      },
      'GET payments/:reference': () => ({ data: aPayment({ status: 'APPROVED' }) }),
      'GET bookings/:id': () => ({ data: isPaid ? aBooking() : anUnpaidBooking() }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await waitFor(async () => expect(await textOf('Pago')).toContain('APROVADO'));
  expect(window.location.hash).toBe('');
});

it('shows beside the button why the payment did not open, and sends the next press under the same key', async () => {
  const user = userEvent.setup();
  let problem = aProblem({
    code: 'TIMEOUT',
    status: 0,
    title: 'La respuesta tardó demasiado. Inténtalo de nuevo.',
  });
  const { requests, container } = openBooking(anUnpaidBooking(), {
    answers: {
      'POST payments': () => {
        throw problem;
      },
    },
  });
  const press = async () => user.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos abrir el pago. La respuesta tardó demasiado.',
  );
  await expectNoAxeViolations(container);
  problem = aProblem({
    code: 'GATEWAY_ERROR',
    status: 502,
    title: 'La pasarela no respondió bien.',
  });
  await press();
  await screen.findByText(/La pasarela no respondió bien/);
  await press();
  const keys = requests
    .filter(({ key }) => key === 'POST payments')
    .map(({ input }) => input.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

describe('for a booking with instalments', () => {
  it('shows the paid amount, the balance and its due day, and pays the next instalment', async () => {
    const user = userEvent.setup();
    const { requests, container } = openBooking(aBookingWithBalance(), {
      answers: {
        'POST payments': () => ({ data: aPayment() }),
        'GET payments/:reference': pending,
      },
    });
    await expectStatus([
      'Llevas pagado $ 500.000. Te falta $ 980.500.',
      /^Tu próximo pago es de \$ 980\.500, a más tardar el /,
    ]);
    const paid = rowOf(await part('Pago'), 'Pago 1 de 2');
    expect(paid.getByText('Pagado el 20 nov. 2026')).toBeInTheDocument();
    expect(paid.getByText('$ 500.000')).toBeInTheDocument();
    expect(rowOf(await part('Pago'), 'Pago 2 de 2').getByText(/^Hasta el/)).toBeInTheDocument();
    expect(await textOf('Pago')).not.toContain('APROVADO');
    expect(screen.queryByRole('button', { name: /Pagar todo/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: /^Pagar .*980\.500/ }));
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    expect(requests.find(({ key }) => key === 'POST payments')?.input.body).not.toHaveProperty(
      'pay',
    );
  });

  it('pays the whole balance with the other button', async () => {
    const user = userEvent.setup();
    const { requests } = openBooking(
      aBookingWithBalance({
        next_payment: aNextPayment({
          number: 2,
          amount: 400000,
          due_on: '2999-01-01',
          grace_until: '2999-01-04T05:00:00Z',
        }),
      }),
      {
        answers: {
          'POST payments': () => ({ data: aPayment() }),
          'GET payments/:reference': pending,
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /^Pagar todo/ }));
    await waitFor(() =>
      expect(requests.find(({ key }) => key === 'POST payments')?.input.body).toMatchObject({
        pay: 'ALL',
      }),
    );
  });

  it('shows until when an overdue instalment can be paid', async () => {
    openBooking(
      aBookingWithBalance({
        next_payment: aNextPayment({
          number: 2,
          amount: 980500,
          due_on: '2026-01-05',
          grace_until: '2999-01-09T05:00:00.000Z',
          is_overdue: true,
        }),
      }),
    );
    await expectStatus([
      'Tu pago de $ 980.500 venció el 05 ene. 2026.',
      /^Todavía puedes hacerlo hasta el 08 ene\. 2999\./,
    ]);
    expect(await textOf('Código de reserva')).toContain('Pago vencido');
  });

  it('requests the amount of the open payment page', async () => {
    const booking = aBookingWithBalance();
    const [paid] = booking.payments;
    openBooking({
      ...booking,
      payments: [
        paid!,
        { ...paid!, reference: 'TQ-2', status: 'PENDING', processing: false, amount: 980500 },
      ],
    });
    expect(await screen.findByRole('button', { name: /^Pagar .*980\.500/ })).toBeInTheDocument();
  });
});
