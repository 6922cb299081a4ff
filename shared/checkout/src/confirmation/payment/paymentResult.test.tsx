import { act, screen, waitFor, within } from '@testing-library/react';
import type { Payment } from '@tiquete/contracts';
import { expectNoAxeViolations } from '@tiquete/testing';
import { press } from '../../testing/checkoutPage';
import {
  anApprovedPayment,
  aPayment,
  aPaymentWith,
  aRefusal,
  aRejectedPayment,
  paidWith,
} from '../../testing/cruiseBuilders';
import { comeBack, openResult } from '../../testing/openResult';
import { aResultUrl, renderCruise } from '../../testing/renderCruise';

it.each([
  [
    'APPROVED',
    anApprovedPayment,
    'APROVADO',
    'Gracias por su compra',
    'Tu pago fue aprobado',
    /Buen viaje/,
  ],
  [
    'PENDING',
    aPayment,
    'PENDIENTE',
    'Su pago esta en proceso',
    'Tu pago está en camino',
    /Seguimos preguntando/,
  ],
  [
    'REJECTED',
    aRejectedPayment,
    'FALLIDO',
    'Pago fallido',
    'El pago no pasó',
    /No se hizo ningún cobro/,
  ],
])(
  'shows %s with the label and message of the specification, the code and the next step',
  async (_, payment, label, message, title, next) => {
    const { container } = openResult(() => payment);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const text of [label, message, next, 'TQ7K2M9P'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { name: 'Crucero por el Caribe' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
  },
);

it('does not confirm a paid booking before the supplier does', async () => {
  let payment = paidWith('COTIZED');
  openResult(() => payment);
  expect(await screen.findByText(/Confirmamos la cabina con el barco/)).toBeInTheDocument();
  payment = paidWith('OK');
  await comeBack();
  expect(await screen.findByText(/Buen viaje/)).toBeInTheDocument();
  payment = paidWith('CANCEL');
  await comeBack();
  expect(screen.getByText(/Buen viaje/)).toBeInTheDocument();
});

it('promises a refund when the supplier could not confirm', async () => {
  openResult(() => paidWith('CANCEL'));
  expect(await screen.findByText(/Te devolvemos el dinero/)).toBeInTheDocument();
});

it('never denies a charge that was made and refunded', async () => {
  openResult(() =>
    aPaymentWith({
      status: 'REJECTED',
      processUrl: null,
      refunded: 900_000,
      booking: { ...aPayment.booking, status: 'CANCEL', status_label: 'Cancelada' },
    }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No pudimos confirmar tu reserva' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Te devolvemos el dinero/)).toBeInTheDocument();
  expect(screen.queryByText(/No se hizo ningún cobro/)).not.toBeInTheDocument();
});

it('loads the state again when the page is visible again', async () => {
  let payment: Payment = aPayment;
  const { requests } = openResult(() => payment);
  await screen.findByRole('heading', { level: 1, name: 'Tu pago está en camino' });
  payment = anApprovedPayment;
  await comeBack();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' }),
  ).toBeInTheDocument();
  await comeBack();
  expect(requests('GET payments/:reference')).toHaveLength(2);
  expect(requests('GET payments/:reference')[0]?.input.params).toEqual({ reference: 'TQ7K2M9P-1' });
});

it('polls after 2 s, then with growing pauses up to 30 s', async () => {
  jest.useFakeTimers();
  const { requests } = openResult(() => aPayment);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const times: number[] = [];
  for (let second = 1; second <= 90; second += 1) {
    const before = requests('GET payments/:reference').length;
    await act(() => jest.advanceTimersByTimeAsync(1000));
    if (requests('GET payments/:reference').length > before) times.push(second);
  }
  expect(times).toEqual([2, 6, 14, 30, 60, 90]);
  jest.useRealTimers();
});

it('explains that nothing was paid when the payer cancelled, with one button', async () => {
  const { left } = openResult(() => aPaymentWith({ processing: false }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aún no has pagado' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Tu pago está en camino')).not.toBeInTheDocument();
  expect(screen.queryByText('Su pago esta en proceso')).not.toBeInTheDocument();
  const [only, ...others] = within(screen.getByRole('article'))
    .getAllByRole('button')
    .filter((button) => button.textContent !== 'Copiar código');
  expect(others).toEqual([]);
  await press(only as HTMLElement);
  expect(left).toEqual([aPayment.processUrl]);
});
it('offers no way back to the gateway while the bank has not answered', async () => {
  openResult(() => aPaymentWith({ processing: true }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu pago está en camino' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Pagar|Continuar)/ })).not.toBeInTheDocument();
});

it('opens another payment for the same booking without a form', async () => {
  const { requests, left, address } = openResult(() => aRejectedPayment, {
    answers: { 'POST payments': () => ({ data: aPaymentWith({ reference: 'TQ7K2M9P-2' }) }) },
  });
  await press(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(requests('POST payments')[0]?.input.body).toEqual({
    bookingId: 'b-1',
    return_path: '/checkout/cruise',
  });
  expect(address()).toBe('/checkout/cruise?payment=TQ7K2M9P-2');
});

it('explains that the time to pay is over and links to a new search', async () => {
  openResult(() => aRejectedPayment, {
    answers: {
      'POST payments': () => {
        throw aRefusal('BOOKING_EXPIRED', { title: 'El plazo para pagar esta reserva venció.' });
      },
    },
  });
  await press(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('El plazo para pagar esta reserva venció.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar cruceros' })).toHaveAttribute('href', '/cruises');
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
});

it('explains an unknown payment', async () => {
  const { container } = renderCruise({
    route: aResultUrl,
    answers: {
      'GET payments/:reference': () => {
        throw aRefusal('NOT_FOUND', { status: 404 });
      },
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No encontramos este pago' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('offers to load again after a failure', async () => {
  let isDown = true;
  renderCruise({
    route: aResultUrl,
    answers: {
      'GET payments/:reference': () => {
        if (isDown) throw aRefusal('OFFLINE', { title: 'No hay conexión.' });
        return { data: anApprovedPayment };
      },
    },
  });
  await screen.findByText('No hay conexión.');
  isDown = false;
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' }),
  ).toBeInTheDocument();
});
