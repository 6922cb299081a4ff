import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { problem, DONE, openAccount, press } from '../testing/openAccount';
import { saveFile } from './saveFile';

jest.mock('./saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

describe('the traveller’s data', () => {
  it('are saved as a file, with the password when the sign-in is old', async () => {
    const user = userEvent.setup();
    let isRecent = false;
    const { bodies, container } = await openAccount('data', {
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
    await user.type(screen.getByLabelText('Contraseña'), 'mi clave{Enter}');
    expect(await screen.findByText(/descargas de este equipo/)).toBeVisible();
    expect(bodies('POST /api/accounts/me/reauthentications')).toEqual([{ password: 'mi clave' }]);
    expect(saved).toHaveBeenCalledWith(
      expect.stringMatching(/^mis-datos-tiquete-\d{4}-\d\d-\d\d\.json$/),
      { brand: 'tiquete' },
    );
  });
  it('explains which data are retained and why before the account is deleted, and goes home afterwards', async () => {
    const user = userEvent.setup();
    // jsdom reports an error when the page navigates to sign-in, which must not happen here.
    const complaints = jest.spyOn(console, 'error');
    const { address, bodies } = await openAccount('data', { 'DELETE /api/accounts/me': DONE });
    expect(await screen.findByText(/Ley 962 de 2005/)).toBeVisible();
    await press('Quiero eliminar mi cuenta');
    await user.type(screen.getByLabelText('Contraseña'), 'mi clave');
    await press('Eliminar mi cuenta para siempre');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText(/Eliminamos tu cuenta/)).toBeVisible();
    expect(bodies('DELETE /api/accounts/me')).toEqual([{ password: 'mi clave' }]);
    expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });
  it('lists the open bookings that prevent the deletion', async () => {
    const user = userEvent.setup();
    await openAccount('data', {
      'DELETE /api/accounts/me': problem(409, 'BOOKINGS_UNDER_WAY', undefined, {
        bookings: [{ id: 'b-1', code: 'TQ7K2M9P', title: 'Casa Medina' }],
      }),
    });
    await press('Quiero eliminar mi cuenta');
    await user.type(screen.getByLabelText('Contraseña'), 'mi clave{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Casa Medina · TQ7K2M9P');
  });
});
