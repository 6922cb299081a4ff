import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aPrebooking, aPriceChange, aRefusal } from '../testing/checkoutBuilders';
import { aDetail, aQuote } from '../testing/detailBuilders';
import {
  acceptPolicies,
  bornFor,
  expires,
  fill,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  section,
  traveller,
} from '../testing/renderCheckout';

const summary = () => screen.getByRole('complementary', { name: 'Tu paquete' });
// The draft is stored for a reload, so a test would otherwise find the draft of the previous test.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const refusing = (code: string, pointer?: string, detail?: string) => ({
  answers: {
    'POST packages/prebookings': () => {
      throw aRefusal(code, { detail, source: pointer ? { pointer } : undefined });
    },
  },
});
async function buy() {
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
}

it('shows the price by room and traveller, from the quote of the address', async () => {
  const { container, requests } = renderCheckout();
  await section('Quién reserva');
  expect(requests('POST packages/searches')[0]?.input.body).toMatchObject({
    Booking: 'quote-0001',
    ItemPackageID: 'EU-CLASICA',
  });
  expect(summary()).toHaveTextContent('Europa clásica');
  expect(summary()).toHaveTextContent('Habitación 1, triple');
  expect(rowOf(summary(), 'Niño de 7 años').getByText('$ 3.000.000')).toBeInTheDocument();
  expect(summary()).toHaveTextContent('La salida se confirma a más tardar el');
  expect(summary()).not.toHaveTextContent('00:00');
  expect(payButton()).toHaveAccessibleName(/\$\s15\.000\.000$/);
  await expectNoAxeViolations(container);
});

it('books a family in two rooms at the quoted price, and opens the gateway', async () => {
  const { bodies, left } = renderCheckout();
  await buy();
  await waitFor(() => expect(left).toEqual(['http://pagos.localhost:4001/session/77']));
  expect(bodies()).toEqual([
    {
      customer: expect.objectContaining({ name: 'Ana', document_type: 5, document: 'AB100001' }),
      passengers: [
        expect.objectContaining({
          room: 1,
          type: 'AD',
          name: 'Ana',
          document_type: 5,
          document: 'AB100001',
          passport_expiry: '2040-06-15',
        }),
        expect.objectContaining({ room: 1, type: 'AD', name: 'Luis', document: 'AB200000' }),
        expect.objectContaining({ room: 1, type: 'CH', name: 'Sol' }),
        expect.objectContaining({ room: 2, type: 'AD', name: 'Rosa' }),
        expect.objectContaining({ room: 2, type: 'INF', name: 'Teo', nationality: 'CO' }),
      ],
      service: 'PACKAGE',
      Booking: 'quote-0001',
      ItemPackageID: 'EU-CLASICA',
      id_temp_hotel: '',
      Observaciones: '',
      in_simular: 0,
      payment: 'TOTAL',
      expected_total: 15_000_000,
      accepts: expect.objectContaining({ cancellation_policy_hash: 'hash-1' }),
    },
  ]);
});

it('offers a deposit, with every amount and due day before the booking', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  await press(screen.getByRole('radio', { name: /^Reservar con \$\s4\.500\.000/ }));
  const choice = await section('Cómo quieres pagar');
  expect(rowOf(choice, 'Hoy, con tu reserva').getByText('$ 4.500.000')).toBeInTheDocument();
  expect(rowOf(choice, /^Hasta el/).getByText('$ 10.500.000')).toBeInTheDocument();
  expect(choice).toHaveTextContent('tienes 3 días más');
  expect(payButton()).toHaveAccessibleName(/\$\s4\.500\.000$/);
  expect(summary()).toHaveTextContent('Después pagas $ 10.500.000 hasta el');
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ payment: 'DEPOSIT', expected_total: 15_000_000 });
});

it('offers no choice of payments without a plan, and requires no passport within the country', async () => {
  renderCheckout({}, { payment_plan: null, documents: { type: 'ID', validity_months: 0 } });
  await section('Quién reserva');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText('Vencimiento del pasaporte')).toBeNull();
  const child = await traveller(/^Habitación 1/, 'Niño de 7 años');
  const types = within(within(child).getByLabelText('Tipo de documento')).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).not.toContain('Cédula de ciudadanía');
});

it('shows at each field what is missing or invalid', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  const child = await traveller(/^Habitación 1/, 'Niño de 7 años');
  const birth = within(child).getByRole('group', { name: 'Fecha de nacimiento' });
  await fill(birth, bornFor(9));
  await expires(child, '2026');
  const baby = await traveller(/^Habitación 2/, 'Infante');
  await fill(baby, { Nombre: '', 'Número de documento': 'AB100001' });
  await acceptPolicies();
  await press(payButton());
  expect(await within(child).findByText(/no tendría la edad cotizada/)).toBeInTheDocument();
  expect(within(child).getByText(/Vence antes de lo que pide/)).toBeInTheDocument();
  expect(within(baby).getByText('Escribe el nombre.')).toBeInTheDocument();
  expect(within(baby).getByText('Ese documento ya está en otra persona.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nombre, infante, habitación 2' })).toBeInTheDocument();
  expect(bodies()).toEqual([]);
});

it('shows an error of the api at its field', async () => {
  renderCheckout(
    refusing('DOCUMENT_INVALID', '/passengers/4/document', 'Ese pasaporte no existe.'),
  );
  await buy();
  const baby = await traveller(/^Habitación 2/, 'Infante');
  expect(await within(baby).findByText('Ese pasaporte no existe.')).toBeInTheDocument();
});

it('continues at a new price only after a confirmation, with its quote and the chosen payment', async () => {
  const dearer = {
    ...aDetail,
    total: 16_000_000,
    cancellation_policy_hash: 'hash-2',
    payment_plan: aDetail.payment_plan && {
      ...aDetail.payment_plan,
      instalments: [
        { number: 1, due_on: null, amount: 4_800_000 },
        { number: 2, due_on: aDetail.halt_booking_date, amount: 11_200_000 },
      ],
    },
  };
  let isFirst = true;
  const { bodies } = renderCheckout({
    answers: {
      'POST packages/prebookings': () => {
        if (!isFirst) return aPrebooking;
        isFirst = false;
        throw aPriceChange(dearer);
      },
    },
  });
  await fillCheckout();
  await press(screen.getByRole('radio', { name: /^Reservar con/ }));
  await acceptPolicies();
  await press(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'El precio cambió' });
  expect(dialog).toHaveTextContent('Sube $ 1.000.000');
  expect(dialog).toHaveTextContent('hoy pagas $ 4.800.000');
  await press(within(dialog).getByRole('button', { name: 'Aceptar y continuar' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({
    Booking: 'quote-0002',
    payment: 'DEPOSIT',
    expected_total: 16_000_000,
    accepts: { cancellation_policy_hash: 'hash-2' },
  });
});

it('shows that the last room was sold, with a link to the other departures', async () => {
  renderCheckout(refusing('DEPARTURE_SOLD_OUT'));
  await buy();
  expect(await screen.findByText('Se acabó el cupo de esta salida')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Ver otras salidas' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/searchs/packages/details?'));
});

it('leads from a package that is no longer sold to other packages', async () => {
  renderCheckout({
    answers: {
      'POST packages/searches': () => {
        throw aRefusal('PACKAGE_NOT_FOUND');
      },
    },
  });
  expect(await screen.findByText('Este paquete ya no se vende')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver otros paquetes' })).toHaveAttribute(
    'href',
    expect.stringContaining('/searchs/packages?'),
  );
});

it('requests the price again after the quote expired, and leaves the typed values', async () => {
  let searches = 0;
  const { address } = renderCheckout({
    ...refusing('QUOTE_EXPIRED'),
    answers: {
      ...refusing('QUOTE_EXPIRED').answers,
      'POST packages/searches': () => {
        searches += 1;
        const total = searches === 1 ? 15_000_000 : 15_600_000;
        return aQuote({ total }, { Booking: `quote-000${searches}` });
      },
    },
  });
  await buy();
  expect(
    await screen.findByText(/costaba \$\s15\.000\.000 y hoy cuesta \$\s15\.600\.000/),
  ).toBeInTheDocument();
  const luis = await traveller(/^Habitación 1/, 'Adulto 2');
  expect(within(luis).getByLabelText('Nombre')).toHaveValue('Luis');
  await waitFor(() => expect(address()).toContain('Booking=quote-0002'));
});

it('sells nothing at an address without a package', () => {
  renderCheckout({ route: '/checkout/package' });
  expect(screen.getByText(/No dice qué paquete quieres reservar/)).toBeInTheDocument();
});
