import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aBooking, anApprovedPayment, aSnapshot } from '../testing/checkoutBuilders';
import { renderCheckout } from '../testing/renderCheckout';

it('shows the policy number, its files, the emergency numbers, and how to claim', async () => {
  const { container } = renderCheckout({
    route: `/checkout/asisstence?payment=${anApprovedPayment.reference}`,
    answers: { 'GET payments/:reference': () => ({ data: anApprovedPayment }) },
  });
  expect(await screen.findByRole('heading', { name: /Tu pago fue aprobado/ })).toBeInTheDocument();
  expect(await screen.findByText('Número de póliza', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getAllByText('AND-778899').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Descargar voucher (PDF)' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/voucher.pdf',
  );
  expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Tu póliza (PDF)' })).toHaveAttribute(
    'href',
    '/api/asisstances/bookings/b-1/policy.pdf',
  );
  expect(screen.getByRole('button', { name: 'Compartir' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0 800 000 000' })).toHaveAttribute(
    'href',
    'tel:0800000000',
  );
  expect(screen.getByText('Francia')).toBeInTheDocument();
  expect(screen.getByText('Desde cualquier país')).toBeInTheDocument();
  const claims = screen.getByRole('heading', { name: 'Cómo usar tu asistencia' }).parentElement!;
  expect(within(claims).getAllByRole('listitem')).toHaveLength(2);
  await expectNoAxeViolations(container);
});

it('says that the policy does not meet an entry rule', async () => {
  const snapshot = { ...aSnapshot, unmet_rules: ['Espacio Schengen'] };
  renderCheckout({
    route: `/checkout/asisstence?payment=${anApprovedPayment.reference}`,
    answers: {
      'GET payments/:reference': () => ({ data: anApprovedPayment }),
      'GET bookings/:id': () => ({ data: { ...aBooking, snapshot } }),
    },
  });
  expect(
    await screen.findByText('No alcanza la suma que suele exigir Espacio Schengen para entrar'),
  ).toBeInTheDocument();
});

it('shows no emergency numbers before the policy is issued', async () => {
  renderCheckout({
    route: `/checkout/asisstence?payment=${anApprovedPayment.reference}`,
    answers: {
      'GET bookings/:id': () => ({ data: { ...aBooking, status: 'COTIZED' } }),
      'GET payments/:reference': () => ({
        data: { ...anApprovedPayment, status: 'REJECTED' as const },
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Condiciones (PDF)' })).toBeInTheDocument();
  expect(screen.queryByText('Desde cualquier país')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Cómo usar tu asistencia' })).toBeNull();
});
