import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { es } from '../messages/es';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });
const password = () => screen.getByLabelText('Contraseña');
const submit = () =>
  userEvent.setup().click(screen.getByRole('button', { name: 'Iniciar sesión' }));
async function fillAndSend() {
  const user = userEvent.setup();
  await user.type(await email(), ' ana@tiquete.test ');
  await user.type(password(), 'una clave larga');
  await submit();
}

it('signs in and goes to the page that required it', async () => {
  const server = authServer();
  const { address } = await renderShell({
    route: '/login?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1',
  });
  await fillAndSend();
  await waitFor(() => expect(address()).toBe('/searchs/hotels?a=1'));
  const sent = server.requests.find(({ call }) => call === 'POST /api/auth/callback/credentials');
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
    email: 'ana@tiquete.test',
    password: 'una clave larga',
    csrfToken: 'token',
    json: 'true',
  });
});
it('never leaves this origin afterwards', async () => {
  authServer();
  const { address } = await renderShell({ route: '/login?callbackUrl=https%3A%2F%2Fevil.test%2F' });
  await fillAndSend();
  await waitFor(() => expect(address()).toBe('/'));
});
it('shows an error at each incomplete field, focuses the first and sends nothing', async () => {
  const user = userEvent.setup();
  const server = authServer();
  await renderShell({ route: '/login' });
  await email();
  await submit();
  expect(await email()).toHaveAccessibleDescription('Escribe tu correo electrónico.');
  expect(await email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Escribe tu contraseña.');
  await user.type(await email(), 'ana');
  await submit();
  expect(await email()).toHaveAccessibleDescription(/nombre@ejemplo.com/);
  expect(server.requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
});
it('shows an error when the credentials do not match, and retains the typed address', async () => {
  authServer({
    signIn: {
      status: 401,
      body: { url: 'http://localhost:3000/api/auth/error?error=CredentialsSignin' },
    },
  });
  const { address } = await renderShell({ route: '/login' });
  await fillAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent(es.authErrors.CredentialsSignin);
  expect(address()).toBe('/login');
  expect(password()).toHaveValue('una clave larga');
  expect(screen.getByRole('button', { name: /No he abierto mi enlace/ })).toBeVisible();
});
it('shows an error when the server cannot be reached', async () => {
  authServer({ signIn: 'unreachable' });
  await renderShell({ route: '/login' });
  await fillAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent(es.login.unreachable);
});
it.each(Object.entries(es.authErrors))('explains the error code %s', async (code, text) => {
  authServer();
  await renderShell({ route: `/login?error=${code}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
it('explains an unknown error code, without repeating it', async () => {
  authServer();
  await renderShell({ route: '/login?error=constructor' });
  expect(await screen.findByRole('alert')).toHaveTextContent(es.authErrors.Default);
});
it('redirects a visitor who has already signed in', async () => {
  authServer({ isSignedIn: true });
  const { address } = await renderShell({ route: '/login?callbackUrl=%2Fsearchs%2Fhotels' });
  await waitFor(() => expect(address()).toBe('/searchs/hotels'));
});
it('requires a confirmation before signing out', async () => {
  const user = userEvent.setup();
  const server = authServer({ isSignedIn: true });
  const { address } = await renderShell({ route: '/login?signout=1' });
  await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.requests.map(({ call }) => call)).toContain('POST /api/auth/signout');
});
it('has no accessibility violations', async () => {
  authServer();
  const { container } = await renderShell({ route: '/login?error=CredentialsSignin' });
  await email();
  await expectNoAxeViolations(container);
});
