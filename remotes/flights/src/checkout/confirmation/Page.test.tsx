import { act, screen, waitFor } from '@testing-library/react';
import type { BookingDetail } from '@tiquete/contracts';
import { SessionProvider } from '@tiquete/platform';
import { expectNoAxeViolations, type ApiAnswers } from '@tiquete/testing';
import {
  aBooking,
  aHeldBooking,
  anEvent,
  anIssuedBooking,
  aPaymentWith,
  aSnapshot,
  aTriedPayment,
} from '../../testing/bookingBuilders';
import { renderFlights } from '../../testing/renderFlights';
import { press } from '../../testing/renderSale';
import { aPayment, aRefusal } from '../../testing/saleBuilders';
import { Page } from './Page';

const PATH = '/checkout/flight/confirmation';
const fresh = `${PATH}?booking=b-1`;
const paid = `${PATH}?booking=b-1&reference=TQ7K2M9P-1`;

function open(
  booking: () => BookingDetail,
  {
    route = fresh,
    isMobile = false,
    answers = {},
  }: { route?: string; isMobile?: boolean; answers?: ApiAnswers } = {},
) {
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({}),
  })) as unknown as typeof fetch;
  const left: string[] = [];
  const page = (
    <SessionProvider>
      <Page goTo={(url) => left.push(url)} />
    </SessionProvider>
  );
  const known: ApiAnswers = { 'GET bookings/:id': () => ({ data: booking() }), ...answers };
  const rendered = renderFlights(page, { route, isMobile, answers: known });
  const requests = (key: string) => rendered.api.requests.filter((call) => call.key === key);
  return { ...rendered, requests, left };
}
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const refuse =
  (code: string, title = code) =>
  () => {
    throw aRefusal(code, { title });
  };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows that the seats are being held, then until when, and opens the payment', async () => {
  let booking = aBooking();
  const { requests, left, address, container } = open(() => booking, {
    answers: {
      'POST payments': () => ({ data: aPayment }),
      'GET payments/:reference': () => ({ data: aPayment }),
    },
  });
  await heading('Estamos apartando tus sillas');
  expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
  booking = aHeldBooking();
  await comeBack();
  await heading('Tus sillas están apartadas');
  expect(
    screen.getByText('Las guardamos para ti hasta el 01 ene. 2027 a las 20:00, hora de Colombia.'),
  ).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await press(screen.getByRole('button', { name: /^Pagar \$\s660\.000$/ }));
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(requests('POST payments')[0]?.input.body).toEqual({
    bookingId: 'b-1',
    return_path: '/checkout/flight/confirmation?booking=b-1',
  });
  expect(address()).toBe(`${PATH}?booking=b-1&payment=TQ7K2M9P-1`);
});

it('shows that a seat was sold meanwhile, and leads to the same search', async () => {
  open(() =>
    aBooking({
      status: 'CANCEL',
      status_label: 'Cancelada',
      course: null,
      pay_by: null,
      events: [anEvent('CREATED'), anEvent('HOLD_REFUSED')],
    }),
  );
  await heading('Este vuelo se vendió mientras lo apartábamos');
  expect(screen.getByText(/No se hizo ningún cobro/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar de nuevo' })).toHaveAttribute(
    'href',
    expect.stringContaining('BOG-CTG-2027-03-10_CTG-BOG-2027-03-17'),
  );
});

it('shows when seats are not held without a payment', async () => {
  open(() =>
    aHeldBooking({ events: [anEvent('CREATED')], snapshot: { ...aSnapshot, hold_until: null } }),
  );
  await heading('Falta el pago de tu vuelo');
  expect(screen.getByText(/La aerolínea no aparta sillas a este precio/)).toBeInTheDocument();
});

it.each([
  [
    'PENDING',
    'PENDIENTE',
    'Su pago esta en proceso',
    'Tu pago está en camino',
    aHeldBooking({ payments: [aTriedPayment('PENDING')] }),
  ],
  [
    'REJECTED',
    'FALLIDO',
    'Pago fallido',
    'El pago no pasó',
    aHeldBooking({ payments: [aTriedPayment('REJECTED')] }),
  ],
  [
    'APPROVED',
    'APROVADO',
    'Gracias por su compra',
    'Tu pago fue aprobado',
    aHeldBooking({
      course: 'CONFIRMING',
      can: anIssuedBooking().can,
      payments: [aTriedPayment('APPROVED')],
    }),
  ],
] as const)(
  'shows %s with the label and the message of the specification',
  async (status, label, message, title, booking) => {
    const { container } = open(() => booking, {
      route: paid,
      answers: { 'GET payments/:reference': () => ({ data: aPaymentWith({ status }) }) },
    });
    await heading(title);
    for (const text of [label, message, 'TQ7K2M9P'])
      expect(screen.getByText(text)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  },
);

it('opens a new payment for a rejected one without a form', async () => {
  const { left, requests } = open(() => aHeldBooking({ payments: [aTriedPayment('REJECTED')] }), {
    route: paid,
    answers: {
      'GET payments/:reference': () => ({
        data: aPaymentWith({ status: 'REJECTED', processUrl: null }),
      }),
      'POST payments': () => ({ data: aPaymentWith({ reference: 'TQ7K2M9P-2' }) }),
    },
  });
  await press(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(requests('POST payments')).toHaveLength(1);
});

it('shows locator and tickets as soon as they are issued, without a reload', async () => {
  let booking = aHeldBooking({ course: 'CONFIRMING', payments: [aTriedPayment('APPROVED')] });
  let payment = aPaymentWith({ status: 'APPROVED', processUrl: null });
  const { container } = open(() => booking, {
    route: paid,
    answers: { 'GET payments/:reference': () => ({ data: payment }) },
  });
  await heading('Tu pago fue aprobado');
  expect(screen.getAllByText('Tiquete en emisión')).toHaveLength(2);
  booking = anIssuedBooking();
  payment = { ...payment, booking: { ...payment.booking, status: 'OK' } };
  await comeBack();
  await heading('Tu vuelo está confirmado');
  for (const text of ['QX7K2M', 'Tiquete 134-2100456789', 'Tiquete 134-2100456790'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(
    screen.getByText(
      /Haz el check-in en el sitio o la aplicación de Avianca con el localizador QX7K2M/,
    ),
  ).toBeInTheDocument();
  expect(
    screen.getAllByText(/^El check-in de Avianca abre el .* a las \d\d:\d\d\.$/)[0],
  ).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Ir al sitio de Avianca' })[0]).toHaveAttribute(
    'href',
    'https://www.avianca.com/',
  );
  expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/calendar.ics',
  );
  expect(screen.getByRole('link', { name: 'Itinerario y recibo (PDF)' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/voucher.pdf',
  );
  await expectNoAxeViolations(container);
});

it('shows that some airlines issue no tickets, with the booking code to travel with', async () => {
  const issued = anIssuedBooking();
  const confirmation = { record_locator: 'QX7K2M', tickets: [] };
  const { container } = open(() => ({
    ...issued,
    snapshot: { ...issued.snapshot, confirmation },
  }));
  await heading('Tu vuelo está confirmado');
  expect(screen.getByText(/confirmó tu reserva con el localizador QX7K2M/)).toBeInTheDocument();
  expect(screen.queryByText('Tiquete en emisión')).toBeNull();
  await expectNoAxeViolations(container);
});

it('shows the refund when the airline did not issue the tickets', async () => {
  const refund = {
    reason: 'SUPPLIER_REJECTED',
    state: 'OWED' as const,
    amount: 660_000,
    owed_at: '2027-01-01T10:00:00.000Z',
    sent_at: null,
    done_at: null,
    due_by: '2027-01-16T15:00:00.000Z',
    method: null,
  };
  open(() =>
    aBooking({
      status: 'CANCEL',
      course: null,
      pay_by: null,
      refunds: [refund],
      refunded: 660_000,
      payments: [aTriedPayment('REJECTED')],
    }),
  );
  await heading('No pudimos emitir tus tiquetes');
  expect(screen.getByText(/Devolución de \$\s660\.000/)).toBeInTheDocument();
  expect(screen.getByText(/a más tardar el 16 ene. 2027/)).toBeInTheDocument();
  expect(screen.queryByText(/No se hizo ningún cobro/)).toBeNull();
});

it.each([PATH, fresh])('explains that the booking is not accessible: %s', async (route) => {
  const { container } = open(refuse('NOT_FOUND'), { route });
  await heading('No encontramos esta reserva');
  expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute('href', '/flights');
  await expectNoAxeViolations(container);
});

it('can be retried after an error', async () => {
  let isDown = true;
  open(() => (isDown ? refuse('OFFLINE', 'No hay conexión.')() : anIssuedBooking()));
  await screen.findByText('No hay conexión.');
  isDown = false;
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Tu vuelo está confirmado');
});
