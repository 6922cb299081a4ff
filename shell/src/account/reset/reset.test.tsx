import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { authServer, type Answer } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';

const TOKEN = 'b'.repeat(43);
const SENT: Answer = { body: { data: { sent: true, valid_minutes: 30 } } };
const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));

describe('a forgotten password', () => {
  const open = (answer: Answer, route = '/forgot_password') => {
    const server = authServer({ answers: { 'POST /api/accounts/password_resets': answer } });
    return renderShell({ route }).then((shell) => ({ ...shell, server }));
  };
  const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });

  it('shows the same text whether the address has an account or not', async () => {
    const user = userEvent.setup();
    const { container } = await open(SENT);
    await expectNoAxeViolations(container);
    await user.type(await email(), 'ana@tiquete.test{Enter}');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Revisa tu correo' }),
    ).toHaveFocus();
    expect(screen.getByText(/Si hay una cuenta con ana@tiquete.test.*30 minutos/)).toBeVisible();
    await expectNoAxeViolations(container);
  });
  it('rejects a malformed address, and retains the page to return to', async () => {
    const user = userEvent.setup();
    const { server } = await open(SENT, '/forgot_password?callbackUrl=%2Faccount%3Fsection%3Ddata');
    await user.type(await email(), 'ana{Enter}');
    await waitFor(async () =>
      expect(await email()).toHaveAccessibleDescription(/nombre@ejemplo.com/),
    );
    expect(server.requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Faccount%3Fsection%3Ddata',
    );
  });
});

describe('a new password by link', () => {
  const open = (answer: Answer, route = `/reset_password#token=${TOKEN}`) => {
    const server = authServer({ answers: { 'POST /api/accounts/passwords': answer } });
    return renderShell({ route }).then((shell) => ({ ...shell, server }));
  };
  const password = () => screen.findByLabelText('Contraseña nueva');

  it('is sent with the token and leads to sign in', async () => {
    const user = userEvent.setup();
    const { server, container } = await open({ body: { data: { done: true } } });
    await password();
    await expectNoAxeViolations(container);
    await user.type(await password(), 'otra frase larga');
    await press('Guardar contraseña');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tu contraseña quedó guardada' }),
    ).toHaveFocus();
    const sent = server.requests.find(({ call }) => call === 'POST /api/accounts/passwords');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ token: TOKEN, password: 'otra frase larga' });
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });
  it('offers a new link when this one has expired', async () => {
    const user = userEvent.setup();
    await open({
      status: 410,
      body: { errors: [{ status: 410, code: 'LINK_INVALID', title: 'x' }] },
    });
    await user.type(await password(), 'otra frase larga');
    await press('Guardar contraseña');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }),
    ).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
      'href',
      '/forgot_password',
    );
  });
  it('can be sent again with the same link when the password is too common', async () => {
    const user = userEvent.setup();
    await open({
      status: 422,
      body: {
        errors: [
          {
            status: 422,
            code: 'PASSWORD_TOO_COMMON',
            title: 'Fácil de adivinar',
            source: { pointer: '/password' },
          },
        ],
      },
    });
    await user.type(await password(), 'contraseña');
    await press('Guardar contraseña');
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('Fácil de adivinar'),
    );
    expect(await password()).toHaveValue('contraseña');
  });
  it('by a link to the old address also restores that address', async () => {
    const user = userEvent.setup();
    const { server, container } = await open(
      { body: { data: { done: true } } },
      `/reset_password#for=email&token=${TOKEN}`,
    );
    await screen.findByRole('heading', { level: 1, name: 'Recupera tu cuenta' });
    await expectNoAxeViolations(container);
    await user.type(await password(), 'otra frase larga');
    await press('Recuperar mi cuenta');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Recuperaste tu cuenta' }),
    ).toHaveFocus();
    const sent = server.requests.find(({ call }) => call === 'POST /api/accounts/passwords');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ token: TOKEN, password: 'otra frase larga' });
  });
  it('by an expired link to the old address offers no new link', async () => {
    const user = userEvent.setup();
    await open(
      { status: 410, body: { errors: [{ status: 410, code: 'LINK_INVALID', title: 'x' }] } },
      `/reset_password#for=email&token=${TOKEN}`,
    );
    await user.type(await password(), 'otra frase larga');
    await press('Recuperar mi cuenta');
    expect(await screen.findByText(/pasaron más de 7 días/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pedir otro enlace' })).toBeNull();
  });
});
