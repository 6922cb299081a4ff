import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { anApprovedPayment } from '../testing/checkoutBuilders';
import { renderCheckout } from '../testing/renderCheckout';
import { paymentUrl } from '../urls';

it('tells what was bought, day by day, what to carry, and what is still to pay', async () => {
  const { container } = renderCheckout({
    route: paymentUrl('TQ7K2M9P-1'),
    answers: { 'GET payments/:reference': () => ({ data: anApprovedPayment }) },
  });
  expect(await screen.findByRole('heading', { name: 'Europa clásica' })).toBeInTheDocument();
  expect(screen.getByText('TQ7K2M9P')).toBeInTheDocument();
  expect(container).toHaveTextContent('Habitaciones: Triple, Sencilla');
  expect(container).toHaveTextContent('Madrid: Hotel Plaza Madrid o similar, 3 noches');
  expect(screen.getByText('Llegada a Madrid')).toBeInTheDocument();
  expect(container).toHaveTextContent('Pasaporte vigente al menos 6 meses después del regreso.');
  expect(container).toHaveTextContent('Adaptador de corriente');
  expect(container).toHaveTextContent('La salida se confirma con 10 viajeros');
  expect(container).toHaveTextContent('Por pagar$ 10.500.000');
  await expectNoAxeViolations(container);
});
