import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl } from '../../fixtures/env';
import { openMailbox, register } from '../../fixtures/register';
import { expect, test, variant } from '../../fixtures/test';
import { FramePage } from '../../pages/FramePage';

test(
  'a new e-mail address is confirmed where it was requested, not on another device',
  variant,
  async ({ browser, page, frame, browserErrors }) => {
    // Base 36, because one number in ten would pass for a card number and be rejected.
    const stamp = Date.now().toString(36);
    const email = `movida-${stamp}@tiquete.test`;
    const fresh = `nueva-${stamp}@tiquete.test`;
    const person = { email, password: 'una frase muy larga 42', name: 'Mona', lastname: 'Gómez' };
    const mailbox = await openMailbox(browser);
    await page.goto('/register?callbackUrl=%2Faccount%3Fsection%3Daccess');
    await register(page, mailbox, person);
    await expect(page).toHaveURL(/\/account\?section=access/);
    const panel = page.getByRole('form', { name: 'Correo', exact: true });
    await panel.getByLabel('Correo nuevo').fill(fresh);
    await panel.getByLabel('Contraseña actual').fill(person.password);
    await panel.getByRole('button', { name: 'Cambiar correo' }).click();
    await expect(
      page.getByText(`Le enviamos un enlace a ${fresh}.`, { exact: false }),
    ).toBeVisible();
    const link = await mailbox.linkIn('account.confirm', fresh);

    const phone = await browser.newContext({
      baseURL: baseUrl(),
      viewport: { width: 360, height: 800 },
    });
    const other = await phone.newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Confirmar mi correo' }).click();
    const elsewhere = other.getByRole('heading', { level: 1, name: /^Abre el enlace/ });
    await expect(elsewhere).toBeVisible();
    await expectReadableAnywhere(other);
    // The phone is signed in too, but with a different session.
    await new FramePage(other).signInAs(email, person.password);
    await expect(other).not.toHaveURL(/\/login/);
    await other.goto(link);
    await other.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(elsewhere).toBeVisible();
    await expectReadableAnywhere(other);

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(page.getByText('Desde ahora entras con tu correo nuevo.')).toBeVisible();
    await frame.userMenu().click();
    await frame.signOut().click();
    await frame.signInAs(fresh, person.password);
    await expect(frame.userMenu()).toBeVisible();
    expect(browserErrors).toEqual([]);
    await phone.close();
    await mailbox.close();
  },
);
