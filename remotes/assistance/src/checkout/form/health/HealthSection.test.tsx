import { screen, waitFor } from '@testing-library/react';
import {
  acceptPolicies,
  bornFor,
  fill,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  section,
  tick,
} from '../../../testing/renderCheckout';

// The draft is stored for a reload, so a test would otherwise find the draft of the previous test.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

it('accepts health answers only with their own consent, and the guardian’s for a minor', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  await acceptPolicies();
  expect(screen.queryByLabelText(/^Condición de salud/)).toBeNull();
  expect(screen.getByText(/quiere que Andina Asistencia lo sepa/)).toBeInTheDocument();
  await tick('Quiero declarar una condición de salud');
  const consent = screen.getByRole('checkbox', { name: /a tratar estos datos de salud/ });
  expect(consent).not.toBeChecked();
  // The text gives the storage time that the api answers.
  expect(await section('Salud (opcional)')).toHaveTextContent(
    'lo borramos 45 días después de que termine la cobertura. Si no compras o cancelas, lo borramos 1 día después',
  );
  await fill(await section('Salud (opcional)'), {
    'Condición de salud, Persona 3: 7 años': 'Asma leve',
  });
  await press(payButton());
  expect(await screen.findByText(/Sin esta autorización no podemos recibir/)).toBeInTheDocument();
  expect(screen.getByText(/Hace falta la autorización de quien responde/)).toBeInTheDocument();
  expect(bodies()).toEqual([]);
  await press(consent);
  await tick(/Respondo por los menores/);
  await press(payButton());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    health_consent: { guardian: true },
    Guests: [
      { medical_conditions: '' },
      { medical_conditions: '' },
      { medical_conditions: 'Asma leve' },
    ],
  });
});

it('stores no health data, documents or birth dates in the store, the address or the browser', async () => {
  const { store, address } = renderCheckout();
  await fillCheckout();
  await tick('Quiero declarar una condición de salud');
  await fill(await section('Salud (opcional)'), {
    'Condición de salud, Persona 1: 72 años': 'Hipertensión arterial',
  });
  await waitFor(() => expect(stored()).toContain('Marta Díaz'));
  const places = [stored(), JSON.stringify(store.getState()), address()];
  for (const secret of ['Hipertensión', '20.304.321', '20304321', 'AB123456', bornFor(35).Año])
    for (const place of places) expect(place).not.toContain(secret);
});

it('discards the health answers when the box is unticked', async () => {
  const { bodies } = renderCheckout();
  await fillCheckout();
  await acceptPolicies();
  await tick('Quiero declarar una condición de salud');
  await fill(await section('Salud (opcional)'), {
    'Condición de salud, Persona 1: 72 años': 'Hipertensión',
  });
  await tick('Quiero declarar una condición de salud');
  await press(payButton());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(JSON.stringify(bodies())).not.toContain('Hipertensión');
});
