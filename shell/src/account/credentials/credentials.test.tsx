import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aSession, type Answer } from '../../testing/fakeServer';
import { problem, openAccount } from '../testing/openAccount';

describe('e-mail address and password', () => {
  it('mails a link to the new address, and shows a wrong password at its field', async () => {
    const user = userEvent.setup();
    let answer: Answer = problem(422, 'PASSWORD_WRONG', '/password');
    const { container } = await openAccount('access', {
      'POST /api/accounts/me/email_changes': () => answer,
    });
    const form = within(await screen.findByRole('form', { name: 'Correo' }));
    await expectNoAxeViolations(container);
    await user.type(form.getByRole('textbox', { name: 'Correo nuevo' }), 'nueva@tiquete.test');
    await user.type(form.getByLabelText('Contraseña actual'), 'no es esta{Enter}');
    await waitFor(() =>
      expect(form.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
        'Refused: PASSWORD_WRONG',
      ),
    );
    answer = { body: { data: { sent: true, valid_minutes: 1440 } } };
    await user.click(form.getByRole('button', { name: 'Cambiar correo' }));
    expect(await screen.findByText(/Falta confirmar nueva@tiquete.test/)).toBeVisible();
    expect(form.getByLabelText('Contraseña actual')).toHaveValue('');
  });
  it('changes the password and shows how many sessions ended', async () => {
    const user = userEvent.setup();
    const { bodies } = await openAccount('access', {
      'PUT /api/accounts/me/password': {
        body: { data: { ended_sessions: 2, access_token: null } },
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Contraseña' }));
    await user.type(form.getByLabelText('Contraseña actual'), 'la de siempre');
    await user.type(form.getByLabelText('Contraseña nueva'), 'otra frase larga{Enter}');
    expect(await form.findByText(/cerramos 2 sesiones/)).toBeVisible();
    expect(bodies('PUT /api/accounts/me/password')).toEqual([
      { current_password: 'la de siempre', password: 'otra frase larga' },
    ]);
  });
});

describe('credentials of staff', () => {
  const operator = { ...aSession, user: { ...aSession.user, role: 'operator' } };
  it('requests the second factor before the e-mail changes, and then sends the typed values', async () => {
    const user = userEvent.setup();
    let isFresh = false;
    const { bodies } = await openAccount(
      'access',
      {
        'POST /api/accounts/me/email_changes': () =>
          isFresh
            ? { body: { data: { sent: true, valid_minutes: 1440 } } }
            : problem(403, 'SECOND_FACTOR_REQUIRED'),
        'GET /api/operations/second_factor': {
          body: { data: { enrolled: true, app: true, passkeys_here: 0 } },
        },
        'GET /api/operations/second_factor/passkeys': { body: { data: [] } },
        'POST /api/operations/second_factor/proofs': () => {
          isFresh = true;
          return { body: { data: { recovery_codes: null } } };
        },
      },
      operator,
    );
    const form = within(await screen.findByRole('form', { name: 'Correo' }));
    await user.type(form.getByRole('textbox', { name: 'Correo nuevo' }), 'nueva@tiquete.test');
    await user.type(form.getByLabelText('Contraseña actual'), 'la de siempre{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456{Enter}');
    expect(await screen.findByText(/Falta confirmar nueva@tiquete.test/)).toBeVisible();
    const body = { email: 'nueva@tiquete.test', password: 'la de siempre' };
    expect(bodies('POST /api/accounts/me/email_changes')).toEqual([body, body]);
  });
  it('shows passkeys to staff, and not to a traveller', async () => {
    await openAccount(
      'access',
      { 'GET /api/operations/second_factor/passkeys': { body: { data: [] } } },
      operator,
    );
    expect(await screen.findByRole('region', { name: 'Llaves de acceso' })).toBeVisible();
  });
});
