import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingDetail } from '@tiquete/contracts';
import { type ApiAnswers, aProblem, expectNoAxeViolations, pending, rowOf } from '@tiquete/testing';
import { Page } from '../detail/Page';
import {
  aBooking,
  aCancellation,
  aCancelledBooking,
  aQuoteWithPenalty,
  anUnpaidBooking,
  aQuote,
  aRefund,
} from '../testing/builders';
import { renderMyBookings } from '../testing/renderMyBookings';

type Cancel = NonNullable<ApiAnswers['POST bookings/:id/cancellations']>;
const modeOf = ({ body }: Parameters<Cancel>[0]) => (body as { mode: string }).mode;

async function open(cancellations: Cancel, bookings: BookingDetail[] = [aBooking()]) {
  const user = userEvent.setup();
  const rendered = renderMyBookings(<Page />, {
    route: '/my_bookings/detail?id=b-1',
    answers: {
      'GET bookings/:id': () => ({
        data: (bookings.length > 1 ? bookings.shift() : bookings[0]) ?? aBooking(),
      }),
      'POST bookings/:id/cancellations': cancellations,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  const dialog = await screen.findByRole('dialog');
  const words = () => (dialog.textContent ?? '').replace(/\u00a0/g, ' ');
  const agree = async () => user.click(await within(dialog).findByRole('checkbox'));
  const press = async (name: RegExp | string) =>
    user.click(await within(dialog).findByRole('button', { name }));
  const sent = () =>
    rendered.requests
      .filter(
        ({ key, input }) =>
          key === 'POST bookings/:id/cancellations' && modeOf(input) === 'CANCELLATION',
      )
      .map(({ input }) => input);
  return { ...rendered, user, dialog, words, agree, press, sent };
}
const free: Cancel = (input) => ({
  data:
    modeOf(input) === 'SIMULATION'
      ? aCancellation(aQuote(), { course: null })
      : aCancellation(aQuote()),
});

it('shows costs and consequences first, and cancels only after consent', async () => {
  const { words, press, agree, sent, user, dialog, baseElement } = await open(free, [
    aBooking(),
    aBooking({ course: 'CANCELLING' }),
  ]);
  await within(dialog).findByRole('checkbox');
  expect(rowOf(dialog, 'Pagaste').getByText('$ 1.480.500')).toBeVisible();
  expect(rowOf(dialog, 'Te cobran por cancelar').getByText('Nada')).toBeVisible();
  expect(rowOf(dialog, 'Te devolvemos').getByText('$ 1.480.500')).toBeVisible();
  expect(words()).toMatch(/Cancelar es gratis hasta el .+ a las 23:59, hora del lugar del viaje\./);
  expect(words()).toContain('te escribimos a ana@correo.test');
  expect(words()).toContain('15 días calendario');
  await expectNoAxeViolations(baseElement);
  await press('Cancelar y recibir $ 1.480.500'.replace('$ ', '$\u00a0'));
  expect(within(dialog).getByText('Marca esta casilla para cancelar.')).toBeInTheDocument();
  expect(within(dialog).getByRole('checkbox')).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Cambiaron mis fechas');
  await agree();
  await press(/Cancelar y recibir/);
  expect(await within(dialog).findByText('Estamos cancelando tu reserva…')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      params: { id: 'b-1' },
      body: { mode: 'CANCELLATION', expected_penalty: 0, reason: 'DATES' },
      idempotencyKey: expect.stringMatching(/.{8,}/),
    },
  ]);
  await expectNoAxeViolations(baseElement);
});

it('polls and shows the progress of the refund after the cancellation', async () => {
  const { agree, press, dialog, words, baseElement } = await open(
    (input) => ({
      data:
        modeOf(input) === 'SIMULATION'
          ? aCancellation(aQuoteWithPenalty(), { course: null })
          : aCancellation(aQuoteWithPenalty()),
    }),
    [
      aBooking(),
      aBooking({ course: 'CANCELLING' }),
      aCancelledBooking({ refunds: [aRefund({ state: 'SENT', done_at: null })] }),
    ],
  );
  await agree();
  for (const name of ['Te cobran por cancelar', 'Te devolvemos'])
    expect(rowOf(dialog, name).getByText('$ 740.250')).toBeVisible();
  expect(words()).toContain('Entiendo que me cobran $ 740.250');
  expect(within(dialog).getByRole('link', { name: 'Cómo funciona el retracto' })).toHaveAttribute(
    'href',
    '/terms_and_conditions#retracto',
  );
  await press(/Cancelar y recibir/);
  expect(await within(dialog).findByText('Tu reserva quedó cancelada.')).toBeInTheDocument();
  expect(within(dialog).getByRole('list', { name: /Devolución de/ })).toBeInTheDocument();
  await expectNoAxeViolations(baseElement);
  await press('Volver a mi reserva');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('shows the old and the new cost when it rose, and requires consent again', async () => {
  let hasRisen = false;
  const { agree, press, dialog, words, sent } = await open((input) => {
    if (modeOf(input) === 'SIMULATION')
      return { data: aCancellation(hasRisen ? aQuoteWithPenalty() : aQuote(), { course: null }) };
    if (hasRisen) return { data: aCancellation(aQuoteWithPenalty()) };
    hasRisen = true;
    throw aProblem({ code: 'PENALTY_CHANGED', status: 409, title: 'El costo de cancelar cambió.' });
  });
  await agree();
  await press(/Cancelar y recibir/);
  await within(dialog).findByText(/cambió mientras lo revisabas/);
  expect(words()).toContain('antes era $ 0, ahora es $ 740.250. No cancelamos nada.');
  expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
  await agree();
  await press(/Cancelar y recibir/);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => (body as { expected_penalty: number }).expected_penalty)).toEqual(
    [0, 740250],
  );
  expect(sent()[0]?.idempotencyKey).not.toBe(sent()[1]?.idempotencyKey);
});

it('warns when nothing is refunded, and shows the contact for the right to withdraw', async () => {
  const { dialog, words, baseElement } = await open(() => ({
    data: aCancellation(
      aQuote({ refundable: false, penalty: 1480500, refund: 0, free_until: null }),
      { course: null },
    ),
  }));
  await within(dialog).findByRole('checkbox');
  expect(words()).toContain('Con esta tarifa no te devolvemos nada de lo que pagaste.');
  expect(words()).toContain('derecho de retracto');
  expect(within(dialog).getByRole('button', { name: 'Sí, cancelar' })).toBeInTheDocument();
  await expectNoAxeViolations(baseElement);
});

it('does not mention the five days to withdraw where another rule applies', async () => {
  const { dialog, words } = await open(() => ({
    data: aCancellation(aQuoteWithPenalty({ has_own_withdrawal: true }), { course: null }),
  }));
  await within(dialog).findByRole('checkbox');
  expect(words()).not.toContain('derecho de retracto');
});

it('releases an unpaid booking without mentioning money', async () => {
  const { agree, press, dialog, words } = await open(
    (input) => ({
      data:
        modeOf(input) === 'SIMULATION'
          ? aCancellation(aQuote({ paid: 0, refund: 0 }), { status: 'COTIZED', course: null })
          : aCancellation(aQuote({ paid: 0, refund: 0 }), {
              status: 'CANCEL',
              status_label: 'Cancelada',
              course: null,
            }),
    }),
    [anUnpaidBooking(), anUnpaidBooking({ status: 'CANCEL', pay_by: null })],
  );
  await agree();
  expect(words()).not.toContain('Te devolvemos');
  await press('Sí, cancelar');
  expect(await within(dialog).findByText('Tu reserva quedó cancelada.')).toBeInTheDocument();
  expect(words()).toContain('No te cobramos nada.');
});

it('sends an unanswered request again under its own key, and shows that nothing changed', async () => {
  let tries = 0;
  const { agree, press, dialog, sent, baseElement } = await open((input) => {
    if (modeOf(input) === 'SIMULATION') return { data: aCancellation(aQuote(), { course: null }) };
    tries += 1;
    if (tries === 1)
      throw aProblem({
        code: 'TIMEOUT',
        status: 0,
        title: 'La respuesta tardó demasiado. Inténtalo de nuevo.',
      });
    return { data: aCancellation(aQuote()) };
  });
  await agree();
  await press(/Cancelar y recibir/);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'No pudimos cancelar. La respuesta tardó demasiado.',
  );
  await expectNoAxeViolations(baseElement);
  await press(/Cancelar y recibir/);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.idempotencyKey).toBe(sent()[1]?.idempotencyKey);
});

it.each([
  [
    'a person finishes it',
    { course: 'CANCEL_REVIEWING' },
    /Una persona de nuestro equipo está terminando la cancelación/,
  ],
  ['the supplier refuses', { course: null }, /No aceptaron la cancelación/],
] as const)('shows the brand’s contacts when %s', async (_, changes, words) => {
  const { agree, press, dialog, baseElement } = await open(free, [aBooking(), aBooking(changes)]);
  await agree();
  await press(/Cancelar y recibir/);
  expect(await within(dialog).findByText(words)).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
  await expectNoAxeViolations(baseElement);
});

it('shows why the booking can no longer be cancelled', async () => {
  const { dialog } = await open(() => ({
    data: aCancellation(aQuote({ is_cancellable: false, reason: 'STARTED' })),
  }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('El viaje ya empezó');
});

it('requests the cost again after a failure', async () => {
  let isDown = true;
  const { dialog, press } = await open((input) => {
    if (isDown) throw aProblem();
    return free(input);
  });
  expect(
    await within(dialog).findByRole('heading', {
      name: 'No pudimos consultar cuánto cuesta cancelar',
    }),
  ).toBeInTheDocument();
  isDown = false;
  await press('Reintentar');
  expect(await within(dialog).findByRole('checkbox')).toBeInTheDocument();
});

it('cannot be closed while the cancellation is sent', async () => {
  const { agree, press, dialog, user } = await open((input) =>
    modeOf(input) === 'SIMULATION'
      ? { data: aCancellation(aQuote(), { course: null }) }
      : pending(),
  );
  await agree();
  await press(/Cancelar y recibir/);
  await user.keyboard('{Escape}');
  await press('Cerrar');
  expect(dialog).toBeInTheDocument();
});
