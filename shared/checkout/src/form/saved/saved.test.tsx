import { act, screen, waitFor, within } from '@testing-library/react';
import type { Profile, Traveler } from '@tiquete/contracts';
import { selectNotices } from '@tiquete/platform';
import { expectNoAxeViolations, stubSession } from '@tiquete/testing';
import { acceptPolicies, change, payButton, press, tick, typeIn } from '../../testing/checkoutPage';
import { aBooking, aRefusal } from '../../testing/cruiseBuilders';
import { fillCruise, renderCruise } from '../../testing/renderCruise';

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
  document_expiry: null,
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
const ana: Traveler = {
  ...luis,
  id: 't-3',
  name: 'Ana',
  lastname: 'Perez',
  birth_date: '1990-03-05',
};
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
it('fills no document of a namesake with another birth date', async () => {
  const other = { ...profile, birth_date: '1960-01-01' };
  const { requests } = renderCruise({
    session,
    answers: { ...withAna, 'GET accounts/me': () => ({ data: other }) },
  });
  await waitFor(() => expect(holder().getByLabelText('Año')).toHaveValue('1960'));
  expect(requests('GET accounts/me/travelers/:id')).toEqual([]);
});

describe('a new traveller', () => {
  const save = 'POST accounts/me/travelers';
  const nobody = {
    ...answers,
    'GET accounts/me/travelers': () => ({ data: [], meta: { max: 20 } }),
  };
  const companion = () => within(screen.getByRole('region', { name: 'Quiénes viajan' }));
  const tickCompanion = async () => press(await companion().findByLabelText('Guardar viajero'));
  const send = async () => {
    await acceptPolicies();
    await press(payButton());
  };
  const asked = {
    name: 'Luis',
    lastname: 'Gómez',
    document_type: null,
    document: null,
    document_expiry: null,
    birth_date: null,
    gender: null,
    nationality: null,
    email: null,
    phone_country: null,
    phone: null,
  };

  it('is saved when the form is sent, with what the form asks, and only once', async () => {
    let isRejected = true;
    const { bodies, container, booked } = renderCruise({
      session,
      answers: { ...nobody, [save]: () => ({ data: { ...luis, ...asked, id: 't-9' } }) },
      book: async () => {
        if (isRejected) throw aRefusal('OFFLINE');
        return aBooking;
      },
    });
    await fillCruise();
    await tickCompanion();
    await expectNoAxeViolations(container);
    expect(bodies(save)).toEqual([]);
    await send();
    await waitFor(() => expect(bodies(save)).toEqual([asked]));
    await waitFor(() =>
      expect(companion().queryByLabelText('Guardar viajero')).not.toBeInTheDocument(),
    );
    isRejected = false;
    await press(payButton());
    await waitFor(() => expect(booked).toHaveLength(2));
    expect(bodies(save)).toHaveLength(1);
  });
  it('may be the buyer, with document and contact', async () => {
    const { bodies } = renderCruise({
      session,
      answers: { ...nobody, [save]: () => ({ data: ana }) },
    });
    await fillCruise();
    await press(await holder().findByLabelText('Guardar viajero'));
    await send();
    await waitFor(() => expect(bodies(save)).toHaveLength(1));
    expect(bodies(save)[0]).toMatchObject({
      name: 'Ana María',
      document_type: 4,
      document: '1020304321',
      birth_date: '1990-03-05',
      gender: 49,
      nationality: 'CO',
      email: 'ana@correo.com',
      phone_country: '57',
      phone: '3001234567',
    });
  });
  it('that cannot be saved is reported, and the sale goes on', async () => {
    const { booked, store, left } = renderCruise({
      session,
      answers: {
        ...nobody,
        [save]: () => {
          throw aRefusal('TOO_MANY_TRAVELERS');
        },
      },
    });
    await fillCruise();
    await tickCompanion();
    await send();
    await waitFor(() => expect(left).toHaveLength(1));
    expect(booked).toHaveLength(1);
    expect(selectNotices(store.getState() as never).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^No pudimos guardar a Luis en tus viajeros\. Tu compra sigue igual/),
    ]);
  });
  it('is not saved without the tick, or after leaving the form', async () => {
    const { bodies, left } = renderCruise({ session, answers: nobody });
    await fillCruise();
    await tick(/Viajo en esta cabina/);
    const [first] = await companion().findAllByLabelText('Guardar viajero');
    await press(first!);
    await tick(/Viajo en esta cabina/);
    await send();
    await waitFor(() => expect(left).toHaveLength(1));
    expect(bodies(save)).toEqual([]);
  });
  it('is not offered for a person who is saved, or when the account is full', async () => {
    const { unmount } = renderCruise({ session, answers });
    await fillCruise();
    await waitFor(() => expect(holder().getByLabelText('Guardar viajero')).toBeInTheDocument());
    expect(companion().queryByLabelText('Guardar viajero')).not.toBeInTheDocument();
    unmount();
    const full = () => ({ data: summaries, meta: { max: 2 } });
    renderCruise({ session, answers: { ...answers, 'GET accounts/me/travelers': full } });
    await waitFor(() =>
      expect(holder().getByLabelText('Usar un viajero guardado')).toBeInTheDocument(),
    );
    expect(screen.queryByLabelText('Guardar viajero')).not.toBeInTheDocument();
  });
  it('who is a minor is saved by a parent or guardian only, as a note says', async () => {
    renderCruise({ session, answers: nobody });
    await screen.findByLabelText('Correo electrónico');
    await press(await holder().findByLabelText('Guardar viajero'));
    expect(holder().getByText(/con sus datos cifrados/)).toBeInTheDocument();
    await typeIn('Año', '2019');
    await typeIn('Día', '1');
    await typeIn('Mes', '1');
    expect(holder().getByText(/padre, madre o representante/)).toBeInTheDocument();
  });
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
