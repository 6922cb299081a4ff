import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { authServer, type Answer } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';
import { saveTarget } from '../access/savedTarget';

const SENT = { body: { data: { sent: true, valid_minutes: 1440 } } };
const refused = (status: number, code: string, pointer?: string): Answer => ({
  status,
  body: { errors: [{ status, code, title: `Refused: ${code}`, source: { pointer } }] },
});
const open = (
  answer: Answer = SENT,
  route = '/register',
  confirmation: Answer = { body: { data: { purpose: 'ACCOUNT' } } },
) => {
  const server = authServer({
    answers: { 'POST /api/accounts': answer, 'POST /api/accounts/confirmations': confirmation },
  });
  return renderShell({ route }).then((shell) => ({
    ...shell,
    server,
    sent: () => server.requests.filter(({ call }) => call === 'POST /api/accounts'),
  }));
};
const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const requestLink = async () => {
  const user = userEvent.setup();
  await user.type(await email(), 'ana@tiquete.test');
  await press('Enviarme el enlace');
};

it('requests only the address, and then waits for the e-mail', async () => {
  const { sent, container } = await open();
  await email();
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  await expectNoAxeViolations(container);
  await requestLink();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Revisa tu correo' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/ana@tiquete.test.* 24 horas/)).toBeVisible();
  expect(sent().map(({ body }) => JSON.parse(body))).toEqual([{ email: 'ana@tiquete.test' }]);
  await expectNoAxeViolations(container);
  await press('Enviar otra vez');
  expect(await screen.findByText(/Lo enviamos otra vez/)).toBeVisible();
  const [first, second] = sent();
  expect(second?.body).toBe(first?.body);
});
describe('registration by a mailed link', () => {
  const LINK = `/register#token=${'a'.repeat(43)}`;
  const write = async () => {
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana');
    await user.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Ruiz');
    await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
    for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
    await press('Crear cuenta');
  };
  it('requests everything but the address, and the account is ready', async () => {
    const { server, container } = await open(SENT, LINK);
    await screen.findByRole('heading', { level: 1, name: 'Termina de crear tu cuenta' });
    expect(screen.queryByRole('textbox', { name: 'Correo electrónico' })).toBeNull();
    await expectNoAxeViolations(container);
    await write();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' }),
    ).toHaveFocus();
    await expectNoAxeViolations(container);
    const posts = server.requests.filter(({ call }) => call === 'POST /api/accounts/confirmations');
    expect(posts.map(({ body }) => JSON.parse(body))).toEqual([
      {
        token: 'a'.repeat(43),
        registration: {
          name: 'Ana',
          lastname: 'Ruiz',
          password: 'una frase larga',
          accepts: { terms_version: '2026-11', data_policy_version: '2026-11' },
        },
      },
    ]);
  });
  it('leads to sign in and on to the page that required the account', async () => {
    const user = userEvent.setup();
    await saveTarget('tiquete', '/searchs/hotels?a=1');
    const { address } = await open(SENT, LINK);
    await write();
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(address()).toBe('/login?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1'));
  });
  it('offers a new link when this one has expired', async () => {
    await open(SENT, LINK, refused(410, 'LINK_INVALID'));
    await write();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }),
    ).toBeVisible();
  });
  it('shows a rejection at its field', async () => {
    await open(SENT, LINK, refused(422, 'PASSWORD_TOO_COMMON', '/registration/password'));
    await write();
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(
        'Refused: PASSWORD_TOO_COMMON',
      ),
    );
  });
  it('has no consent ticked, and shows the version and text of each', async () => {
    const { container } = await open(SENT, LINK);
    await screen.findByLabelText('Contraseña');
    for (const consent of screen.getAllByRole('checkbox', { name: /versión 2026-11/ }))
      expect(consent).not.toBeChecked();
    expect(
      screen.getByRole('link', { name: /términos y condiciones\s*, se abre/ }),
    ).toHaveAttribute('href', '/terms_and_conditions');
    expect(screen.getByRole('link', { name: /política de datos\s*, se abre/ })).toHaveAttribute(
      'href',
      '/data_processing_policies',
    );
    await expectNoAxeViolations(container);
  });
  it('shows an error at each incomplete field, focuses the first and sends nothing', async () => {
    const { server, container } = await open(SENT, LINK);
    await screen.findByLabelText('Contraseña');
    await press('Crear cuenta');
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(
      'Escribe tu nombre.',
    );
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Apellido' })).toHaveAccessibleDescription(
      'Escribe tu apellido.',
    );
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      'Escribe una contraseña.',
    );
    for (const consent of screen.getAllByRole('checkbox'))
      expect(consent).toHaveAccessibleDescription(/para crear tu cuenta/);
    expect(server.requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await expectNoAxeViolations(container);
  });
  it('rates a password by its length, and shows it on request', async () => {
    const user = userEvent.setup();
    await open(SENT, LINK);
    const password = await screen.findByLabelText('Contraseña');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await user.type(password, 'corta');
    expect(screen.getByText('Faltan 3 caracteres')).toBeVisible();
    await user.type(password, ' y más larga');
    expect(screen.getByText('Muy buena')).toBeVisible();
    await press('Mostrar');
    expect(password).toHaveAttribute('type', 'text');
  });
  it('still has everything that was typed when the server fails', async () => {
    await open(SENT, LINK, refused(500, 'INTERNAL'));
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Refused: INTERNAL/);
    expect(screen.getByLabelText('Contraseña')).toHaveValue('una frase larga');
    for (const consent of screen.getAllByRole('checkbox')) expect(consent).toBeChecked();
  });
});
it('suggests the address that was probably meant', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(await email(), 'ana@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Usar este correo' }));
  expect(await email()).toHaveValue('ana@gmail.com');
});
it('shows at the field that an address is malformed, and sends nothing', async () => {
  const user = userEvent.setup();
  const { sent } = await open();
  await user.type(await email(), 'ana{Enter}');
  await waitFor(async () =>
    expect(await email()).toHaveAccessibleDescription(/nombre@ejemplo.com/),
  );
  expect(sent()).toEqual([]);
});
it.each<[string, Answer, RegExp]>([
  ['no server answers', 'unreachable', /No hay conexión/],
  [
    'it was tried too often',
    {
      status: 429,
      headers: { 'retry-after': '240' },
      body: { errors: [{ status: 429, code: 'RATE_LIMITED', title: 'Demasiados' }] },
    },
    /en 4 minutos/,
  ],
  ['the server fails', refused(500, 'INTERNAL'), /Refused: INTERNAL/],
])('shows a message and retains the address when %s', async (_, answer, text) => {
  await open(answer);
  await requestLink();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await email()).toHaveValue('ana@tiquete.test');
});
it('still has the typed values when the address has to be corrected', async () => {
  const user = userEvent.setup();
  await open();
  await requestLink();
  await user.click(await screen.findByRole('button', { name: 'Corregir el correo' }));
  expect(await email()).toHaveValue('ana@tiquete.test');
});
it('carries the page to return to, within this origin', async () => {
  await open(SENT, '/register?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1');
  await email();
  const [inPage] = screen.getAllByRole('link', { name: 'Iniciar sesión' }).slice(-1);
  expect(inPage).toHaveAttribute('href', '/login?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1');
});
