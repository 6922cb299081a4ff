import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { anOffer, aResult } from '../testing/builders';
import {
  acceptPolicies,
  change,
  fillHolder,
  payButton,
  press,
  renderSale,
} from '../testing/renderSale';
import {
  aBooked,
  aPayment,
  aPrebooking,
  aRefusal,
  aRequirement,
  emptyCart,
  inYears,
  someServices,
} from '../testing/saleBuilders';
import { confirmationUrl } from '../urls';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
type CartUpdate = {
  items: { code: string; quantity: number; passenger_ids: string[]; segment_ids: string[] }[];
};
const fill = async (group: HTMLElement, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await change(within(group).getByLabelText(label), value);
};
const birth = (years: number) => {
  const { day, month, year } = inYears(-years);
  return { Día: day, Mes: month, Año: year };
};

it('prices the offer again first, with what the traveller saw, and shows what is bought line by line', async () => {
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

it('says the old and the new price when the airline changed it meanwhile', async () => {
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
  expect(
    await screen.findByRole('button', { name: /^Reservar y pagar .*350.000/ }),
  ).toBeInTheDocument();
});

it('books for a buyer who travels without asking twice, and leaves for the gateway', async () => {
  const { bodies, left, address } = renderSale();
  await fillHolder();
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

it('asks abroad for a passport that outlives the trip, also of a buyer with a cédula', async () => {
  const requirements = [aRequirement({ passportRequired: true })];
  const { bodies, left } = renderSale({
    answers: {
      'POST flights/prebookings': () => ({
        data: aPrebooking({ is_international: true }, requirements),
      }),
    },
  });
  await fillHolder();
  const person = screen.getByRole('group', { name: 'Pasajero 1: Adulto' });
  expect(within(person).queryByLabelText('Nombre')).not.toBeInTheDocument();
  await fill(person, { 'Número de documento': 'AB123456', Día: '1', Mes: '1', Año: '2020' });
  await acceptPolicies();
  await press(payButton());
  expect(
    (
      await screen.findAllByText('El pasaporte debe estar vigente hasta el último día del viaje.')
    )[0],
  ).toBeInTheDocument();
  const expiry = inYears(4);
  await fill(person, { Día: expiry.day, Mes: expiry.month, Año: expiry.year });
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    travelers: [
      {
        documents: [
          {
            documentType: 'PASSPORT',
            document_type: 5,
            number: 'AB123456',
            issuanceCountry: 'CO',
            nationality: 'CO',
          },
        ],
      },
    ],
    customer: { document_type: 4 },
  });
});

it('checks the age of each kind of passenger on the last day, the papers of that age, and that no two are the same', async () => {
  const requirements = [
    aRequirement(),
    aRequirement({ travelerId: '2', travelerType: 'CHILD' }),
    aRequirement({ travelerId: '3', travelerType: 'HELD_INFANT', associatedAdultId: '1' }),
  ];
  const { bodies } = renderSale({
    answers: { 'POST flights/prebookings': () => ({ data: aPrebooking({}, requirements) }) },
  });
  await fillHolder();
  const child = screen.getByRole('group', { name: 'Pasajero 2: Niño' });
  const baby = screen.getByRole('group', { name: 'Pasajero 3: Bebé en brazos' });
  await fill(child, {
    Nombre: 'Luz',
    Apellido: 'Pérez',
    ...birth(14),
    Género: '49',
    'Tipo de documento': '7286',
    'Número de documento': '1020304555',
  });
  await fill(baby, {
    Nombre: 'Leo',
    Apellido: 'Pérez',
    ...birth(1),
    Género: '48',
    'Tipo de documento': '7286',
    'Número de documento': '1020304555',
  });
  await acceptPolicies();
  await press(payButton());
  expect(await within(child).findByText(/Un niño tiene de 2 a 11 años/)).toBeInTheDocument();
  await fill(child, birth(8));
  await press(payButton());
  expect(
    await within(baby).findByText('Ese documento no corresponde a la edad del pasajero.'),
  ).toBeInTheDocument();
  await fill(baby, { 'Tipo de documento': '6' });
  await fill(child, { 'Tipo de documento': '5', 'Número de documento': 'XY998877' });
  await fill(baby, { 'Tipo de documento': '5', 'Número de documento': 'xy 998877' });
  await press(payButton());
  expect(
    await within(baby).findByText('Otro pasajero tiene este mismo documento.'),
  ).toBeInTheDocument();
  expect(bodies('POST flights/bookings')).toEqual([]);
});

it('shows another price at the last moment with the old one, and buys at it only when accepted', async () => {
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
  await fillHolder();
  await acceptPolicies();
  await press(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'El precio cambió' });
  expect(dialog).toHaveTextContent(/320.000.*360.000.*Sube \$.40.000/);
  isChanged = false;
  await press(within(dialog).getByRole('button', { name: /Aceptar y pagar/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[1]).toMatchObject({
    expected_total: 360_000,
    accepts: { cancellation_policy_hash: 'hash-2' },
  });
});

it('finds the same flights again when the prices of the address have expired, and keeps the new ones in the address', async () => {
  const asked: unknown[] = [];
  const { address } = renderSale({
    answers: {
      'POST flights/prebookings': ({ body }) => {
        asked.push(body);
        if ((body as { sessionCode: string }).sessionCode === 'session-1')
          throw aRefusal('SESSION_EXPIRED');
        return { data: aPrebooking({ offer: anOffer({ id: 'offer-9' }) }) };
      },
      'POST flights/searches': () =>
        aResult([anOffer({ id: 'offer-9' })], { sessionCode: 'session-2' }),
    },
  });
  expect(await screen.findByText(/tu vuelo cuesta lo mismo/)).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    sessionCode: 'session-2',
    offerId: 'offer-9',
    expected_total: 320_000,
  });
  await waitFor(() => expect(address()).toContain('sessionCode=session-2&offerId=offer-9'));
});

it('leads back to the flights of the same search when this one is gone', async () => {
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

it('sends seats and bags at once, shows the total with them, and books with that cart', async () => {
  const cart = { ...emptyCart, subtotal: 115_000, grand_total: 435_000, version: 2 };
  const { bodies, left, container } = renderSale({
    answers: {
      'POST flights/prebookings': () => ({
        data: aPrebooking({ seatmaps_available: true, bags_available: true }),
      }),
      'POST optionals/searchs': ({ body }) => ({
        data:
          'prebookingId' in (body as object) ? someServices : { optionals: [], cart: emptyCart },
      }),
      'PUT optionals/cart/update': ({ body }) => ({
        data: {
          cart: {
            ...cart,
            items: (body as CartUpdate).items.map((item) => ({
              ...item,
              kind: 'BAGS',
              name: item.code,
              price: 1,
              amount: 1,
            })),
          },
        },
      }),
    },
  });
  await fillHolder();
  await press(await screen.findByRole('button', { name: 'Más: Maleta de 23 kg' }));
  await press(screen.getByRole('button', { name: 'Elegir sillas' }));
  const seat = await screen.findByRole('button', { name: /^12A, ventana, \$.25.000$/ });
  expect(screen.getByRole('button', { name: '12C, pasillo, no disponible' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press(seat);
  expect(
    await screen.findByRole('button', { name: /12A, ventana, Pasajero 1: Adulto/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await press(screen.getByRole('button', { name: /^Listo/ }));
  await waitFor(() => expect(payButton()).toHaveTextContent(/435.000/));
  expect(bodies('PUT optionals/cart/update').at(-1)).toMatchObject({
    prebookingId: 'pre-1234',
    items: [
      { code: 'BAG23', quantity: 1, passenger_ids: ['1'], segment_ids: [] },
      { code: 'SEAT-12A', quantity: 1, passenger_ids: ['1'], segment_ids: ['1'] },
    ],
  });
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    cart_version: 2,
    expected_total: 435_000,
  });
  await expectNoAxeViolations(container);
});

it('goes on without seats and bags when they cannot be had', async () => {
  const { left } = renderSale({
    answers: {
      'POST flights/prebookings': () => ({ data: aPrebooking({ bags_available: true }) }),
      'POST optionals/searchs': () => {
        throw aRefusal('SUPPLIER_TIMEOUT');
      },
    },
  });
  expect(await screen.findByText(/Puedes continuar sin ellas/)).toBeInTheDocument();
  await fillHolder();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
});

it('keeps names for a reload, and no document, birth date or consent', async () => {
  const first = renderSale();
  await fillHolder();
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Ana María'));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/1\.?020|1990/);
  first.unmount();
  renderSale();
  await waitFor(async () =>
    expect((await screen.findAllByLabelText('Nombre'))[0]).toHaveValue('Ana María'),
  );
  expect(screen.getAllByLabelText('Número de documento')[0]).toHaveValue('');
});

it('says what an address lacks that names no flight', async () => {
  renderSale({ route: '/checkout/flight?offerId=1' });
  expect(
    await screen.findByRole('heading', { name: 'A este enlace le falta algo' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute('href', '/flights');
});
