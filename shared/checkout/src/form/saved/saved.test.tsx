import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, holding, stubSession } from '@tiquete/testing';
import { change, typeIn } from '../../testing/checkoutPage';
import { aRefusal } from '../../testing/cruiseBuilders';
import { renderCruise } from '../../testing/renderCruise';
import { ana, answers, luis, profile, session, summaries } from '../../testing/savedBuilders';

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
const withAna = {
  ...answers,
  'GET accounts/me/travelers': () => ({
    data: [...summaries, { ...ana, document_masked: '' }],
    meta: { max: 20 },
  }),
};
it('fills the document of the account’s owner from the saved traveller of the same name', async () => {
  const { requests } = renderCruise({
    session,
    answers: {
      ...withAna,
      'GET accounts/me/travelers/:id': () => ({ data: { ...ana, document: '52000111' } }),
    },
  });
  await waitFor(() =>
    expect(holder().getByLabelText('Número de documento')).toHaveValue('52000111'),
  );
  expect(holder().getByLabelText('Tipo de documento')).toHaveValue('4');
  expect(holder().getByLabelText('Nacionalidad')).toHaveValue('EC');
  expect(requests('GET accounts/me/travelers/:id')[0]?.input).toEqual({ params: { id: 't-3' } });
});
it('keeps a nationality that was chosen before the answers arrive', async () => {
  const { held, release } = holding({ data: profile });
  renderCruise({ session, answers: { ...withAna, 'GET accounts/me': () => held } });
  await screen.findByLabelText('Correo electrónico');
  await change(holder().getByLabelText('Nacionalidad'), 'PE');
  await act(async () => release());
  await waitFor(() =>
    expect(holder().getByLabelText('Número de documento')).toHaveValue(luis.document),
  );
  expect(holder().getByLabelText('Nacionalidad')).toHaveValue('PE');
});
it('fills no document while the traveller chooses its type', async () => {
  const { held, release } = holding({ data: ana });
  renderCruise({
    session,
    answers: { ...withAna, 'GET accounts/me/travelers/:id': () => held },
  });
  await waitFor(() => expect(holder().getByLabelText('Año')).toHaveValue('1990'));
  await change(holder().getByLabelText('Tipo de documento'), '5');
  await act(async () => release());
  expect(holder().getByLabelText('Tipo de documento')).toHaveValue('5');
  expect(holder().getByLabelText('Número de documento')).toHaveValue('');
});
it('fills no document of a namesake with another birth date', async () => {
  const other = { ...profile, birth_date: '1960-01-01' };
  const { requests } = renderCruise({
    session,
    answers: { ...withAna, 'GET accounts/me': () => ({ data: other }) },
  });
  await waitFor(() => expect(holder().getByLabelText('Año')).toHaveValue('1960'));
  expect(requests('GET accounts/me/travelers/:id')).toEqual([]);
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
