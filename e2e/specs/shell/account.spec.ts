import { expect, test } from '../../fixtures/test';
import { demo } from '../../fixtures/env';
import { openMailbox } from '../../fixtures/register';
import { AccountPages } from '../../pages/AccountPages';

test('an account is created with the link in its e-mail, used, and deleted permanently', async ({
  page,
  browser,
  frame,
  browserErrors,
}) => {
  // Base 36, because one number in ten would pass for a card number and be rejected.
  const email = `viajera-${Date.now().toString(36)}@tiquete.test`;
  const password = 'una frase muy larga 42';
  const mailbox = await openMailbox(browser);
  const account = new AccountPages(page);

  await page.goto('/register');
  await account.email().fill(email);
  await account.sendLink().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();

  await page.goto(await mailbox.linkIn('account.confirm', email));
  await account.name().fill('Laura');
  await account.lastname().fill('Gómez');
  await account.password().fill(password);
  await account.create().click();
  await expect(
    page.getByText('Acepta los términos y condiciones para crear tu cuenta.'),
  ).toBeVisible();
  await account.terms().check();
  await account.dataPolicy().check();
  await account.create().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' }),
  ).toBeVisible();

  await frame.signInAs(email, password, '/login?callbackUrl=%2Faccount%3Fsection%3Ddata');
  await expect(page).toHaveURL(/\/account\?section=data/);
  await page.getByRole('button', { name: 'Quiero eliminar mi cuenta' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click();
  await expect(page.getByText('Eliminamos tu cuenta.', { exact: false }).first()).toBeVisible();
  await expect(frame.signInLink()).toBeVisible();

  await frame.signInAs(email, password);
  await expect(page.getByText(/^El correo o la contraseña no coinciden\./).first()).toBeVisible();
  expect(browserErrors).toEqual([]);
  await mailbox.close();
});

test('only an operator finds the console in the menu, and for others it does not exist', async ({
  page,
  frame,
}) => {
  await page.goto('/console');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No encontramos|no existe/i);
  await frame.signInAs('operador@tiquete.test', demo.password());
  await expect(frame.userMenu()).toBeVisible();
  await frame.userMenu().click();
  await page.getByRole('menuitem', { name: /consola/i }).click();
  await expect(page).toHaveURL(/\/console/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // With the password alone no booking is visible, whether or not another journey has enrolled the second factor.
  await expect(page.getByRole('region', { name: 'Segundo paso para entrar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Casos abiertos' })).toHaveCount(0);
});
