import { screen } from '@testing-library/react';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aBooking, anApprovedPayment } from '../testing/checkoutBuilders';
import { renderCheckout } from '../testing/renderCheckout';

it('shows the package day by day, what to bring, and the unpaid instalments', async () => {
  const { container } = renderCheckout({
    route: `/checkout/package?payment=${anApprovedPayment.reference}`,
    answers: { 'GET payments/:reference': () => ({ data: anApprovedPayment }) },
  });
  expect(await screen.findByRole('heading', { name: 'Europa clásica' })).toBeInTheDocument();
  expect(screen.getByText('TQ7K2M9P')).toBeInTheDocument();
  expect(await screen.findByText('Llegada a Madrid')).toBeInTheDocument();
  expect(container).toHaveTextContent('Habitaciones: Triple, Sencilla');
  expect(container).toHaveTextContent('Madrid: Hotel Plaza Madrid o similar, 3 noches');
  expect(container).toHaveTextContent('Pasaporte vigente al menos 6 meses después del regreso.');
  expect(container).toHaveTextContent('Adaptador de corriente');
  expect(container).toHaveTextContent('La salida está confirmada: tu viaje se hace.');
  expect(rowOf(container, 'Por pagar').getByText('$ 10.500.000')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows when a departure below its minimum group is decided, and the consequences', async () => {
  const { container } = renderCheckout({
    route: `/checkout/package?payment=${anApprovedPayment.reference}`,
    answers: {
      'GET payments/:reference': () => ({
        data: {
          ...anApprovedPayment,
          booking: { ...anApprovedPayment.booking, status: 'COTIZED', status_label: 'Reserva' },
        },
      }),
      'GET bookings/:id': () => ({
        data: {
          ...aBooking,
          status: 'COTIZED',
          status_label: 'Reserva',
          course: 'WAITING',
          waits_until: '2027-01-16T04:59:59.000Z',
          can: { cancel: true, pay: false, voucher: false, calendar: false, resend: false },
        },
      }),
    },
  });
  expect(
    await screen.findByText(/La salida se confirma a más tardar el 15 ene\. 2027, cuando/),
  ).toBeInTheDocument();
  expect(await screen.findByText(/La salida se confirma con 10 viajeros/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /voucher/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});
