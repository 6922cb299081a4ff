import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import type { Answer } from '../../testing/fakeServer';
import { problem, openAccount } from '../testing/openAccount';

describe('e-mail address and password', () => {
  it('mails a link to the new address, and says at its field that a password is wrong', async () => {
    let answer: Answer = problem(422, 'PASSWORD_WRONG', '/password');
    const { container } = await openAccount('access', {
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
    const { bodies } = await openAccount('access', {
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
