import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl, demo } from '../../fixtures/env';
import { openDesk } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { expect, test } from '../../fixtures/test';
import { AccountPages, linkInMail } from '../../pages/AccountPages';
import { BrandConsolePage } from '../../pages/BrandConsolePage';
import { FramePage } from '../../pages/FramePage';

const PASSWORD = 'una frase muy larga 42';
const PEOPLE = '/console/brands/people?brand=tiquete';

test('somebody without an account is invited to keep a brand, registers and comes in', async ({
  browser,
  page,
}) => {
  // Not as digits: one moment in ten would pass for a card number, and be refused.
  const email = `socia-${Date.now().toString(36)}@tiquete.test`;
  const mailbox = await browser.newContext({ baseURL: baseUrl() });
  const operator = new FramePage(await mailbox.newPage());
  await operator.signInAsDemo('/login', { ...demo, email: 'operador@tiquete.test' });
  await expect(operator.userMenu()).toBeVisible();
  const letter = async (template: string) => {
    await expect.poll(() => linkInMail(mailbox.request, template, email)).toBeTruthy();
    return (await linkInMail(mailbox.request, template, email)) ?? '';
  };

  const desk = await openDesk(browser, 'brand-admin');
  await desk.setViewportSize({ width: 1440, height: 900 });
  const brands = new BrandConsolePage(desk);
  await desk.goto(PEOPLE);
  await expect(desk.getByText('De la plataforma, en todas las marcas').first()).toBeVisible();
  await takePicture(desk);
  await brands.field('Correo').fill(email);
  await desk
    .getByRole('combobox', { name: 'Qué podrá hacer' })
    .selectOption({ label: 'Administra la marca' });
  await brands.button('Enviar invitación').click();
  await expect(desk.getByText(`Le escribimos a ${email}.`, { exact: false })).toBeVisible();
  await expect(brands.row(email)).toContainText('Administra la marca');
  await expectReadableAnywhere(desk);
  await takePicture(desk);
  await desk.setViewportSize({ width: 360, height: 800 });
  await takePicture(desk);
  await desk.setViewportSize({ width: 1440, height: 900 });

  const invitation = await letter('account.invitation');
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te invitan a trabajar en/);
  await expectReadableAnywhere(page);
  await takePicture(page);
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
  const account = new AccountPages(page);
  await account.name().fill('Sofía');
  await account.lastname().fill('Socia');
  await account.email().fill(email);
  await account.password().fill(PASSWORD);
  await account.terms().check();
  await account.dataPolicy().check();
  await account.create().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
  await page.goto(await letter('account.confirm'));
  await account.confirm().click();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  const frame = new FramePage(page);
  await frame.email().fill(email);
  await frame.password().fill(PASSWORD);
  await frame.signIn().click();
  // Back at the invitation.
  await expect(page.getByText(email)).toBeVisible();
  await expectReadableAnywhere(page);
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ya haces parte de/);
  await page.setViewportSize({ width: 360, height: 800 });
  await takePicture(page);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await frame.email().fill(email);
  await frame.password().fill(PASSWORD);
  await frame.signIn().click();
  await expect(page).toHaveURL(/\/console\/brands/);
  await expect(page.getByRole('region', { name: 'Segundo paso para entrar' })).toBeVisible();
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no sirve');
  await expectReadableAnywhere(page);

  await desk.reload();
  const socia = brands.row('Sofía Socia');
  await expect(socia).toContainText(email);
  await expect(desk.getByText(`${email} aceptó: Administra la marca`)).toBeVisible();
  // The only one of the brand's own.
  await expect(socia.getByRole('button')).toHaveCount(0);
  await expectReadableAnywhere(desk);
  await takePicture(desk);
  await desk.context().close();
  await mailbox.close();
});
