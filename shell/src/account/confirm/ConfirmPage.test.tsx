import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { authServer, type Answer } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';

const TOKEN = 'a'.repeat(43);
beforeEach(() => localStorage.clear());
async function open(
  answer: Answer,
  { route = `/confirm_account#token=${TOKEN}`, isSignedIn = false } = {},
) {
  const answers = {
    'POST /api/accounts/confirmations': answer,
    'POST /api/accounts/confirmations/resend': {
      body: { data: { sent: true, valid_minutes: 1440 } },
    },
  };
  const server = authServer({ isSignedIn, answers });
  const shell = await renderShell({ route });
  return { ...shell, posts: () => server.requests.filter(({ call }) => call.startsWith('POST')) };
}
const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));
const confirmed = (purpose: string): Answer => ({ body: { data: { purpose } } });

it('confirms the address when the button is pressed, not when the link is opened', async () => {
  const { posts, container } = await open(confirmed('EMAIL'));
  await screen.findByRole('heading', { level: 1, name: 'Confirma tu correo' });
  expect(posts()).toEqual([]);
  await expectNoAxeViolations(container);
  await press('Confirmar mi correo');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' }),
  ).toHaveFocus();
  expect(posts().map(({ body }) => JSON.parse(body))).toEqual([{ token: TOKEN }]);
  await expectNoAxeViolations(container);
});
it('shows that the new address is in use after it is confirmed', async () => {
  await open(confirmed('EMAIL'), { isSignedIn: true });
  await press('Confirmar mi correo');
  expect(await screen.findByText('Desde ahora entras con tu correo nuevo.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a mi cuenta' })).toHaveAttribute('href', '/account');
});
it.each([
  ['signed out', false, /Si no pediste ningún cambio/],
  ['in another session', true, /Pide el cambio otra vez/],
])('explains where the link works when opened %s', async (_, isSignedIn, hint) => {
  const { container } = await open(
    {
      status: 403,
      body: { errors: [{ status: 403, code: 'EMAIL_OTHER_SESSION', title: 'x' }] },
    },
    { isSignedIn },
  );
  await press('Confirmar mi correo');
  expect(
    await screen.findByRole('heading', { name: 'Abre el enlace donde pediste el cambio' }),
  ).toHaveFocus();
  expect(screen.getByText(hint)).toBeVisible();
  await expectNoAxeViolations(container);
});
it('explains the consequences of moving a booking, and does not sign the visitor in', async () => {
  const { posts, container } = await open(confirmed('CLAIM'), {
    route: `/confirm_account#for=claim&token=${TOKEN}`,
  });
  expect(await screen.findByText(/Solo acepta si la cuenta/)).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Aceptar y pasar la reserva');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'La reserva quedó en esa cuenta' }),
  ).toHaveFocus();
  expect(posts().map(({ body }) => JSON.parse(body))).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('button', { name: 'Iniciar sesión' })).toBeNull();
});
it.each([
  ['over', { status: 410, body: { errors: [{ status: 410, code: 'LINK_INVALID', title: 'x' }] } }],
  [
    'malformed',
    {
      status: 400,
      body: {
        errors: [
          { status: 400, code: 'INVALID_FORMAT', title: 'x', source: { pointer: '/token' } },
        ],
      },
    },
  ],
])('offers a new link when the link is %s', async (_, answer) => {
  const user = userEvent.setup();
  const { container } = await open(answer);
  await press('Confirmar mi correo');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }),
  ).toHaveFocus();
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@tiquete.test');
  await press('Enviarme otro enlace');
  expect(await screen.findByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
});
it('offers a new link at once when the address has no token', async () => {
  await open(confirmed('EMAIL'), { route: '/confirm_account' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }),
  ).toBeVisible();
});
it('can be tried again when the server cannot be reached', async () => {
  await open('unreachable');
  await press('Confirmar mi correo');
  expect(await screen.findByRole('alert')).toHaveTextContent(/No hay conexión/);
  expect(screen.getByRole('button', { name: 'Confirmar mi correo' })).toBeEnabled();
});
