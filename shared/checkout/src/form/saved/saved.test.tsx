import { act, screen, waitFor, within } from '@testing-library/react';
import type { Profile, Traveler } from '@tiquete/contracts';
import { expectNoAxeViolations, stubSession } from '@tiquete/testing';
import { change, typeIn } from '../../testing/checkoutPage';
import { aRefusal } from '../../testing/cruiseBuilders';
import { renderCruise } from '../../testing/renderCruise';

const session = {
  user: { name: 'Ana Pérez', email: 'ana@correo.com', image: null },
  expires: '2027-01-01T00:00:00.000Z',
};
const luis: Traveler = {
  id: 't-1',
  name: 'Luis',
  lastname: 'Gómez',
  document_type: 4,
  document: '1020304321',
  birth_date: '1988-07-20',
  gender: 48,
  nationality: 'EC',
  email: 'luis@correo.com',
  phone_country: '593',
  phone: '991234567',
  is_minor: false,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const sol: Traveler = { ...luis, id: 't-2', name: 'Sol', is_minor: true, birth_date: '2018-01-01' };
const profile: Profile = {
  name: 'Ana Pérez',
  given_name: 'Ana',
  lastname: 'Pérez',
  email: 'ana@correo.com',
  pending_email: null,
  phone_country: '57',
  phone: '3001234567',
  birth_date: '1990-03-05',
  gender: 49,
  nationality: 'CO',
  language: null,
  currency: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const summaries = [luis, sol].map((traveler) => ({ ...traveler, document_masked: '••••••4321' }));
const answers = {
  'GET accounts/me': () => ({ data: profile }),
  'GET accounts/me/travelers': () => ({ data: summaries, meta: { max: 20 } }),
  'GET accounts/me/travelers/:id': () => ({ data: luis }),
};
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const holder = () => within(screen.getByRole('region', { name: /Quién reserva/ }));

it('fills the buyer from a saved adult, document and contact included', async () => {
  const { requests, container } = renderCruise({ session, answers });
  await waitFor(() =>
    expect(holder().getByLabelText('Usar un viajero guardado')).toBeInTheDocument(),
  );
  expect(holder().queryByRole('option', { name: 'Sol Gómez' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await typeIn('Teléfono', '1');
  await change(holder().getByLabelText('Usar un viajero guardado'), 't-1');
  expect(await screen.findByText('Llenamos los datos de Luis. Revísalos.')).toBeInTheDocument();
  for (const [label, value] of Object.entries({
    'Número de documento': '1020304321',
    'Tipo de documento': '4',
    Día: '20',
    Mes: '7',
    Año: '1988',
    Nacionalidad: 'EC',
    Teléfono: '991234567',
  })) {
    expect(holder().getByLabelText(label)).toHaveValue(value);
  }
  expect(holder().getByLabelText('Nombre')).toHaveValue('Luis');
  expect(requests('GET accounts/me/travelers/:id')[0]?.input).toEqual({ params: { id: 't-1' } });
});
it('fills empty contact fields from the profile', async () => {
  const { requests } = renderCruise({ session, answers });
  await waitFor(() => expect(holder().getByLabelText('Teléfono')).toHaveValue('3001234567'));
  expect(requests('GET accounts/me')).toHaveLength(1);
  expect(holder().getByLabelText('Año')).toHaveValue('1990');
  expect(holder().getByLabelText('Correo electrónico')).toHaveValue('ana@correo.com');
  expect(holder().getByLabelText('Nombre')).toHaveValue('Ana');
  expect(holder().getByLabelText('Apellido')).toHaveValue('Pérez');
  expect(holder().getByLabelText('Número de documento')).toHaveValue('');
});
it('leaves both name parts empty for an account with a single name field', async () => {
  const old = { ...profile, given_name: null, lastname: null };
  renderCruise({ session, answers: { ...answers, 'GET accounts/me': () => ({ data: old }) } });
  await waitFor(() => expect(holder().getByLabelText('Teléfono')).toHaveValue('3001234567'));
  expect(holder().getByLabelText('Nombre')).toHaveValue('');
  expect(holder().getByLabelText('Apellido')).toHaveValue('');
});
it('reports a traveller that cannot be loaded and leaves the form unchanged', async () => {
  const failing = {
    ...answers,
    'GET accounts/me/travelers/:id': () => {
      throw aRefusal('OFFLINE');
    },
  };
  renderCruise({ session, answers: failing });
  await waitFor(() =>
    expect(holder().getByLabelText('Usar un viajero guardado')).toBeInTheDocument(),
  );
  await change(holder().getByLabelText('Usar un viajero guardado'), 't-1');
  expect(await screen.findByText(/No pudimos traer sus datos/)).toBeInTheDocument();
  expect(holder().getByLabelText('Nombre')).toHaveValue('Ana');
});
it('offers and requests nothing without a session', async () => {
  const { requests } = renderCruise({ answers });
  await screen.findByLabelText('Correo electrónico');
  expect(screen.queryByLabelText('Usar un viajero guardado')).not.toBeInTheDocument();
  expect(requests('GET accounts/me/travelers')).toEqual([]);
});
it('offers no saved traveller after the session has ended', async () => {
  renderCruise({ session, answers });
  await waitFor(() =>
    expect(holder().getByLabelText('Usar un viajero guardado')).toBeInTheDocument(),
  );
  stubSession(null);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() =>
    expect(screen.queryByLabelText('Usar un viajero guardado')).not.toBeInTheDocument(),
  );
});
