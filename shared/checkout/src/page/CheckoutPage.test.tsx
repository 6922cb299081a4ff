import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentMethod } from '@tiquete/contracts';
import { aBootRecord, aBrand, expectNoAxeViolations } from '@tiquete/testing';
import { acceptPolicies, leave, payButton, press, section, typeIn } from '../testing/checkoutPage';
import { aPayment, aRefusal } from '../testing/cruiseBuilders';
import { aCabin } from '../testing/cruises';
import { fillCruise, renderCruise } from '../testing/renderCruise';

const textOf = (element: Element) => element.textContent;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('shows the offer before any input, with no consent given', async () => {
  const { container } = renderCruise();
  const summary = await screen.findByRole('complementary', { name: 'Tu reserva' });
  for (const text of ['Crucero por el Caribe', 'IVA 19 %', 'Pagas hoy', 'Pagas a bordo'])
    expect(within(summary).getByText(text)).toBeInTheDocument();
  expect(summary).toHaveTextContent('$ 900.000');
  for (const consent of await screen.findAllByRole('checkbox', { name: /versión 2026-11/ }))
    expect(consent).not.toBeChecked();
  await expectNoAxeViolations(container);
});

it('books, opens the payment and leaves for the gateway, and replaces the form in the history', async () => {
  const { requests, booked, left, address } = renderCruise();
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(screen.getByText('Te llevamos a la pasarela')).toBeInTheDocument();
  expect(address()).toBe('/checkout/cruise?payment=TQ7K2M9P-1');
  expect(booked.map(({ body }) => body)).toEqual([
    {
      cabin: 'A-1',
      total: 900_000,
      document: '1020304321',
      customer: {
        name: 'Ana María',
        lastname: 'Pérez',
        document_type: 4,
        document: '1020304321',
        email: 'ana@correo.com',
        phone_country: '57',
        phone: '3001234567',
        birth_date: '1990-03-05',
        gender: 49,
        nationality: 'CO',
      },
      guests: [
        { name: 'Ana María', lastname: 'Pérez' },
        { name: 'Luis', lastname: 'Gómez' },
      ],
      accepts: {},
    },
  ]);
  expect(requests('POST payments')[0]?.input.body).toEqual({
    bookingId: 'b-1',
    return_path: '/checkout/cruise',
  });
});

it('never puts a document or birth date into the store', async () => {
  const { store, left } = renderCruise();
  const seen: string[] = [];
  store.subscribe(() => seen.push(JSON.stringify(store.getState())));
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(seen.length).toBeGreaterThan(0);
  for (const secret of ['1020304321', '1990-03-05', 'Pérez', '3001234567'])
    expect(seen.filter((state) => state.includes(secret))).toEqual([]);
});

it('shows an error when its field is left, and on submit lists all errors and focuses the first', async () => {
  const { booked, container } = renderCruise();
  await screen.findByLabelText('Correo electrónico');
  await typeIn('Correo electrónico', 'ana@');
  await leave('Correo electrónico');
  expect(
    await screen.findByText('Ese correo no está completo. Ejemplo: ana@correo.com'),
  ).toBeInTheDocument();
  await press(payButton());
  expect(await screen.findByText(/^Falta revisar \d+ datos$/)).toBeInTheDocument();
  const buyer = within(await section('Quién reserva'));
  await waitFor(() => expect(buyer.getByLabelText('Nombre')).toHaveFocus());
  expect(
    screen.getAllByText('Acepta los términos y condiciones para continuar.').length,
  ).toBeGreaterThan(0);
  await press(screen.getByRole('button', { name: 'Tratamiento de datos' }));
  expect(screen.getByRole('checkbox', { name: /Autorizo/ })).toHaveFocus();
  await press(screen.getByRole('button', { name: 'Nombre de quien te acompaña' }));
  expect(buyer.getByLabelText('Nombre')).not.toHaveFocus();
  expect(document.activeElement).toHaveAccessibleName('Nombre');
  expect(booked).toEqual([]);
  await expectNoAxeViolations(container);
});

it('makes one booking and one payment from two presses', async () => {
  const { requests, booked, left } = renderCruise();
  await fillCruise();
  await acceptPolicies();
  const button = payButton();
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(left).toHaveLength(1));
  expect(booked).toHaveLength(1);
  expect(requests('POST payments')).toHaveLength(1);
});

it('navigates to http addresses only', async () => {
  const { left } = renderCruise({
    answers: {
      'POST payments': () => ({ data: { ...aPayment, processUrl: 'javascript:alert(1)' } }),
    },
  });
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  expect(
    await screen.findByRole('button', { name: 'Intentar el pago de nuevo' }),
  ).toBeInTheDocument();
  expect(left).toEqual([]);
});

it('offers to retry when the offer could not be loaded', async () => {
  let isDown = true;
  renderCruise({
    load: async () => {
      if (isDown) throw aRefusal('OFFLINE', { title: 'No hay conexión.' });
      return aCabin;
    },
  });
  expect(await screen.findByText('No hay conexión.')).toBeInTheDocument();
  isDown = false;
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('complementary', { name: 'Tu reserva' })).toBeInTheDocument();
});

it('shows the typed values while expired prices are renewed', async () => {
  let sold = 0;
  const { left } = renderCruise({
    load: async (_, turn) => ({ ...aCabin, code: `A-${turn}` }),
    book: async () => {
      sold += 1;
      if (sold === 1) throw aRefusal('SESSION_EXPIRED');
      return { id: 'b-1', code: 'TQ7K2M9P' };
    },
  });
  await fillCruise();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(sold).toBe(1));
  expect(screen.getByLabelText('Número de documento')).toHaveValue('1.020.304.321');
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
});

const taking = (...methods: PaymentMethod[]) => ({
  boot: aBootRecord({ brand: { ...aBrand, payment_methods: methods } }),
});
it("shows the brand's payment methods before the payment, without a number of instalments", async () => {
  const { container } = renderCruise(taking('PSE', 'Visa', 'Efectivo'));
  const review = await section('Revisa y acepta');
  const methods = within(review).getByRole('list', { name: 'Puedes pagar con' });
  expect(within(methods).getAllByRole('listitem').map(textOf)).toEqual(['PSE', 'Visa', 'Efectivo']);
  expect(review).toHaveTextContent(
    'En cuotas con tarjeta de crédito. El efectivo aparece solo cuando tu reserva deja tiempo para pagarlo.',
  );
  expect(review).not.toHaveTextContent(/\d+ cuotas/);
  await expectNoAxeViolations(container);
});
it('mentions instalments only where cards are accepted', async () => {
  renderCruise(taking('PSE'));
  const methods = await screen.findByRole('list', { name: 'Puedes pagar con' });
  expect(methods).toHaveTextContent(/^PSE$/);
  expect(screen.queryByText(/cuotas/)).not.toBeInTheDocument();
});

it('names the missing parts of an address without an offer', async () => {
  const { container } = renderCruise({ route: '/checkout/cruise' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A este enlace le falta algo' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar cruceros' })).toHaveAttribute('href', '/cruises');
  await expectNoAxeViolations(container);
});

it('shows the price at the bottom of a phone and all of it in a sheet', async () => {
  const { container } = renderCruise({ isMobile: true });
  const bar = await screen.findByRole('region', { name: 'Tu reserva' });
  expect(within(bar).getByText('$ 900.000').closest('p')).toHaveTextContent(/^Pagas hoy/);
  await screen.findByLabelText('Correo electrónico');
  await expectNoAxeViolations(container);
  await press(within(bar).getByRole('button', { name: 'Ver resumen' }));
  expect(await screen.findByRole('dialog', { name: 'Tu reserva' })).toHaveTextContent(
    'Pagas a bordo',
  );
});
