import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aBooking, anApprovedPayment } from '../testing/checkoutBuilders';
import { renderCheckout } from '../testing/renderCheckout';

it('shows days, hotel and guests of a booked stay in the hotels’ own texts', async () => {
  const [guest] = aBooking.passengers;
  const passengers = aBooking.passengers.flatMap((named) => [
    named,
    { ...named, room: 2, name: '', lastname: '' },
  ]);
  const { container } = renderCheckout({
    route: `/checkout/hotel?payment=${anApprovedPayment().reference}`,
    answers: {
      'GET payments/:reference': () => ({ data: anApprovedPayment() }),
      'GET bookings/:id': () => ({ data: { ...aBooking, passengers } }),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Tu reserva está emitida/)).toBeInTheDocument();
  const stay = (await screen.findByRole('heading', { name: 'Casa Medina' })).closest('section');
  expect(await screen.findByText(`${guest?.name} ${guest?.lastname}`)).toBeInTheDocument();
  expect(stay).toHaveTextContent('Cartagena');
  expect(screen.getByText('Dos habitaciones por 2 noches')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
