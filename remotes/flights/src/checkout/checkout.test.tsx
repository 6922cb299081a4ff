import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { anOffer, aResult } from '../testing/builders';
import { acceptPolicies, fillBuyer, payButton, press, renderSale } from '../testing/renderSale';
import { aBooked, aPayment, aPrebooking, aRefusal } from '../testing/saleBuilders';
import { confirmationUrl } from '../urls';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('sends the total that the traveller saw, and shows the price line by line', async () => {
  const { bodies, container } = renderSale();
  const summary = await screen.findByRole('complementary', { name: 'Tu reserva' });
  for (const text of [
    'Bogotá – Medellín',
    'Tarifa aérea',
    'Tasa aeroportuaria',
    'Tarifa administrativa',
    'Pagas hoy',
  ])
    expect(within(summary).getByText(text)).toBeInTheDocument();
  expect(summary).toHaveTextContent('06:05 – 07:10');
  expect(summary).toHaveTextContent('Directo');
  for (const text of [
    'Avianca AV9314',
    'Un artículo personal',
    '1 equipaje de mano de 10 kg',
    'Sin maleta de bodega incluida',
  ])
    expect(within(summary).getByText(text)).toBeInTheDocument();
  expect(bodies('POST flights/prebookings')).toEqual([
    { sessionCode: 'session-1', offerId: 'offer-1', expected_total: 320_000 },
  ]);
  expect(
    await screen.findByText(/Derecho de retracto: dentro de las 48 horas/),
  ).toBeInTheDocument();
  for (const consent of screen.getAllByRole('checkbox', { name: /versión 2026-11/ }))
    expect(consent).not.toBeChecked();
  await expectNoAxeViolations(container);
});

it('shows the old and the new price after the airline changed it', async () => {
  renderSale({
    answers: {
      'POST flights/prebookings': () => ({
        data: aPrebooking({ offer: anOffer({ totalPrice: 350_000 }) }),
      }),
    },
  });
  expect(
    await screen.findByText(/antes \$.320.000, ahora \$.350.000 \(\$.30.000 más\)/),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Continuar a extras/ })).toHaveAccessibleName(
    /\$\s350\.000$/,
  );
});

it('has no second form for a buyer who travels, and opens the gateway', async () => {
  const { bodies, left, address } = renderSale();
  await fillBuyer();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toEqual([aPayment.processUrl]));
  expect(address()).toBe(confirmationUrl('b-1', 'TQ7K2M9P-1'));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    type: 'flight-order',
    prebookingId: 'pre-1234',
    cart_version: 0,
    expected_total: 320_000,
    flightOffers: [{ type: 'flight-offer', id: 'offer-1' }],
    contacts: [
      {
        addresseeName: { firstName: 'Ana María', lastName: 'Pérez' },
        purpose: 'STANDARD',
        emailAddress: 'ana@correo.com',
        phones: [{ countryCallingCode: '57', number: '3001234567' }],
      },
    ],
    travelers: [
      {
        id: '1',
        dateOfBirth: '1990-03-05',
        gender: 'FEMALE',
        name: { firstName: 'Ana María', lastName: 'Pérez' },
        documents: [
          { documentType: 'IDENTITY_CARD', document_type: 4, number: '1020304321', holder: true },
        ],
      },
    ],
    customer: { document_type: 4, phone: '3001234567' },
    accepts: { cancellation_policy_hash: 'hash-1' },
  });
  expect(bodies('POST payments')[0]).toEqual({
    bookingId: 'b-1',
    return_path: confirmationUrl('b-1'),
  });
});

it('shows a price change at the booking with the old price, and books only after a confirmation', async () => {
  const price = {
    previous: 320_000,
    current: 360_000,
    difference: 40_000,
    porcent: 12.5,
    changed: true,
  };
  const prebooking = aPrebooking({
    offer: anOffer({ totalPrice: 360_000 }),
    cancellation_policy_hash: 'hash-2',
  });
  let isChanged = true;
  const { bodies, left } = renderSale({
    answers: {
      'POST flights/bookings': () => {
        if (isChanged) throw aRefusal('PRICE_CHANGED', { meta: { price, prebooking } });
        return aBooked;
      },
    },
  });
  await fillBuyer();
  await acceptPolicies();
  await press(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'El precio cambió' });
  for (const text of ['$ 320.000', '$ 360.000', 'Sube $ 40.000'])
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  isChanged = false;
  await press(within(dialog).getByRole('button', { name: /^Aceptar .* y continuar/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[1]).toMatchObject({
    expected_total: 360_000,
    accepts: { cancellation_policy_hash: 'hash-2' },
  });
});

it('finds the same flights again after the session expired, and writes the new session to the address', async () => {
  const requests: unknown[] = [];
  const { address } = renderSale({
    answers: {
      'POST flights/prebookings': ({ body }) => {
        requests.push(body);
        if ((body as { sessionCode: string }).sessionCode === 'session-1')
          throw aRefusal('SESSION_EXPIRED');
        return { data: aPrebooking({ offer: anOffer({ id: 'offer-9' }) }) };
      },
      'POST flights/searches': () =>
        aResult([anOffer({ id: 'offer-9' })], { sessionCode: 'session-2' }),
    },
  });
  expect(await screen.findByText(/tu vuelo cuesta lo mismo/)).toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    sessionCode: 'session-2',
    offerId: 'offer-9',
    expected_total: 320_000,
  });
  await waitFor(() => expect(address()).toContain('sessionCode=session-2&offerId=offer-9'));
});

it('waits for a late supplier before it shows that the flights are gone', async () => {
  const searched: unknown[] = [];
  const late = { code: 'NDC', status: 'pending', ms: 1500, offers: 0 } as const;
  renderSale({
    answers: {
      'POST flights/prebookings': ({ body }) => {
        if ((body as { sessionCode: string }).sessionCode === 'session-1')
          throw aRefusal('SESSION_EXPIRED');
        return { data: aPrebooking({ offer: anOffer({ id: 'offer-9' }) }) };
      },
      'POST flights/searches': ({ body }) => {
        searched.push((body as { sessionCode?: string }).sessionCode);
        const meta = { sessionCode: 'session-2' };
        return searched.length === 1
          ? aResult([], { ...meta, complete: false, sources: [late] })
          : aResult([anOffer({ id: 'offer-9' })], meta);
      },
    },
  });
  expect(
    await screen.findByText(/tu vuelo cuesta lo mismo/, {}, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(searched).toEqual([undefined, 'session-2']);
});

it('leads back to the results of the same search when the offer is gone', async () => {
  renderSale({
    answers: {
      'POST flights/prebookings': () => {
        throw aRefusal('OFFER_NO_LONGER_AVAILABLE');
      },
    },
  });
  const gone = await screen.findByRole('alert');
  expect(gone).toHaveTextContent('Este vuelo se agotó a ese precio');
  expect(within(gone).getByRole('link', { name: 'Ver vuelos' })).toHaveAttribute(
    'href',
    expect.stringContaining('/searchs/flights?tripType=ONE_WAY'),
  );
});

it('stores names for a reload, but no document, birth date or consent', async () => {
  const first = renderSale();
  await fillBuyer();
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Ana María'));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/1\.?020|1990/);
  first.unmount();
  renderSale();
  const buyer = within(await screen.findByRole('region', { name: 'Quién reserva' }));
  await waitFor(() => expect(buyer.getByLabelText('Nombre')).toHaveValue('Ana María'));
  expect(buyer.getByLabelText('Número de documento')).toHaveValue('');
});

it('shows what is missing at an address without a flight', async () => {
  renderSale({ route: '/checkout/flight?offerId=1' });
  expect(
    await screen.findByRole('heading', { name: 'A este enlace le falta algo' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute('href', '/flights');
});
