import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeyList } from '@tiquete/staff';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { Page } from '../overview/Page';
import { Page as ReleasesPage } from '../releases/Page';
import { aSummary } from '../testing/builders';
import { aMatrix, aReleasePart } from '../testing/releases';
import { renderConsole } from '../testing/renderConsole';

/** Opens the console, whose summary appears after a code. */
function open(isEnrolled: boolean, codes: string[] | null, isOld = false) {
  let [isProven, isRecent] = [false, !isOld];
  return renderConsole(<Page />, '/console', {
    'GET operations/summary': () => {
      if (!isProven)
        throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED', title: 'Falta el código' });
      return { data: aSummary() };
    },
    'GET operations/second_factor': () => ({
      data: { enrolled: isEnrolled, app: isEnrolled, passkeys_here: 0 },
    }),
    'POST operations/second_factor/enrolments': () => {
      if (!isRecent) throw aProblem({ status: 403, code: 'REAUTHENTICATION_REQUIRED' });
      const secret = 'ABCDEFGHIJKLMNOP';
      return { data: { secret, url: `otpauth://totp/Tiquete:olga?secret=${secret}` } };
    },
    'POST accounts/me/reauthentications': ({ body }) => {
      if ((body as { password: string }).password !== 'clave de olga ')
        throw aProblem({ status: 422, code: 'PASSWORD_WRONG', title: 'No es correcta.' });
      isRecent = true;
      return { data: { done: true } };
    },
    'POST operations/second_factor/proofs': ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        throw aProblem({ status: 422, code: 'SECOND_FACTOR_WRONG', title: 'No es correcto.' });
      isProven = true;
      return { data: { recovery_codes: codes } };
    },
  });
}
async function give(code: string) {
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: /Código/ });
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
}

it('is set up at first use, shows the recovery codes once and opens the console', async () => {
  const user = userEvent.setup();
  const { container } = open(false, ['AAAA-BBBB', 'CCCC-DDDD']);
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Abrir en la aplicación/ })).toHaveAttribute(
    'href',
    'otpauth://totp/Tiquete:olga?secret=ABCDEFGHIJKLMNOP',
  );
  await expectNoAxeViolations(container);
  await give('123456');
  expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeVisible();
});
it('requires a code, and shows that one is wrong', async () => {
  const { container } = open(true, null);
  await give('12');
  expect(screen.getByRole('textbox', { name: /Código/ })).toHaveFocus();
  await give('999999');
  expect(await screen.findByText('No es correcto.')).toBeVisible();
  await expectNoAxeViolations(container);
  await give('123456');
  expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeVisible();
});

it('requires the password of an older session before an app is added', async () => {
  const user = userEvent.setup();
  const { container } = open(false, ['AAAA-BBBB'], true);
  const password = await screen.findByLabelText('Contraseña');
  await expectNoAxeViolations(container);
  await user.type(password, 'otra');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('No es correcta.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'clave de olga ');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeVisible();
});

describe('a passkey', () => {
  const buffer = new Uint8Array([1, 2, 3]).buffer;
  const credentials = { get: jest.fn(), create: jest.fn() };
  beforeEach(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    jest.resetAllMocks();
  });
  const response = {
    clientDataJSON: buffer,
    authenticatorData: buffer,
    signature: buffer,
    attestationObject: buffer,
    getTransports: () => ['internal'],
  };
  const given = {
    id: 'AQID',
    rawId: buffer,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  };
  function openWith(answers: Parameters<typeof renderConsole>[2]) {
    let isProven = false;
    return renderConsole(<Page />, '/console', {
      'GET operations/summary': () => {
        if (!isProven) throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
        return { data: aSummary() };
      },
      'POST operations/second_factor/passkey_proofs/options': () => ({
        data: { challenge: 'AAAA', rp_id: 'localhost', timeout: 1000, allow: ['AQID'] },
      }),
      'POST operations/second_factor/passkey_proofs': () => {
        isProven = true;
        return { data: { recovery_codes: null } };
      },
      'POST operations/second_factor/passkeys': () => {
        isProven = true;
        return { data: { recovery_codes: ['AAAA-BBBB'] } };
      },
      ...answers,
    });
  }

  it('opens the console; a cancelled dialog shows an error, and the next attempt works', async () => {
    const user = userEvent.setup();
    const { container, requests } = openWith({
      'GET operations/second_factor': () => ({
        data: { enrolled: true, app: false, passkeys_here: 1 },
      }),
    });
    const use = await screen.findByRole('button', { name: 'Usar mi llave de acceso' });
    expect(screen.getByRole('textbox', { name: /Código/ })).toHaveAccessibleDescription(
      'Un código de recuperación.',
    );
    await expectNoAxeViolations(container);
    credentials.get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
    await user.click(use);
    expect(await screen.findByText(/No se completó con la llave de acceso/)).toBeVisible();
    credentials.get.mockResolvedValueOnce(given);
    await user.click(use);
    expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeVisible();
    const proof = requests.find(({ key }) => key.endsWith('passkey_proofs'));
    expect(proof?.input.body).toEqual({
      response: {
        id: 'AQID',
        rawId: 'AQID',
        response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
      },
    });
  });

  it('can be the first factor: it is named, created and followed by the recovery codes', async () => {
    const user = userEvent.setup();
    const { container, requests } = openWith({
      'GET operations/second_factor': () => ({
        data: { enrolled: false, app: false, passkeys_here: 0 },
      }),
      'POST operations/second_factor/enrolments': () => ({
        data: { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://totp/Tiquete:olga' },
      }),
      'POST operations/second_factor/passkeys/options': () => ({
        data: {
          challenge: 'AAAA',
          rp: { id: 'localhost', name: 'Tiquete' },
          user: { id: 'AQID', name: 'olga@correo.test', displayName: 'Olga' },
          algorithms: [-7],
          timeout: 1000,
          exclude: [],
        },
      }),
    });
    const add = await screen.findByRole('button', { name: 'Agregar llave de acceso' });
    await user.click(add);
    const name = screen.getByRole('textbox', { name: 'Nombre de la llave' });
    expect(name).toHaveFocus();
    await expectNoAxeViolations(container);
    credentials.create.mockResolvedValueOnce(given);
    await user.type(name, 'Portátil{Enter}');
    expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
    expect(
      requests.find(({ key }) => key === 'POST operations/second_factor/passkeys')?.input,
    ).toMatchObject({
      body: { name: 'Portátil' },
    });
    await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeVisible();
  });

  it('is listed by name, and removed after a confirmation', async () => {
    const user = userEvent.setup();
    let list = [
      {
        id: 'AQID',
        name: 'Portátil',
        host: 'localhost',
        created_at: '2026-11-01T12:00:00.000Z',
        last_used_at: null,
      },
    ];
    const { container } = renderConsole(<PasskeyList />, '/console', {
      'GET operations/second_factor/passkeys': () => ({ data: list }),
      'DELETE operations/second_factor/passkeys/:id': () => {
        list = [];
        return { data: { removed: true } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar Portátil' }));
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Sí, quitarla' }));
    expect(await screen.findByText(/Aún no tienes llaves de acceso/)).toBeVisible();
  });
});

it('opens a page of two queries with one code', async () => {
  const user = userEvent.setup();
  let isProven = false;
  const guarded = <T,>(data: T) => {
    if (!isProven) throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
    return { data };
  };
  const { requests } = renderConsole(
    <ReleasesPage />,
    '/console/releases?part=hotels',
    {
      'GET console/releases': () => guarded(aMatrix()),
      'GET console/releases/parts/:part': () => guarded(aReleasePart()),
      'GET operations/second_factor': () => ({
        data: { enrolled: true, app: true, passkeys_here: 0 },
      }),
      'POST operations/second_factor/proofs': () => {
        isProven = true;
        return { data: { recovery_codes: null } };
      },
    },
    'product-team',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Motivo' })).toBeVisible();
  expect(requests.filter(({ key }) => key.startsWith('POST'))).toHaveLength(1);
});
