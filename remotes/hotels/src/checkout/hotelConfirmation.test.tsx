import { act, screen, waitFor, within } from '@testing-library/react';
import type { BootRecord, Payment, RemoteDescriptor } from '@tiquete/contracts';
import { aBootRecord, aDescriptor, expectNoAxeViolations } from '@tiquete/testing';
import {
  aBooking,
  aPayment,
  aPaymentWith,
  anApprovedPayment,
  aRefusal,
  aRejectedPayment,
} from '../testing/checkoutBuilders';
import { press, renderCheckout, type CheckoutRenderOptions } from '../testing/renderCheckout';

const route = '/checkout/hotel?payment=TQ7K2M9P-1';
function open(payment: () => Payment, options: CheckoutRenderOptions = {}) {
  return renderCheckout({
    route,
    ...options,
    answers: { 'GET payments/:reference': () => ({ data: payment() }), ...options.answers },
  });
}
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

it.each([
  [
    'APPROVED',
    anApprovedPayment(),
    'APROVADO',
    'Gracias por su compra',
    'Tu pago fue aprobado',
    /Tu reserva está emitida/,
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
  'tells %s with the label and message of the specification, the code and what happens next',
  async (_, payment, label, message, title, next) => {
    const { container } = open(() => payment);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const text of [label, message, next, 'TQ7K2M9P'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Casa Medina' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  },
);

it('does not say that a paid booking stands before the hotel does', async () => {
  let payment = anApprovedPayment('COTIZED');
  open(() => payment);
  expect(
    await screen.findByText(/estamos confirmando la habitación con el hotel/),
  ).toBeInTheDocument();
  payment = anApprovedPayment('OK');
  await comeBack();
  expect(await screen.findByText(/Tu reserva está emitida/)).toBeInTheDocument();
  payment = anApprovedPayment('CANCEL');
  await comeBack();
  expect(screen.getByText(/Tu reserva está emitida/)).toBeInTheDocument();
});

it('promises the money back when the hotel could not confirm', async () => {
  open(() => anApprovedPayment('CANCEL'));
  expect(await screen.findByText(/Te devolvemos el pago completo/)).toBeInTheDocument();
});

it('never says that nothing was charged when the money was charged and given back', async () => {
  open(() =>
    aPaymentWith({
      status: 'REJECTED',
      processUrl: null,
      refunded: 1_480_500,
      booking: { ...aPayment.booking, status: 'CANCEL', status_label: 'Cancelada' },
    }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No pudimos confirmar tu reserva' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Te devolvemos el pago completo/)).toBeInTheDocument();
  expect(screen.queryByText(/No se hizo ningún cobro/)).not.toBeInTheDocument();
});

it('asks again when the page is seen again, and says the new state', async () => {
  let payment: Payment = aPayment;
  const { asked } = open(() => payment);
  await screen.findByRole('heading', { level: 1, name: 'Tu pago está en camino' });
  payment = anApprovedPayment();
  await comeBack();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' }),
  ).toBeInTheDocument();
  await comeBack();
  expect(asked('GET payments/:reference')).toHaveLength(2);
  expect(asked('GET payments/:reference')[0]?.input.params).toEqual({ reference: 'TQ7K2M9P-1' });
});

it('asks by itself after 2 s, then ever more rarely, up to 30 s', async () => {
  jest.useFakeTimers();
  const { asked } = open(() => aPayment);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const times: number[] = [];
  for (let second = 1; second <= 90; second += 1) {
    const before = asked('GET payments/:reference').length;
    await act(() => jest.advanceTimersByTimeAsync(1000));
    if (asked('GET payments/:reference').length > before) times.push(second);
  }
  expect(times).toEqual([2, 6, 14, 30, 60, 90]);
  jest.useRealTimers();
});

it('says that nothing was paid when the payer came back without paying, with one way on', async () => {
  const { left } = open(() => aPaymentWith({ processing: false }));
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
it('sends nobody back to the gateway whose bank has yet to answer', async () => {
  open(() => aPaymentWith({ processing: true }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu pago está en camino' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Pagar|Continuar)/ })).not.toBeInTheDocument();
});

it('opens another payment for the same booking, without a form', async () => {
  const { asked, left, address } = open(() => aRejectedPayment, {
    answers: { 'POST payments': () => ({ data: aPaymentWith({ reference: 'TQ7K2M9P-2' }) }) },
  });
  await press(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(asked('POST payments')[0]?.input.body).toEqual({
    bookingId: 'b-1',
    return_path: '/checkout/hotel',
  });
  expect(address()).toBe('/checkout/hotel?payment=TQ7K2M9P-2');
});

it('says that the time to pay is over, and leads to a new search', async () => {
  open(() => aRejectedPayment, {
    answers: {
      'POST payments': () => {
        throw aRefusal('BOOKING_EXPIRED', { title: 'El plazo para pagar esta reserva venció.' });
      },
    },
  });
  await press(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('El plazo para pagar esta reserva venció.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar hoteles' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
});

it('is kind about a payment that nobody knows', async () => {
  const { container } = renderCheckout({
    route,
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

it('may be asked again when it could not be told', async () => {
  let isDown = true;
  renderCheckout({
    route,
    answers: {
      'GET payments/:reference': () => {
        if (isDown) throw aRefusal('OFFLINE', { title: 'No hay conexión.' });
        return { data: anApprovedPayment() };
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

it('copies the code, and says when it could not', async () => {
  const copied: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  open(() => anApprovedPayment());
  await press(await screen.findByRole('button', { name: 'Copiar código' }));
  expect(copied).toEqual(['TQ7K2M9P']);
  expect(screen.getByText('Código copiado.')).toBeInTheDocument();
  Object.assign(navigator, { clipboard: undefined });
  await press(screen.getByRole('button', { name: 'Copiar código' }));
  expect(screen.getByText(/No pudimos copiar el código/)).toBeInTheDocument();
});

/** A boot record in which another remote has this menu. */
function bootWith(entry: RemoteDescriptor['menu'][number]): BootRecord {
  const boot = aBootRecord();
  const descriptor = { ...aDescriptor, id: 'my-bookings', menu: [entry] };
  const remotes = boot.remotes.map((hotels) => ({ ...hotels, id: 'my-bookings', descriptor }));
  return { ...boot, remotes: [...boot.remotes, ...remotes] };
}

it('leads a signed-in traveller to the bookings, wherever they are', async () => {
  const boot = bootWith({
    id: 'MY_BOOKINGS',
    label: 'Mis reservas',
    path: '/my_bookings',
    order: 1,
  });
  const user = { name: 'Ana Pérez', email: 'ana@correo.com', image: null };
  open(() => anApprovedPayment(), {
    session: { user, expires: '2027-01-01T00:00:00.000Z' },
    boot,
  });
  const link = await screen.findByRole('link', { name: 'Ver mis reservas' });
  expect(link).toHaveAttribute('href', '/my_bookings');
});

it('leads a guest whose payment is on its way to the booking, and to nothing beside it', async () => {
  const path = '/my_bookings/detail';
  const boot = bootWith({ id: 'FIND_BOOKING', label: 'Ver', path, order: 2, guest: true });
  open(() => aPayment, { boot });
  const link = await screen.findByRole('link', { name: 'Ver mi reserva' });
  const { id } = aPayment.booking;
  expect(link).toHaveAttribute('href', `${path}?id=${id}&reference=TQ7K2M9P-1`);
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

it('forgets what was typed once it is paid', async () => {
  sessionStorage.setItem('tiquete:visit:hotel-checkout', JSON.stringify({ name: 'Ana' }));
  open(() => anApprovedPayment());
  await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' });
  await waitFor(() => expect(sessionStorage.getItem('tiquete:visit:hotel-checkout')).toBeNull());
});

it('tells the extras with where each stands, and asks again until they are confirmed', async () => {
  jest.useFakeTimers();
  const anExtra = {
    id: 'o-1',
    kind: 'TRANSFER',
    name: 'Traslado de llegada',
    description: '',
    operator_name: '',
    date: null,
    quantity: 1,
    amount: 62_000,
    refunded: 0,
    locator: null,
    free_until: null,
  } as const;
  let isConfirmed = false;
  const { asked } = open(() => anApprovedPayment(), {
    answers: {
      'GET bookings/:id': () => {
        const state = isConfirmed
          ? ({ status: 'CONFIRMED', status_label: 'Confirmado' } as const)
          : ({ status: 'CONFIRMING', status_label: 'En confirmación' } as const);
        return {
          data: { ...aBooking, optionals: [{ ...anExtra, ...state }], optionals_total: 62_000 },
        };
      },
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Traslado de llegada (En confirmación)')).toBeInTheDocument();
  isConfirmed = true;
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(screen.getByText('Traslado de llegada (Confirmado)')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked('GET bookings/:id')).toHaveLength(2);
  jest.useRealTimers();
});
