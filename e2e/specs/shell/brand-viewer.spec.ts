import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl } from '../../fixtures/env';
import { openConsole, showSecondFactor } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { openMailbox, register, signInAs } from '../../fixtures/register';
import { expect, test, variant } from '../../fixtures/test';
import { BrandConsolePage } from '../../pages/BrandConsolePage';

const LOOKS = 'Solo puedes mirar.';

test(
  'a person is invited to view a brand, sees all of it and changes nothing',
  variant,
  async ({ browser, page }) => {
    const email = `veedora-${Date.now().toString(36)}@tiquete.test`;
    const vera = { email, password: 'una frase muy larga 42', name: 'Vera', lastname: 'Veedora' };
    const mailbox = await openMailbox(browser);
    const consolePage = await openConsole(browser, 'brand-admin');
    await consolePage.goto('/console/brands/people?brand=tiquete');
    await new BrandConsolePage(consolePage).field('Correo').fill(email);
    await consolePage
      .getByRole('combobox', { name: 'Qué podrá hacer' })
      .selectOption({ label: 'Solo mira la marca' });
    await expect(consolePage.getByText(/^Ve lo publicado, los borradores/)).toBeVisible();
    await takePicture(consolePage);
    await consolePage.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(
      consolePage.getByText(`Le escribimos a ${email}.`, { exact: false }),
    ).toBeVisible();

    await page.goto(await mailbox.linkIn('account.invitation', email));
    await expectReadableAnywhere(page);
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
    await register(page, mailbox, vera);
    await expect(page.getByText(email)).toBeVisible();
    await expectReadableAnywhere(page);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ya haces parte de/);
    await expectReadableAnywhere(page);
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await signInAs(page, vera);
    await expect(page.getByRole('region', { name: 'Segundo paso para entrar' })).toBeVisible();
    await showSecondFactor(page, email);

    await page.goto('/console/brands');
    await expect(page.getByText(LOOKS)).toBeVisible();
    await expectReadableAnywhere(page);
    await takePicture(page);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Tiquete', exact: true }).click();
    const brand = new BrandConsolePage(page);
    await expect(brand.preview().getByText(/^Vista previa de un borrador/)).toBeVisible();
    await expect(page.getByText('Razón social', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('form, input')).toHaveCount(0);
    await expectReadableAnywhere(page);
    await takePicture(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await takePicture(page);
    await page.getByRole('link', { name: 'Personas' }).click();
    await expect(page.getByText('Tú', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await takePicture(page);

    // The server rejects the change even when the browser sends it.
    const refused = await page.request.post('/api/console/brands/tiquete/invitations', {
      data: { email: 'otra@tiquete.test', role: 'brand-admin' },
      headers: { origin: new URL(baseUrl()).origin },
    });
    expect([refused.status(), (await refused.json()).errors[0].code]).toEqual([403, 'FORBIDDEN']);
    await consolePage.context().close();
    await mailbox.close();
  },
);
