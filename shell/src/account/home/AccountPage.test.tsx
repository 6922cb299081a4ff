import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSession, Profile, Traveler } from '@tiquete/contracts';
import { expectNoAxeViolations } from '@tiquete/testing';
import { authServer, type Answer, type Answers } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';
import { saveFile } from '../data/saveFile';

jest.mock('../data/saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const aProfile: Profile = {
  name: 'Ana Ruiz',
  email: 'ana@tiquete.test',
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
const aTraveler: Traveler = {
  id: 't-1',
  name: 'Luis',
  lastname: 'Gómez',
  document_type: 4,
  document: '1020304321',
  birth_date: '1988-07-20',
  gender: 48,
  nationality: 'CO',
  email: null,
  phone_country: null,
  phone: null,
  is_minor: false,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const aSummary = { ...aTraveler, document_masked: '••••••4321' };
const aSession = (id: string, current: boolean): AccountSession => ({
  id,
  device: current ? 'Chrome en Windows' : `Safari en iPhone ${id}`,
  created_at: '2026-11-01T15:00:00.000Z',
  last_seen_at: '2026-11-20T17:30:00.000Z',
  expires_at: '2026-12-01T00:00:00.000Z',
  current,
});
const problem = (status: number, code: string, pointer?: string, meta?: object): Answer => ({
  status,
  body: { errors: [{ status, code, title: `Refused: ${code}`, source: { pointer } }], meta },
});
const DONE: Answer = { body: { data: { done: true } } };

async function open(section: string, answers: Answers = {}) {
  const server = authServer({
    isSignedIn: true,
    answers: { 'GET /api/accounts/me': { body: { data: aProfile } }, ...answers },
  });
  const shell = await renderShell({ route: `/account?section=${section}` });
  return {
    ...shell,
    calls: (call: string) => server.asked.filter((each) => each.call === call),
    bodies: (call: string) =>
      server.asked.filter((each) => each.call === call).map(({ body }) => JSON.parse(body)),
  };
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

it('lists its sections, each at an address of its own', async () => {
  const { container } = await open('none');
  const nav = within(await screen.findByRole('navigation', { name: 'Secciones de tu cuenta' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['profile', 'access', 'travelers', 'sessions', 'data'].map(
      (section) => `/account?section=${section}`,
    ),
  );
  await expectNoAxeViolations(container);
  await userEvent.click(nav.getByRole('link', { name: /Tus datos/ }));
  expect(await screen.findByRole('heading', { name: 'Tus datos' })).toHaveFocus();
});

describe('the profile', () => {
  it('shows what is known and saves what changed, preferences included', async () => {
    const { bodies, container } = await open('profile', {
      'PATCH /api/accounts/me': { body: { data: { ...aProfile, name: 'Ana María Ruiz' } } },
    });
    await userEvent.type(await field('Nombre y apellido'), ' Gil');
    expect(await field('Teléfono (opcional)')).toHaveValue('3001234567');
    expect(await field('Día')).toHaveValue('5');
    await expectNoAxeViolations(container);
    await press('Guardar cambios');
    expect(await screen.findByText('Guardamos tus cambios.')).toBeVisible();
    expect(await field('Nombre y apellido')).toHaveValue('Ana María Ruiz');
    expect(bodies('PATCH /api/accounts/me')).toEqual([
      {
        name: 'Ana Ruiz Gil',
        phone_country: '57',
        phone: '3001234567',
        birth_date: '1990-03-05',
        gender: 49,
        nationality: 'CO',
        language: 'es',
        currency: 'COP',
      },
    ]);
  });
  it('takes nothing for an answer but the name, and refuses half a date', async () => {
    const { bodies } = await open('profile', {
      'PATCH /api/accounts/me': { body: { data: aProfile } },
    });
    await userEvent.clear(await field('Teléfono (opcional)'));
    await userEvent.clear(await field('Día'));
    await press('Guardar cambios');
    expect(screen.getByRole('group', { name: /Fecha de nacimiento/ })).toHaveAccessibleDescription(
      'Escribe el día, el mes y el año.',
    );
    expect(bodies('PATCH /api/accounts/me')).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '');
    await userEvent.clear(await field('Año'));
    await press('Guardar cambios');
    await waitFor(() =>
      expect(bodies('PATCH /api/accounts/me')).toMatchObject([
        { phone_country: null, phone: null, birth_date: null },
      ]),
    );
  });
  it('says what cannot be loaded, with another try', async () => {
    let answer: Answer = 'unreachable';
    await open('profile', { 'GET /api/accounts/me': () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(/No pudimos cargar/);
    answer = { body: { data: aProfile } };
    await press('Reintentar');
    expect(await field('Nombre y apellido')).toHaveValue('Ana Ruiz');
  });
  it('keeps what was typed when the session is over', async () => {
    await open('profile', { 'PATCH /api/accounts/me': problem(401, 'UNAUTHENTICATED') });
    await userEvent.type(await field('Nombre y apellido'), ' Gil');
    await press('Guardar cambios');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Tu sesión terminó/);
    expect(await field('Nombre y apellido')).toHaveValue('Ana Ruiz Gil');
  });
});

describe('what one signs in with', () => {
  it('mails a link to the new address, and says at its field that a password is wrong', async () => {
    let answer: Answer = problem(422, 'PASSWORD_WRONG', '/password');
    const { container } = await open('access', {
      'POST /api/accounts/me/email_changes': () => answer,
    });
    const form = within(await screen.findByRole('form', { name: 'Correo' }));
    await expectNoAxeViolations(container);
    await userEvent.type(form.getByRole('textbox', { name: 'Correo nuevo' }), 'nueva@tiquete.test');
    await userEvent.type(form.getByLabelText('Contraseña actual'), 'no es esta{Enter}');
    await waitFor(() =>
      expect(form.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
        'Refused: PASSWORD_WRONG',
      ),
    );
    answer = { body: { data: { sent: true, valid_minutes: 1440 } } };
    await userEvent.click(form.getByRole('button', { name: 'Cambiar correo' }));
    expect(await screen.findByText(/Falta confirmar nueva@tiquete.test/)).toBeVisible();
    expect(form.getByLabelText('Contraseña actual')).toHaveValue('');
  });
  it('changes the password and says how many sessions ended', async () => {
    const { bodies } = await open('access', {
      'PUT /api/accounts/me/password': {
        body: { data: { ended_sessions: 2, access_token: null } },
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Contraseña' }));
    await userEvent.type(form.getByLabelText('Contraseña actual'), 'la de siempre');
    await userEvent.type(form.getByLabelText('Contraseña nueva'), 'otra frase larga{Enter}');
    expect(await form.findByText(/cerramos 2 sesiones/)).toBeVisible();
    expect(bodies('PUT /api/accounts/me/password')).toEqual([
      { current_password: 'la de siempre', password: 'otra frase larga' },
    ]);
  });
});

describe('saved travellers', () => {
  const list = (data: object[], max = 20): Answer => ({ body: { data, meta: { max } } });

  it('shows them masked, and asks before one is removed', async () => {
    const { calls, container } = await open('travelers', {
      'GET /api/accounts/me/travelers': list([aSummary]),
      'DELETE /api/accounts/me/travelers/t-1': DONE,
    });
    expect(await screen.findByText('Cédula de Ciudadanía ••••••4321')).toBeVisible();
    await expectNoAxeViolations(container);
    await press('Eliminar a Luis Gómez');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar a Luis Gómez?' }));
    expect(calls('DELETE /api/accounts/me/travelers/t-1')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, eliminar' }));
    expect(await screen.findByText('Eliminamos a Luis.')).toBeVisible();
    expect(screen.queryByText(/••••/)).not.toBeInTheDocument();
  });
  it('adds one, by the rules of documents', async () => {
    const { bodies, container } = await open('travelers', {
      'GET /api/accounts/me/travelers': list([]),
      'POST /api/accounts/me/travelers': { body: { data: aTraveler } },
    });
    await press('Agregar un viajero');
    expect(screen.getByRole('heading', { name: 'Viajero nuevo' })).toHaveFocus();
    await expectNoAxeViolations(container);
    await userEvent.type(await field('Nombre'), 'Luis');
    await userEvent.type(await field('Apellido'), 'Gómez');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), '4');
    await userEvent.type(await field('Número de documento'), 'AB');
    await userEvent.type(await field('Día'), '20');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '7');
    await userEvent.type(await field('Año'), '1988');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Género' }), '48');
    await press('Guardar viajero');
    expect(await field('Número de documento')).toHaveAccessibleDescription(
      'Ese número no corresponde al tipo de documento.',
    );
    expect(await field('Número de documento')).toHaveFocus();
    await userEvent.clear(await field('Número de documento'));
    await userEvent.type(await field('Número de documento'), '1.020.304.321');
    await press('Guardar viajero');
    expect(await screen.findByText('Guardamos a Luis.')).toBeVisible();
    expect(bodies('POST /api/accounts/me/travelers')).toEqual([
      {
        name: 'Luis',
        lastname: 'Gómez',
        document_type: 4,
        document: '1020304321',
        birth_date: '1988-07-20',
        gender: 48,
        nationality: 'CO',
        email: null,
        phone_country: null,
        phone: null,
      },
    ]);
  });
  it('opens a saved one in full to change it', async () => {
    const { bodies } = await open('travelers', {
      'GET /api/accounts/me/travelers': list([aSummary]),
      'GET /api/accounts/me/travelers/t-1': { body: { data: aTraveler } },
      'PUT /api/accounts/me/travelers/t-1': { body: { data: aTraveler } },
    });
    await press('Editar a Luis Gómez');
    expect(await field('Número de documento')).toHaveValue('1020304321');
    await userEvent.type(await field('Teléfono (opcional)'), '300 765 43 21');
    await press('Guardar viajero');
    await waitFor(() =>
      expect(bodies('PUT /api/accounts/me/travelers/t-1')).toMatchObject([
        { document: '1020304321', phone_country: '57', phone: '3007654321' },
      ]),
    );
  });
  it('at the most there can be offers no more', async () => {
    await open('travelers', { 'GET /api/accounts/me/travelers': list([aSummary], 1) });
    expect(await screen.findByText(/el máximo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar un viajero' })).not.toBeInTheDocument();
  });
});

describe('sessions', () => {
  it('closes one, or all the others, never this one', async () => {
    const { calls, container } = await open('sessions', {
      'GET /api/accounts/me/sessions': {
        body: {
          data: [
            aSession('2', false),
            aSession('1', true),
            aSession('3', false),
            aSession('4', false),
          ],
        },
      },
      'DELETE /api/accounts/me/sessions/2': problem(404, 'NOT_FOUND'),
      'DELETE /api/accounts/me/sessions': { body: { data: { ended_sessions: 2 } } },
    });
    expect((await screen.findAllByRole('heading', { level: 2 }))[0]).toHaveTextContent(
      'Chrome en Windows',
    );
    expect(screen.getAllByText('Última actividad: 20 nov. 2026, 12:30')).toHaveLength(3);
    await expectNoAxeViolations(container);
    await press('Cerrar sesión en Safari en iPhone 2');
    expect(await screen.findByText('Cerramos esa sesión.')).toBeVisible();
    expect(screen.queryByText('Safari en iPhone 2')).not.toBeInTheDocument();
    await press('Cerrar todas las demás');
    expect(await screen.findByText('Cerramos 2 sesiones.')).toBeVisible();
    expect(screen.queryByText(/Safari/)).not.toBeInTheDocument();
    expect(calls('DELETE /api/accounts/me/sessions/1')).toEqual([]);
  });
});

describe('the traveller’s data', () => {
  it('is saved as a file, with the password when it is long since signing in', async () => {
    let isRecent = false;
    const { bodies, container } = await open('data', {
      'GET /api/accounts/me/data': () =>
        isRecent
          ? { body: { data: { brand: 'tiquete' } } }
          : problem(403, 'REAUTHENTICATION_REQUIRED'),
      'POST /api/accounts/me/reauthentications': () => {
        isRecent = true;
        return DONE;
      },
    });
    await press('Descargar mis datos');
    expect(await screen.findByLabelText('Contraseña')).toHaveFocus();
    await expectNoAxeViolations(container);
    await userEvent.type(screen.getByLabelText('Contraseña'), 'mi clave{Enter}');
    expect(await screen.findByText(/descargas de este equipo/)).toBeVisible();
    expect(bodies('POST /api/accounts/me/reauthentications')).toEqual([{ password: 'mi clave' }]);
    expect(saved).toHaveBeenCalledWith(
      expect.stringMatching(/^mis-datos-tiquete-\d{4}-\d\d-\d\d\.json$/),
      { brand: 'tiquete' },
    );
  });
  it('says what stays and why before the account is deleted, and goes home afterwards', async () => {
    // jsdom says so when a page is left for the sign-in page, which must not happen here.
    const complaints = jest.spyOn(console, 'error');
    const { address, bodies } = await open('data', { 'DELETE /api/accounts/me': DONE });
    expect(await screen.findByText(/Ley 962 de 2005/)).toBeVisible();
    await press('Quiero eliminar mi cuenta');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'mi clave');
    await press('Eliminar mi cuenta para siempre');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText(/Eliminamos tu cuenta/)).toBeVisible();
    expect(bodies('DELETE /api/accounts/me')).toEqual([{ password: 'mi clave' }]);
    expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });
  it('names the bookings that are under way', async () => {
    await open('data', {
      'DELETE /api/accounts/me': problem(409, 'BOOKINGS_UNDER_WAY', undefined, {
        bookings: [{ id: 'b-1', code: 'TQ7K2M9P', title: 'Casa Medina' }],
      }),
    });
    await press('Quiero eliminar mi cuenta');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'mi clave{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Casa Medina · TQ7K2M9P');
  });
});
