import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { openMailbox, register, signInAs } from '../../fixtures/register';
import { expect, test } from '../../fixtures/test';
import { addVirtualAuthenticator, SecondFactorPages } from '../../pages/SecondFactorPages';

test('a member of staff makes a passkey, signs in with it, loses it and recovers', async ({
  browser,
  page,
  frame,
  browserErrors,
}) => {
  // Base 36, because one number in ten would pass for a card number and be rejected.
  const email = `llavera-${Date.now().toString(36)}@tiquete.test`;
  const lila = { email, password: 'una frase muy larga 42', name: 'Lila', lastname: 'Llavera' };
  const factor = new SecondFactorPages(page);
  /** The console has accepted the second factor. Its notice is also shown above the step. */
  const expectConsole = async () => {
    await expect(factor.step()).toBeHidden();
    await expect(page.getByText('Solo puedes mirar.')).toBeVisible();
  };
  const signInAgain = async () => {
    await frame.userMenu().click();
    await frame.signOut().click();
    await expect(frame.signInLink()).toBeVisible();
    await frame.signInAs(email, lila.password, '/login?callbackUrl=%2Fconsole%2Fbrands');
    await expect(factor.step()).toBeVisible();
  };
  const mailbox = await openMailbox(browser);
  const consolePage = await openConsole(browser, 'brand-admin');
  const invitation = await consolePage.request.post('/api/console/brands/tiquete/invitations', {
    data: { email, role: 'viewer' },
    headers: { origin: new URL(baseUrl()).origin },
  });
  expect(invitation.status()).toBe(200);
  await page.goto(await mailbox.linkIn('account.invitation', email));
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
  await register(page, mailbox, lila);
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();

  const authenticator = await addVirtualAuthenticator(page);
  await signInAs(page, lila);
  await expect(factor.step()).toBeVisible();
  await expectReadableAnywhere(page);
  await factor.name().fill('Portátil');
  await factor.add().click();
  await expect(factor.saved()).toBeVisible();
  const codes = await factor.recoveryCodes().allTextContents();
  expect(codes).toHaveLength(10);
  await expectReadableAnywhere(page);
  await factor.saved().click();
  await expectConsole();

  await signInAgain();
  await expectReadableAnywhere(page);
  await factor.use().click();
  await expectConsole();

  await authenticator.lose();
  await signInAgain();
  await factor.use().click();
  await expect(page.getByText(/^No se completó con la llave de acceso\./)).toBeVisible();
  await expectReadableAnywhere(page);
  await factor.code().fill(codes[0] ?? '');
  await factor.proceed().click();
  await expectConsole();

  await page.goto('/account?section=access');
  await factor.another().click();
  await factor.name().fill('Portátil nuevo');
  await factor.add().click();
  await expect(factor.remove('Portátil nuevo')).toBeVisible();
  await factor.remove('Portátil').first().click();
  await factor.removeYes().click();
  await expect(page.getByText('Portátil', { exact: true })).toHaveCount(0);
  await expectReadableAnywhere(page);

  await signInAgain();
  await factor.use().click();
  await expectConsole();
  expect(browserErrors).toEqual([]);
  await consolePage.context().close();
  await mailbox.close();
});
