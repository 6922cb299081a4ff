import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import type { Answer } from '../../testing/fakeServer';
import { aProfile, problem, openAccount, press, field } from '../testing/openAccount';

describe('the profile', () => {
  it('shows the saved profile and saves the changes, preferences included', async () => {
    const user = userEvent.setup();
    const { bodies, container } = await openAccount('profile', {
      'PATCH /api/accounts/me': { body: { data: { ...aProfile, given_name: 'Ana María' } } },
    });
    await user.type(await field('Apellido'), ' Gil');
    expect(await field('Teléfono (opcional)')).toHaveValue('3001234567');
    expect(await field('Día')).toHaveValue('5');
    await expectNoAxeViolations(container);
    await press('Guardar cambios');
    expect(await screen.findByText('Guardamos tus cambios.')).toBeVisible();
    expect(await field('Nombre')).toHaveValue('Ana María');
    expect(bodies('PATCH /api/accounts/me')).toEqual([
      {
        name: 'Ana',
        lastname: 'Ruiz Gil',
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
  it('requests given name and surname of an account with one field for both, and guesses neither', async () => {
    const { bodies } = await openAccount('profile', {
      'GET /api/accounts/me': {
        body: { data: { ...aProfile, given_name: null, lastname: null } },
      },
    });
    expect(await screen.findByText(/Tenemos tu nombre como «Ana Ruiz»/)).toBeVisible();
    expect(await field('Nombre')).toHaveValue('');
    await press('Guardar cambios');
    expect(await field('Nombre')).toHaveAccessibleDescription('Escribe el nombre.');
    expect(await field('Apellido')).toHaveAccessibleDescription('Escribe el apellido.');
    expect(bodies('PATCH /api/accounts/me')).toEqual([]);
  });
  it('requires only the name, and rejects half a date', async () => {
    const user = userEvent.setup();
    const { bodies } = await openAccount('profile', {
      'PATCH /api/accounts/me': { body: { data: aProfile } },
    });
    await user.clear(await field('Teléfono (opcional)'));
    await user.clear(await field('Día'));
    await press('Guardar cambios');
    expect(screen.getByRole('group', { name: /Fecha de nacimiento/ })).toHaveAccessibleDescription(
      'Escribe el día, el mes y el año.',
    );
    expect(bodies('PATCH /api/accounts/me')).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '');
    await user.clear(await field('Año'));
    await press('Guardar cambios');
    await waitFor(() =>
      expect(bodies('PATCH /api/accounts/me')).toMatchObject([
        { phone_country: null, phone: null, birth_date: null },
      ]),
    );
  });
  it('shows an error when the profile cannot be loaded, and offers a retry', async () => {
    let answer: Answer = 'unreachable';
    await openAccount('profile', { 'GET /api/accounts/me': () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(/No pudimos cargar/);
    answer = { body: { data: aProfile } };
    await press('Reintentar');
    expect(await field('Apellido')).toHaveValue('Ruiz');
  });
  it('still has the typed values after the session has ended', async () => {
    const user = userEvent.setup();
    await openAccount('profile', { 'PATCH /api/accounts/me': problem(401, 'UNAUTHENTICATED') });
    await user.type(await field('Apellido'), ' Gil');
    await press('Guardar cambios');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Tu sesión terminó/);
    expect(await field('Apellido')).toHaveValue('Ruiz Gil');
  });
});
