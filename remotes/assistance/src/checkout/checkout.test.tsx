import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aPlan, aPlanWith, aQuery, aResult } from '../testing/builders';
import { aPrebooking, aPriceChange, aRefusal } from '../testing/checkoutBuilders';
import {
  acceptPolicies,
  bornFor,
  fill,
  fillCheckout,
  payButton,
  person,
  press,
  renderCheckout,
  section,
  tick,
} from '../testing/renderCheckout';
import { checkoutUrl, resultsUrl } from '../urls';

const summary = () => screen.getByRole('complementary', { name: 'Tu asistencia' });
// The draft is stored for a reload, so a test would otherwise find the draft of the previous test.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('shows the price of each person, the exclusions and the provider', async () => {
  const { container } = renderCheckout();
  await section('Quién compra');
  expect(summary()).toHaveTextContent('Viajero 60');
  expect(summary()).toHaveTextContent('Cumple: Espacio Schengen');
  const senior = rowOf(summary(), /^72 años/);
  expect(senior.getByText('$ 450.000')).toBeInTheDocument();
  expect(senior.getByText('Recargo de 50 % desde los 70 años')).toBeInTheDocument();
  expect(summary()).toHaveTextContent('Son USD 225 a 4.000 pesos');
  const review = await section('Revisa y acepta');
  expect(review).toHaveTextContent('Competencias deportivas.');
  expect(review).toHaveTextContent('Presta la asistencia Andina Asistencia.');
  expect(within(review).getByRole('link', { name: 'Condiciones (PDF)' })).toBeInTheDocument();
  expect(payButton()).toHaveTextContent('Ir a pagar $ 900.000');
  await expectNoAxeViolations(container);
});

it('books the family at the shown price and opens the gateway', async () => {
  const { bodies, left } = renderCheckout();
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toEqual(['http://pagos.localhost:4001/session/77']));
  const [body] = bodies();
  expect(body).toMatchObject({
    sessionCode: 'session-1',
    hotelCode: '',
    productCode: 'price-60',
    assistanceCode: 'TK-60',
    Canal: '1',
    in_simular: 0,
    upgrades: [],
    expected_total: 900_000,
    customer: { name: 'Rosa', document_type: 5, document: 'AB777777' },
    Guests: [
      { name: 'Rosa', document_type: 5, document: 'AB777777', medical_conditions: '' },
      { name: 'Luis', document_type: 5, document: 'AB123456' },
      { name: 'Sol', lastname: 'Gómez' },
    ],
    emergency_contact: {
      name: 'Marta Díaz',
      email: 'marta@correo.com',
      phone_country: '57',
      phone: '3007654321',
    },
    accepts: { cancellation_policy_hash: 'hash-1' },
  });
  expect(body).not.toHaveProperty('health_consent');
});

it('shows what is missing at each field and lists it', async () => {
  const { bodies } = renderCheckout();
  await section('Quién compra');
  await press(payButton());
  expect(await screen.findByText(/Falta revisar \d+ datos/)).toBeInTheDocument();
  await waitFor(async () =>
    expect(
      within(await person(/^Persona 3: 7 años/)).getByText('Escribe el nombre.'),
    ).toBeVisible(),
  );
  expect(screen.getByRole('button', { name: 'Nombre, Persona 3: 7 años' })).toBeInTheDocument();
  expect(screen.getByText('Escribe el correo del contacto.')).toBeInTheDocument();
  expect(bodies()).toEqual([]);
});

it('rejects a birth date of another age at its field, also the buyer’s', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  await fill(await person(/^Persona 3/), bornFor(9));
  await fill(await section('Quién compra'), bornFor(40));
  await acceptPolicies();
  await press(payButton());
  expect(await screen.findAllByText(/no tendría la edad cotizada/)).toHaveLength(2);
  expect(bodies()).toEqual([]);
});

it('has the same fields for the first adult when the buyer is not insured or is a company', async () => {
  renderCheckout();
  await section('Quién compra');
  expect(within(await person(/^Persona 1/)).queryByLabelText('Nombre')).toBeNull();
  await tick('Soy yo quien compra');
  expect(within(await person(/^Persona 1/)).getByLabelText('Nombre')).toBeInTheDocument();
  await tick('Soy yo quien compra');
  await fill(await section('Quién compra'), { 'Tipo de documento': '7304' });
  expect(screen.queryByRole('checkbox', { name: 'Soy yo quien compra' })).toBeNull();
  expect(within(await person(/^Persona 1/)).getByLabelText('Nombre')).toBeInTheDocument();
});

it('adds an upgrade to the order and the total only when it is ticked', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  const upgrade = screen.getByRole('checkbox', { name: /^Preexistencias/ });
  expect(upgrade).not.toBeChecked();
  await press(upgrade);
  expect(payButton()).toHaveTextContent('Ir a pagar $ 1.100.000');
  expect(rowOf(summary(), 'Preexistencias').getByText('$ 200.000')).toBeInTheDocument();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ upgrades: ['135'], expected_total: 1_100_000 });
});

it('shows the beneficiary fields only on request', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  await acceptPolicies();
  const adult = await person(/^Persona 2/);
  await press(within(adult).getByRole('checkbox', { name: /Nombrar un beneficiario/ }));
  await press(payButton());
  expect(await within(adult).findByText('Escribe el parentesco.')).toBeInTheDocument();
  await fill(adult, {
    'Nombre del beneficiario': 'Eva',
    'Apellido del beneficiario': 'Gómez',
    Parentesco: 'hija',
  });
  await press(payButton());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]?.Guests.map(({ beneficiary }) => beneficiary)).toEqual([
    undefined,
    { name: 'Eva', lastname: 'Gómez', relationship: 'hija' },
    undefined,
  ]);
});
it('continues at a new price only after a confirmation', async () => {
  const dearer = aPlanWith({
    productCode: 'price-61',
    total: 990_000,
    cancellation_policy_hash: 'hash-2',
  });
  let isFirst = true;
  const { bodies } = renderCheckout({
    answers: {
      'POST asisstances/prebookings': () => {
        if (!isFirst) return aPrebooking;
        isFirst = false;
        throw aPriceChange(dearer, 900_000);
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'El precio cambió' });
  expect(dialog).toHaveTextContent('Sube $ 90.000');
  await press(within(dialog).getByRole('button', { name: /^Aceptar \$\s990\.000 y continuar/ }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({
    productCode: 'price-61',
    expected_total: 990_000,
    accepts: { cancellation_policy_hash: 'hash-2' },
  });
});

it.each([
  ['AGE', 'Este plan no recibe a alguien de tu grupo'],
  ['DAYS', 'Este plan no cubre tantos días'],
  ['PAX', 'Este plan no recibe a tantas personas'],
] as const)(
  'shows before the form why the plan does not cover them, and which one does: %s',
  async (reason, title) => {
    const unavailable = {
      assistanceCode: 'TK-60',
      name: 'Viajero 60',
      category: 'STANDARD' as const,
      reason,
      text: 'Es de 0 a 65 años.',
      ages: [],
    };
    const fits = aPlanWith({ assistanceCode: 'TK-85', productCode: 'p-85', name: 'Senior 85' });
    renderCheckout({
      answers: {
        'POST asisstances/searchs': () => aResult([fits], { unavailable: [unavailable] }),
      },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Es de 0 a 65 años.');
    expect(alert).toHaveTextContent('A tu grupo le sirve Senior 85, por $ 900.000 en total.');
    expect(within(alert).getByRole('link', { name: 'Ver los planes' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Ir a pagar/ })).toBeNull();
    expect(within(alert).getByRole('link', { name: 'Elegir Senior 85' })).toHaveAttribute(
      'href',
      checkoutUrl(aQuery, { ...fits, sessionCode: 'session-1' }),
    );
  },
);
it('shows that a plan is not sold and offers another search', async () => {
  renderCheckout({
    answers: {
      'POST asisstances/searchs': () => {
        throw aRefusal('AGE_LIMIT_EXCEEDED', { detail: 'El límite es 90 años.' });
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'No hay asistencia para este viaje' }),
  ).toBeInTheDocument();
  expect(screen.getByText('El límite es 90 años.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cambiar la búsqueda' })).toHaveAttribute(
    'href',
    resultsUrl(aQuery),
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
it('fetches the price again after the session expired, waits for a rate, and shows the result', async () => {
  let searches = 0;
  const noRate = { code: 'CURRENCY_NOT_SOLD', title: 'No tenemos una tasa al día.' };
  const dearer = aPlanWith({ productCode: 'p-2', total: 950_000 });
  const { address } = renderCheckout({
    answers: {
      'POST asisstances/searchs': () => {
        searches += 1;
        const set = { sessionCode: `session-${searches}` };
        if (searches === 2) return { ...aResult([], set), warnings: [noRate] };
        return aResult([searches === 1 ? aPlan : dearer], set);
      },
      'POST asisstances/prebookings': () => {
        throw aRefusal('SESSION_EXPIRED');
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  expect(await screen.findByText(/no pudimos consultarlos .* tasa al día/)).toBeInTheDocument();
  await press(screen.getByRole('button', { name: 'Consultar otra vez' }));
  expect(
    await screen.findByText(/Tu tarifa costaba \$\s900\.000 y hoy cuesta \$\s950\.000/),
  ).toBeInTheDocument();
  expect(within(await person(/^Persona 2/)).getByLabelText('Nombre')).toHaveValue('Luis');
  await waitFor(() => expect(address()).toContain('sessionCode=session-3'));
});
it('shows an error of the api at the field that it is about', async () => {
  renderCheckout({
    answers: {
      'POST asisstances/prebookings': () => {
        throw aRefusal('DOCUMENT_INVALID', {
          detail: 'Aquí se viaja con pasaporte.',
          source: { pointer: '/Guests/2/document_type' },
        });
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  const child = await person(/^Persona 3/);
  expect(await within(child).findByText('Aquí se viaja con pasaporte.')).toBeInTheDocument();
});
it('sells nothing at an address without a plan', () => {
  renderCheckout({ route: '/checkout/asisstence' });
  expect(screen.getByText(/No dice qué plan quieres comprar/)).toBeInTheDocument();
});
