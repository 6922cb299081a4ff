import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aPayment, aTariffWith, breakdownInEuros, someDetails } from '../testing/checkoutBuilders';
import { aQuery } from '../testing/builders';
import { checkoutUrl } from '../urls';
import { acceptPolicies, payButton, press } from '@tiquete/checkout/testing';
import { fillCheckout, renderCheckout } from '../testing/renderCheckout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('shows hotel, days, price lines, payments and cancellation terms before the form is filled in', async () => {
  const { container } = renderCheckout();
  const summary = await screen.findByRole('complementary', { name: 'Tu reserva' });
  for (const text of [
    'Casa Medina',
    'Doble superior',
    'Desayuno incluido',
    'IVA 19 %',
    'Pagas hoy',
    'Pagas en el hotel',
    'Seguro hotelero',
  ]) {
    expect(within(summary).getByText(text)).toBeInTheDocument();
  }
  expect(summary).toHaveTextContent('$ 1.480.500');
  expect(summary).toHaveTextContent(
    'Cancela gratis hasta el 08 mar. 2027 a las 23:59, hora del hotel.',
  );
  expect(
    await screen.findByText('La edad mínima para registrarse es 18 años.'),
  ).toBeInTheDocument();
  for (const consent of screen.getAllByRole('checkbox', { name: /versión 2026-11/ }))
    expect(consent).not.toBeChecked();
  await expectNoAxeViolations(container);
});

it('shows that the cancellation cost is on request if the tariff does not state it', async () => {
  const keeps = { from: null, refund_amount: 0, penalty_amount: 1_480_500, penalty_porcent: 100 };
  const timeline = [{ ...keeps, penalty_unknown: true }];
  const cancellation = { refundable: false, free_until: null, timeline };
  renderCheckout({
    answers: { 'POST hotels/details': () => someDetails([aTariffWith({ cancellation })]) },
  });
  const summary = await screen.findByRole('complementary', { name: 'Tu reserva' });
  expect(summary).toHaveTextContent('Consúltanos antes de comprar.');
});

it('shows the exchange rate in the summary', async () => {
  renderCheckout({
    answers: {
      'POST hotels/details': () =>
        someDetails([aTariffWith({ price_breakdown: breakdownInEuros })]),
    },
  });
  const summary = await screen.findByRole('complementary', { name: 'Tu reserva' });
  const said = (summary.textContent ?? '').replace(/\u00a0/g, ' ');
  expect(said).toContain('la tasa del 22 nov. 2026: 1 EUR = $ 4.461,8.');
  const tax = rowOf(summary, 'Impuesto de la ciudad (USD 15,00, aproximado en pesos)');
  expect(tax.getByText('$ 61.535')).toBeInTheDocument();
});

it('books, opens the payment and shows it in place of the form', async () => {
  const { requests, bodies, left, address } = renderCheckout();
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(screen.getByText('Te llevamos a la pasarela')).toBeInTheDocument();
  expect(address()).toBe('/checkout/hotel?payment=TQ7K2M9P-1');
  expect(bodies('POST hotels/prebookings')).toEqual([
    {
      sessionCode: 'session-1',
      hotelCode: '1001',
      productCode: 'p-1',
      Referencia: '',
      Canal: '1',
      customer: {
        name: 'Ana María',
        lastname: 'Pérez',
        email: 'ana@correo.com',
        phone_country: '57',
        phone: '3001234567',
        nationality: 'CO',
      },
      Guests: [
        {
          room: 1,
          type: 'AD',
          name: 'Ana María',
          lastname: 'Pérez',
          age: 18,
          holder: true,
        },
        { room: 1, type: 'AD', age: 18, holder: false },
      ],
      Observaciones: '',
      in_simular: 0,
      from: aQuery.checkin,
      to: aQuery.checkout,
      expected_total: 1480500,
      accepts: {
        terms_version: '2026-11',
        data_policy_version: '2026-11',
        cancellation_policy_hash: 'hash-1',
      },
    },
  ]);
  expect(requests('POST payments')[0]?.input.body).toEqual({
    bookingId: 'b-1',
    return_path: '/checkout/hotel',
  });
});

it('has six text fields for two rooms', async () => {
  const rooms = [
    { adults: 2, childrens: [] },
    { adults: 2, childrens: [7] },
  ];
  const address = { sessionCode: 'session-1', hotelCode: '1001', productCode: 'p-1' };
  renderCheckout({ route: checkoutUrl({ ...aQuery, rooms }, address) });
  await screen.findByRole('group', { name: 'Habitación 2: 3 huéspedes' });
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
});
