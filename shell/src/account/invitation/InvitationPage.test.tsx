import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { authServer, type Answer } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';

const TOKEN = 'a'.repeat(43);
const refused = (status: number, code: string): Answer => ({
  status,
  body: { errors: [{ status, code, title: 'x' }] },
});
async function open(answer: Answer, { isSignedIn = true, hash = `#token=${TOKEN}` } = {}) {
  const answers = { 'POST /api/accounts/me/invitations': answer };
  const server = authServer({ isSignedIn, answers });
  const shell = await renderShell({ route: `/invitation${hash}` });
  return { ...shell, posts: () => server.requests.filter(({ call }) => call.startsWith('POST')) };
}
const accept = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

it('accepts the invitation when the button is pressed, not when the link is opened', async () => {
  const { posts, container } = await open({ body: { data: { role: 'operator' } } });
  await heading(/^Te invitan a trabajar en/);
  expect(screen.getByText(/ana@tiquete.test/)).toBeVisible();
  expect(posts()).toEqual([]);
  await expectNoAxeViolations(container);
  await accept();
  expect(await heading(/^Ya haces parte de \p{L}+$/u)).toHaveFocus();
  expect(posts().map(({ body }) => JSON.parse(body))).toEqual([{ token: TOKEN }]);
  await expectNoAxeViolations(container);
});

it('sends a visitor without a session to sign in or to register, and back', async () => {
  const { container } = await open('unreachable', { isSignedIn: false });
  const target = encodeURIComponent(`/invitation#token=${TOKEN}`);
  for (const [name, path] of [
    ['Iniciar sesión', '/login'],
    ['Crear mi cuenta', '/register'],
  ]) {
    const links = await screen.findAllByRole('link', { name });
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`${path}?callbackUrl=${target}`);
  }
  await expectNoAxeViolations(container);
});

it.each([
  ['of another address', refused(403, 'INVITATION_NOT_YOURS'), /es para otro correo/],
  ['that is over', refused(410, 'LINK_INVALID'), /ya no sirve/],
])('explains why an invitation %s cannot be accepted', async (_, answer, title) => {
  const { container } = await open(answer);
  await accept();
  expect(await heading(title)).toHaveFocus();
  await expectNoAxeViolations(container);
});

it('shows an address without a token as no longer valid', async () => {
  await open('unreachable', { hash: '' });
  expect(await heading(/ya no sirve/)).toBeVisible();
});

it('can be tried again when the server cannot be reached', async () => {
  await open('unreachable');
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(/No hay conexión/);
  expect(screen.getByRole('button', { name: 'Aceptar la invitación' })).toBeEnabled();
});
