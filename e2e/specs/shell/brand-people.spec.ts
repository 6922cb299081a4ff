import { expectReadableAnywhere } from '../../fixtures/axe';
import { openConsole } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { openMailbox, register, signInAs } from '../../fixtures/register';
import { expect, test, variant } from '../../fixtures/test';
import { BrandConsolePage } from '../../pages/BrandConsolePage';

const PASSWORD = 'una frase muy larga 42';
const PEOPLE = '/console/brands/people?brand=tiquete';

test(
  'a person without an account is invited to manage a brand, registers and enters',
  variant,
  async ({ browser, page }) => {
    // Base 36, because one number in ten would pass for a card number and be rejected.
    const email = `socia-${Date.now().toString(36)}@tiquete.test`;
    const mailbox = await openMailbox(browser);
    const consolePage = await openConsole(browser, 'brand-admin');
    await consolePage.setViewportSize({ width: 1440, height: 900 });
    const brands = new BrandConsolePage(consolePage);
    await consolePage.goto(PEOPLE);
    await expect(
      consolePage.getByText('De la plataforma, en todas las marcas').first(),
    ).toBeVisible();
    await takePicture(consolePage);
    await brands.field('Correo').fill(email);
    await consolePage
      .getByRole('combobox', { name: 'Qué podrá hacer' })
      .selectOption({ label: 'Administra la marca' });
    await brands.button('Enviar invitación').click();
    await expect(
      consolePage.getByText(`Le escribimos a ${email}.`, { exact: false }),
    ).toBeVisible();
    await expect(brands.row(email)).toContainText('Administra la marca');
    await expectReadableAnywhere(consolePage);
    await takePicture(consolePage);
    await consolePage.setViewportSize({ width: 360, height: 800 });
    await takePicture(consolePage);
    await consolePage.setViewportSize({ width: 1440, height: 900 });

    const invitation = await mailbox.linkIn('account.invitation', email);
    await page.goto(invitation);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te invitan a trabajar en/);
    await expectReadableAnywhere(page);
    await takePicture(page);
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
    const socia = { email, password: PASSWORD, name: 'Sofía', lastname: 'Socia' };
    await register(page, mailbox, socia);
    // The browser is back at the invitation.
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

    await consolePage.reload();
    const row = brands.row('Sofía Socia');
    await expect(row).toContainText(email);
    await expect(consolePage.getByText(`${email} aceptó: Administra la marca`)).toBeVisible();
    // The brand's only person cannot be removed.
    await expect(row.getByRole('button')).toHaveCount(0);
    await expectReadableAnywhere(consolePage);
    await takePicture(consolePage);
    await consolePage.context().close();
    await mailbox.close();
  },
);
