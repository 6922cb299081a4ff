import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { authServer, type Answer } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';

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
    sent: () => server.asked.filter(({ call }) => call === 'POST /api/accounts'),
  }));
};
const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function fill() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Ruiz');
  await userEvent.type(await email(), 'ana@tiquete.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  for (const consent of screen.getAllByRole('checkbox')) await userEvent.click(consent);
}

it('registers with today’s versions of both policies, and waits for the mail', async () => {
  const { sent, container } = await open();
  await fill();
  await press('Crear cuenta');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Revisa tu correo' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/ana@tiquete.test .* 24 horas/)).toBeVisible();
  expect(sent().map(({ body }) => JSON.parse(body))).toEqual([
    {
      name: 'Ana',
      lastname: 'Ruiz',
      email: 'ana@tiquete.test',
      password: 'una frase larga',
      accepts: { terms_version: '2026-11', data_policy_version: '2026-11' },
    },
  ]);
  await expectNoAxeViolations(container);
  await press('Enviar otra vez');
  expect(await screen.findByText(/Lo enviamos otra vez/)).toBeVisible();
  const [first, second] = sent();
  expect(second?.body).toBe(first?.body);
});
describe('by a mailed link', () => {
  const LINK = `/register#token=${'a'.repeat(43)}`;
  const write = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Ruiz');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase larga');
    for (const consent of screen.getAllByRole('checkbox')) await userEvent.click(consent);
    await press('Crear cuenta');
  };
  it('asks for everything but the address, and the account is ready', async () => {
    const { server, container } = await open(SENT, LINK);
    await screen.findByRole('heading', { level: 1, name: 'Termina de crear tu cuenta' });
    expect(screen.queryByRole('textbox', { name: 'Correo electrónico' })).toBeNull();
    await expectNoAxeViolations(container);
    await write();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' }),
    ).toHaveFocus();
    const posts = server.asked.filter(({ call }) => call === 'POST /api/accounts/confirmations');
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
  it('that is over leads to another one', async () => {
    await open(SENT, LINK, refused(410, 'LINK_INVALID'));
    await write();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }),
    ).toBeVisible();
  });
  it('says a refusal at its field', async () => {
    await open(SENT, LINK, refused(422, 'PASSWORD_TOO_COMMON', '/registration/password'));
    await write();
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(
        'Refused: PASSWORD_TOO_COMMON',
      ),
    );
  });
});
it('comes with no consent ticked, each with its version and its text', async () => {
  const { container } = await open();
  await email();
  for (const consent of screen.getAllByRole('checkbox', { name: /versión 2026-11/ }))
    expect(consent).not.toBeChecked();
  expect(screen.getByRole('link', { name: /términos y condiciones\s*, se abre/ })).toHaveAttribute(
    'href',
    '/terms_and_conditions',
  );
  expect(screen.getByRole('link', { name: /política de datos\s*, se abre/ })).toHaveAttribute(
    'href',
    '/data_processing_policies',
  );
  await expectNoAxeViolations(container);
});
it('says at each field what is missing, focuses the first and sends nothing', async () => {
  const { sent, container } = await open();
  await email();
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
  expect(sent()).toEqual([]);
  await expectNoAxeViolations(container);
});
it('says how good a password is by its length, and shows it on request', async () => {
  await open();
  const password = await screen.findByLabelText('Contraseña');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(password, 'corta');
  expect(screen.getByText('Faltan 3 caracteres')).toBeVisible();
  await userEvent.type(password, ' y más larga');
  expect(screen.getByText('Muy buena')).toBeVisible();
  await press('Mostrar');
  expect(password).toHaveAttribute('type', 'text');
});
it('offers the address that was probably meant', async () => {
  await open();
  await userEvent.type(await email(), 'ana@gmial.com');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar este correo' }));
  expect(await email()).toHaveValue('ana@gmail.com');
});
it('says a refusal at its field', async () => {
  await open(refused(422, 'PASSWORD_TOO_COMMON', '/password'));
  await fill();
  await press('Crear cuenta');
  await waitFor(() =>
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      'Refused: PASSWORD_TOO_COMMON',
    ),
  );
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
});
it.each<[string, Answer, RegExp]>([
  ['nobody answers', 'unreachable', /No hay conexión/],
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
])('when %s it says so and nothing typed is lost', async (_, answer, text) => {
  await open(answer);
  await fill();
  await press('Crear cuenta');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await email()).toHaveValue('ana@tiquete.test');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('una frase larga');
  for (const consent of screen.getAllByRole('checkbox')) expect(consent).toBeChecked();
});
it('keeps what was typed when the address is to be corrected', async () => {
  await open();
  await fill();
  await press('Crear cuenta');
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir el correo' }));
  expect(await email()).toHaveValue('ana@tiquete.test');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('una frase larga');
});
it('carries where the traveller was going, within this origin', async () => {
  await open(SENT, '/register?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1');
  await email();
  const [inPage] = screen.getAllByRole('link', { name: 'Iniciar sesión' }).slice(-1);
  expect(inPage).toHaveAttribute('href', '/login?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1');
});
