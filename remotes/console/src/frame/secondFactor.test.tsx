import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { Page } from '../overview/Page';
import { aSummary } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';

/** The summary opens once a code was given. */
function open(isEnrolled: boolean, codes: string[] | null, isOld = false) {
  let [isProven, isRecent] = [false, !isOld];
  return renderConsole(<Page />, '/console', {
    'GET operations/summary': () => {
      if (!isProven)
        throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED', title: 'Falta el código' });
      return { data: aSummary() };
    },
    'GET operations/second_factor': () => ({ data: { enrolled: isEnrolled } }),
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
  const field = await screen.findByRole('textbox', { name: /Código/ });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
}

it('is set up at first use, shows the recovery codes once and opens the console', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeVisible();
});
it('asks who has one for a code, and says when it is wrong', async () => {
  const { container } = open(true, null);
  await give('12');
  expect(screen.getByRole('textbox', { name: /Código/ })).toHaveFocus();
  await give('999999');
  expect(await screen.findByText('No es correcto.')).toBeVisible();
  await expectNoAxeViolations(container);
  await give('123456');
  expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeVisible();
});

it('asks a session that is not recent for the password before a telephone is added', async () => {
  const { container } = open(false, ['AAAA-BBBB'], true);
  const password = await screen.findByLabelText('Contraseña');
  await expectNoAxeViolations(container);
  await userEvent.type(password, 'otra');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('No es correcta.')).toBeVisible();
  await userEvent.clear(password);
  await userEvent.type(password, 'clave de olga ');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeVisible();
});
