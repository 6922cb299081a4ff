import { expectReadableAnywhere } from '../../fixtures/axe';
import { openDesk } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { openMailbox, register, signInAs } from '../../fixtures/register';
import { expect, test, variant } from '../../fixtures/test';
import { BrandConsolePage } from '../../pages/BrandConsolePage';

const PASSWORD = 'una frase muy larga 42';
const PEOPLE = '/console/brands/people?brand=tiquete';

test(
  'somebody without an account is invited to keep a brand, registers and comes in',
  variant,
  async ({ browser, page }) => {
    // Not as digits: one moment in ten would pass for a card number, and be refused.
    const email = `socia-${Date.now().toString(36)}@tiquete.test`;
    const mailbox = await openMailbox(browser);
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

    const invitation = await mailbox.linkIn('account.invitation', email);
    await page.goto(invitation);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te invitan a trabajar en/);
    await expectReadableAnywhere(page);
    await takePicture(page);
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
    const socia = { email, password: PASSWORD, name: 'Sofía', lastname: 'Socia' };
    await register(page, mailbox, socia);
    // Back at the invitation.
    await expect(page.getByText(email)).toBeVisible();
    await expectReadableAnywhere(page);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ya haces parte de/);
    await page.setViewportSize({ width: 360, height: 800 });
    await takePicture(page);
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await signInAs(page, socia);
    await expect(page).toHaveURL(/\/console\/brands/);
    await expect(page.getByRole('region', { name: 'Segundo paso para entrar' })).toBeVisible();
    await page.goto(invitation);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no sirve');
    await expectReadableAnywhere(page);

    await desk.reload();
    const row = brands.row('Sofía Socia');
    await expect(row).toContainText(email);
    await expect(desk.getByText(`${email} aceptó: Administra la marca`)).toBeVisible();
    // The only one of the brand's own.
    await expect(row.getByRole('button')).toHaveCount(0);
    await expectReadableAnywhere(desk);
    await takePicture(desk);
    await desk.context().close();
    await mailbox.close();
  },
);
