import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDays } from '@tiquete/platform';
import { aProblem, expectNoAxeViolations, pending } from '@tiquete/testing';
import { aBooking, aGlimpse, aPayment } from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';
import { Page } from '../detail/Page';

const closed = () => {
  throw aProblem({ code: 'NOT_FOUND', status: 404 });
};
/** Opens a booking in a browser without access to it. */
const open = (route: string, answers: MyBookingsRenderOptions['answers'] = {}) =>
  renderMyBookings(<Page />, {
    route,
    answers: { 'GET bookings/:id': closed, ...answers },
    isGuest: true,
  });
const fill = async (code: string, email: string) => {
  const user = userEvent.setup();
  for (const [name, text] of [
    ['Código de reserva', code],
    ['Correo de la reserva', email],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    if (text) await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: 'Ver mi reserva' }));
};
const AT = '/my_bookings/detail?id=b-1';
const known = { 'GET bookings/:id/glimpse': () => ({ data: aGlimpse() }) };

it('finds a booking by its code and e-mail, and leaves both in their fields when they are wrong', async () => {
  const user = userEvent.setup();
  let isWrong = true;
  const { requests, address, container } = open('/my_bookings/detail', {
    ...known,
    'POST bookings/lookups': () => {
      if (isWrong) throw aProblem({ code: 'BOOKING_NOT_FOUND', status: 404, title: 'No está.' });
      return { data: aGlimpse() };
    },
  });
  await screen.findByRole('button', { name: 'Ver mi reserva' });
  await expectNoAxeViolations(container);
  await fill('', '');
  expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveFocus();
  expect(requests).toEqual([]);
  await fill('TQ7K2M9XPA', 'ana@correo.test');
  expect(await screen.findByRole('alert')).toHaveTextContent('No está.');
  expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue('TQ7K2M9XPA');
  isWrong = false;
  await user.click(screen.getByRole('button', { name: 'Ver mi reserva' }));
  await waitFor(() => expect(address()).toBe(AT));
  const trip = await screen.findByRole('heading', { level: 2, name: 'Casa Medina' });
  const code = screen.getByText('TQ7K2M9XPA');
  expect(code).toBeVisible();
  expect(trip.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(aGlimpse().destination_name)).toBeVisible();
  expect(screen.getByText(formatDays(aGlimpse().date_from, aGlimpse().date_to))).toBeVisible();
  await expectNoAxeViolations(container);
});

it('pays the found booking, and returns to its page', async () => {
  const user = userEvent.setup();
  const { requests } = open(AT, {
    ...known,
    'POST payments': () => ({ data: aPayment() }),
    'GET payments/:reference': pending,
  });
  await user.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST payments')?.input.body).toEqual({
      bookingId: 'b-1',
      return_path: AT,
    }),
  );
});

it('looks up the payment at the gateway before it shows the outcome', async () => {
  const { requests } = open(`${AT}&reference=TQ7K2M9XPA-1`, {
    'GET payments/:reference': () => ({ data: aPayment({ status: 'APPROVED' }) }),
    'GET bookings/:id/glimpse': () => ({
      data: aGlimpse({ status: 'OK', status_label: 'Emitida', payment_status: 'APPROVED' }),
    }),
  });
  expect(await screen.findByText('Emitida')).toBeVisible();
  const keys = requests.map(({ key }) => key);
  expect(keys.lastIndexOf('GET payments/:reference')).toBe(
    keys.indexOf('GET bookings/:id/glimpse') - 1,
  );
});

it('opens the whole booking with a code that is sent to its address', async () => {
  const user = userEvent.setup();
  let isOpen = false;
  const { requests, container } = open(AT, {
    ...known,
    'GET bookings/:id': () => (isOpen ? { data: aBooking() } : closed()),
    'POST bookings/:id/codes': () => ({
      data: { sent_to: 'an***@correo.test', valid_minutes: 15 },
    }),
    'POST bookings/:id/accesses': ({ body }) => {
      if ((body as { code: string }).code !== '048213')
        throw aProblem({ code: 'BOOKING_CODE_WRONG', status: 422, title: 'No es correcto.' });
      isOpen = true;
      return { data: { id: 'b-1', until: '2099-01-01T00:00:00.000Z' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviarme un código' }));
  expect(await screen.findByText(/an\*\*\*@correo\.test/)).toBeVisible();
  await expectNoAxeViolations(container);
  const field = screen.getByRole('textbox', { name: 'Código de seis números' });
  await user.type(field, '04');
  await user.click(screen.getByRole('button', { name: 'Abrir mi reserva' }));
  expect(field).toHaveFocus();
  expect(requests.some(({ key }) => key === 'POST bookings/:id/accesses')).toBe(false);
  await user.clear(field);
  await user.type(field, '999999');
  await user.click(screen.getByRole('button', { name: 'Abrir mi reserva' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No es correcto.');
  await user.clear(field);
  await user.type(field, '048213');
  await user.click(screen.getByRole('button', { name: 'Abrir mi reserva' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeVisible();
});
