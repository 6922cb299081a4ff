import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { aBooking, anUnpaidBooking } from '../testing/builders';
import { openBooking, part, textOf } from '../testing/openBooking';

it('copies the code and confirms it', async () => {
  const user = userEvent.setup();
  openBooking();
  await user.click(await screen.findByRole('button', { name: 'Copiar código' }));
  expect(await screen.findByText('Código copiado')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('TQ7K2M9XPA');
});

it('shows the caller’s own reference only if there is one', async () => {
  const { unmount } = openBooking({ ...aBooking(), Referencia: 'PEDIDO-2041' });
  expect(await screen.findByText('PEDIDO-2041')).toBeInTheDocument();
  unmount();
  openBooking();
  await part('Pago');
  expect(screen.queryByText('Tu referencia')).not.toBeInTheDocument();
});

it('prints an issued booking, and links its files', async () => {
  const user = userEvent.setup();
  const print = jest.fn();
  window.print = print;
  openBooking();
  await user.click(await screen.findByRole('button', { name: 'Imprimir esta página' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Descargar voucher (PDF)' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/voucher.pdf',
  );
  expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/calendar.ics',
  );
});

it('offers no voucher before the booking is issued, and prints a warning', async () => {
  openBooking(anUnpaidBooking());
  await part('Pago');
  expect(screen.queryByRole('button', { name: 'Imprimir esta página' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /voucher|calendario/ })).not.toBeInTheDocument();
  expect(
    screen.getByText('Este documento no sirve para viajar: la reserva no está emitida.'),
  ).toBeInTheDocument();
});

it('sends the e-mail again, and shows the result', async () => {
  const user = userEvent.setup();
  let isTooMany = false;
  const { requests, container } = openBooking(aBooking(), {
    answers: {
      'POST bookings/:id/emails': () => {
        if (isTooMany)
          throw aProblem({ code: 'RATE_LIMITED', status: 429, title: 'Demasiados intentos.' });
        return { data: { template: 'booking.issued', sent_to: 'ana@correo.test' } };
      },
    },
  });
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
  await press();
  expect(
    await screen.findByText('Listo: enviamos el correo de nuevo a ana@correo.test.'),
  ).toBeInTheDocument();
  isTooMany = true;
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos reenviar el correo. Demasiados intentos.',
  );
  expect(
    requests
      .filter(({ key }) => key === 'POST bookings/:id/emails')
      .map(({ input }) => input.params),
  ).toEqual([{ id: 'b-1' }, { id: 'b-1' }]);
  await expectNoAxeViolations(container);
});

it.each([
  ['CANCELLING', 'Cancelando', /Estamos cancelando tu reserva/],
  ['CANCEL_REVIEWING', 'Cancelación en revisión', /lo que cuesta cancelar ya quedó fijo/],
  ['CONFIRMING', 'Confirmando', /Estamos confirmando tu reserva/],
  ['REVIEWING', 'En revisión', /Una persona de nuestro equipo ya lo está revisando/],
  ['HOLDING', 'Apartando', /Estamos apartando tu reserva/],
] as const)('shows the action in progress: %s', async (course, badge, words) => {
  const { container } = openBooking(
    aBooking({
      course,
      can: { cancel: false, pay: false, voucher: false, calendar: false, resend: true },
    }),
  );
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await textOf('Código de reserva')).toContain(badge);
  expect(screen.queryByRole('button', { name: 'Cancelar reserva' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});
