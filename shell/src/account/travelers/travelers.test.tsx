import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Traveler } from '@tiquete/contracts';
import { expectNoAxeViolations } from '@tiquete/testing';
import type { Answer } from '../../testing/fakeServer';
import { DONE, openAccount, press, field } from '../testing/openAccount';

const aTraveler: Traveler = {
  id: 't-1',
  name: 'Luis',
  lastname: 'Gómez',
  document_type: 4,
  document: '1020304321',
  document_expiry: '2030-05-01',
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

describe('saved travellers', () => {
  const list = (data: object[], max = 20): Answer => ({ body: { data, meta: { max } } });

  it('are shown masked, and are removed only after a confirmation', async () => {
    const user = userEvent.setup();
    const { calls, container } = await openAccount('travelers', {
      'GET /api/accounts/me/travelers': list([aSummary]),
      'DELETE /api/accounts/me/travelers/t-1': DONE,
    });
    expect(await screen.findByText('Cédula de Ciudadanía ••••••4321')).toBeVisible();
    await expectNoAxeViolations(container);
    await press('Eliminar a Luis Gómez');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar a Luis Gómez?' }));
    expect(calls('DELETE /api/accounts/me/travelers/t-1')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sí, eliminar' }));
    expect(await screen.findByText('Eliminamos a Luis.')).toBeVisible();
    expect(screen.queryByText(/••••/)).not.toBeInTheDocument();
  });
  it('are added with a valid document', async () => {
    const user = userEvent.setup();
    const { bodies, container } = await openAccount('travelers', {
      'GET /api/accounts/me/travelers': list([]),
      'POST /api/accounts/me/travelers': { body: { data: aTraveler } },
    });
    await press('Agregar un viajero');
    expect(screen.getByRole('heading', { name: 'Viajero nuevo' })).toHaveFocus();
    await expectNoAxeViolations(container);
    await user.type(await field('Nombre'), 'Luis');
    await user.type(await field('Apellido'), 'Gómez');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), '4');
    await user.type(await field('Número de documento'), 'AB');
    await user.type(await field('Día'), '20');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '7');
    await user.type(await field('Año'), '1988');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Género' }), '48');
    await press('Guardar viajero');
    expect(await field('Número de documento')).toHaveAccessibleDescription(
      'Ese número no corresponde al tipo de documento.',
    );
    expect(await field('Número de documento')).toHaveFocus();
    await user.clear(await field('Número de documento'));
    await user.type(await field('Número de documento'), '1.020.304.321');
    await press('Guardar viajero');
    expect(await screen.findByText('Guardamos a Luis.')).toBeVisible();
    expect(bodies('POST /api/accounts/me/travelers')).toEqual([
      {
        name: 'Luis',
        lastname: 'Gómez',
        document_type: 4,
        document: '1020304321',
        document_expiry: null,
        birth_date: '1988-07-20',
        gender: 48,
        nationality: 'CO',
        email: null,
        phone_country: null,
        phone: null,
      },
    ]);
  });
  it('open in full to be changed', async () => {
    const user = userEvent.setup();
    const { bodies } = await openAccount('travelers', {
      'GET /api/accounts/me/travelers': list([aSummary]),
      'GET /api/accounts/me/travelers/t-1': { body: { data: aTraveler } },
      'PUT /api/accounts/me/travelers/t-1': { body: { data: aTraveler } },
    });
    await press('Editar a Luis Gómez');
    expect(await field('Número de documento')).toHaveValue('1020304321');
    await user.type(await field('Teléfono (opcional)'), '300 765 43 21');
    await press('Guardar viajero');
    await waitFor(() =>
      expect(bodies('PUT /api/accounts/me/travelers/t-1')).toMatchObject([
        {
          document: '1020304321',
          document_expiry: null,
          phone_country: '57',
          phone: '3007654321',
        },
      ]),
    );
  });
  it('have an expiry for a passport only', async () => {
    const user = userEvent.setup();
    const saved = { ...aTraveler, document_type: 5, document: 'AR123456' };
    const { bodies } = await openAccount('travelers', {
      'GET /api/accounts/me/travelers': list([aSummary]),
      'GET /api/accounts/me/travelers/t-1': { body: { data: saved } },
      'PUT /api/accounts/me/travelers/t-1': { body: { data: saved } },
    });
    await press('Editar a Luis Gómez');
    const group = await screen.findByRole('group', { name: /Vencimiento/ });
    const until = within(group);
    await user.clear(until.getByRole('textbox', { name: 'Día' }));
    await user.type(until.getByRole('textbox', { name: 'Día' }), '31');
    await user.selectOptions(until.getByRole('combobox', { name: 'Mes' }), '2');
    await press('Guardar viajero');
    expect(group).toHaveAccessibleDescription(/Esa fecha no existe/);
    await user.selectOptions(until.getByRole('combobox', { name: 'Mes' }), '3');
    await press('Guardar viajero');
    await waitFor(() =>
      expect(bodies('PUT /api/accounts/me/travelers/t-1')).toMatchObject([
        { document: 'AR123456', document_expiry: '2030-03-31' },
      ]),
    );
  });
  it('saved with names only stay so when they are edited', async () => {
    const bare = {
      ...aTraveler,
      document_type: null,
      document: null,
      document_expiry: null,
      birth_date: null,
      gender: null,
      nationality: null,
    };
    const { bodies } = await openAccount('travelers', {
      'GET /api/accounts/me/travelers': list([{ ...bare, document_masked: '' }]),
      'GET /api/accounts/me/travelers/t-1': { body: { data: bare } },
      'PUT /api/accounts/me/travelers/t-1': { body: { data: bare } },
    });
    await press('Editar a Luis Gómez');
    expect(screen.queryByRole('group', { name: /Vencimiento/ })).not.toBeInTheDocument();
    await press('Guardar viajero');
    const { id: _, is_minor: __, updated_at: ___, ...body } = bare;
    await waitFor(() => expect(bodies('PUT /api/accounts/me/travelers/t-1')).toEqual([body]));
  });
  it('saved with names only are listed without a birth date', async () => {
    const bare = { ...aSummary, document_type: null, document_masked: '', birth_date: null };
    await openAccount('travelers', { 'GET /api/accounts/me/travelers': list([bare]) });
    expect(await screen.findByText('Sin documento')).toBeVisible();
    expect(screen.queryByText(/Nació/)).not.toBeInTheDocument();
  });
  it('cannot be added beyond the maximum', async () => {
    await openAccount('travelers', { 'GET /api/accounts/me/travelers': list([aSummary], 1) });
    expect(await screen.findByText(/el máximo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar un viajero' })).not.toBeInTheDocument();
  });
});
