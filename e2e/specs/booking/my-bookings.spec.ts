import type { Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/axe';
import { baseUrl, demo } from '../../fixtures/env';
import { showSecondFactor } from '../../fixtures/operator';
import { chooseTariff, type Terms } from '../../fixtures/tariffs';
import { expect, test, variant } from '../../fixtures/test';
import { linkInMail } from '../../pages/AccountPages';
import { aTraveller, type BookingPages, type GatewayPage } from '../../pages/BookingPages';
import { FramePage } from '../../pages/FramePage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

/**
 * Books and pays a tariff with these terms, and returns the booking's code. A retry uses other days, because a duplicate
 * needs a confirmation.
 */
async function book(
  page: Page,
  booking: BookingPages,
  gateway: GatewayPage,
  terms: Terms,
  daysAhead: readonly number[],
): Promise<string> {
  await chooseTariff(page, terms, daysAhead);
  await booking.fill();
  await booking.accept();
  await booking.pay().click();
  await gateway.approve().click();
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  return (await booking.code().innerText()).trim();
}

test('a traveller cancels free of charge and sees the refund', async ({
  page,
  booking,
  gateway,
  frame,
  browserErrors,
}) => {
  const mine = new MyBookingsPage(page);
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  const code = await book(page, booking, gateway, 'free', [61 + test.info().retry]);
  await mine.openByCode(code.toLowerCase());
  await expect(page.getByRole('link', { name: 'Descargar voucher (PDF)' })).toBeVisible();
  await mine.cancel().click();
  await expect(mine.dialog()).toContainText('Te cobran por cancelar');
  await expect(mine.dialog()).toContainText('Cancelar es gratis hasta el');
  await expectReadable(page);
  await mine.confirm().click();
  await expect(mine.dialog()).toContainText('Marca esta casilla para cancelar.');
  await mine.agree().check();
  await mine.confirm().click();
  await expect(mine.dialog()).toContainText('Tu reserva quedó cancelada.', { timeout: 90_000 });
  await expect(mine.dialog()).toContainText('Devuelta por la pasarela');
  await mine.dialog().getByRole('button', { name: 'Volver a mi reserva' }).click();
  await expect(mine.part('Pago')).toContainText('Te devolvimos', { timeout: 90_000 });
  await expect(mine.part('Tu devolución')).toContainText('Por la cancelación de tu reserva.');
  // A cancelled booking shows neither as approved nor as payable.
  await expect(page.getByText('APROVADO')).toHaveCount(0);
  await expect(page.getByText(/además pagas|te cobran/)).toHaveCount(0);
  await expectReadable(page);
  await page.goto(`/my_bookings?code=${code}`);
  await page.getByRole('link', { name: 'Ver Canceladas (1)' }).click();
  await expect(mine.row(code)).toContainText('Cancelada');
  await expect(mine.row(code)).toContainText('Pago devuelto');
  expect(browserErrors).toEqual([]);
});

test(
  'a traveller cancels with a penalty and gets the rest back',
  variant,
  async ({ page, booking, gateway, frame }) => {
    const mine = new MyBookingsPage(page);
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    const code = await book(page, booking, gateway, 'part', [1 + test.info().retry, 2, 0]);
    await mine.openByCode(code);
    await expect(mine.part('Si cancelas')).toContainText(
      /Si cancelas hoy, te cobran .+ y te devuelven/,
    );
    await expect(mine.part('Si cancelas')).not.toContainText(/hoy: te cobran todo/i);
    await mine.cancel().click();
    await expect(mine.dialog()).toContainText('derecho de retracto');
    const confirm = await mine.confirm().innerText();
    const refund = confirm.replace('Cancelar y recibir', '').trim();
    await mine.agree().check();
    await mine.confirm().click();
    await expect(mine.dialog()).toContainText('Tu reserva quedó cancelada.', { timeout: 90_000 });
    await expect(mine.dialog()).toContainText(`Devolución de ${refund}`);
    await mine.dialog().getByRole('button', { name: 'Volver a mi reserva' }).click();
    await expect(mine.part('Pago')).toContainText(`Te devolvimos ${refund}`, { timeout: 90_000 });
  },
);

test(
  'a booking made without an account is claimed after a confirmation by its e-mail address',
  variant,
  async ({ page, browser, booking, gateway, frame }) => {
    const mine = new MyBookingsPage(page);
    await page.goto('/');
    const code = await book(page, booking, gateway, 'free', [64 + test.info().retry]);
    await frame.signInAsDemo('/login?callbackUrl=%2Fmy_bookings');
    await expect(page).toHaveURL(/\/my_bookings/);
    await mine.addOwn().click();
    const add = mine.dialog().getByRole('button', { name: 'Agregar reserva' });
    await mine.dialog().getByLabel('Código de reserva').fill(` ${code.toLowerCase()} `);
    await mine.dialog().getByLabel('Correo de la reserva').fill('otra@tiquete.test');
    await add.click();
    await expect(mine.dialog().getByRole('alert')).toContainText(
      'No encontramos una reserva sin cuenta',
    );
    await mine.dialog().getByLabel('Correo de la reserva').fill(aTraveller.email);
    await add.click();
    await expect(mine.dialog().getByRole('status')).toContainText('Le escribimos a');
    await mine.dialog().getByRole('button', { name: 'Entendido' }).click();

    const consolePage = await browser.newContext({ baseURL: baseUrl() });
    const operator = new FramePage(await consolePage.newPage());
    await operator.signInAsDemo('/login', { ...demo, email: 'operador@tiquete.test' });
    await expect(operator.userMenu()).toBeVisible();
    await showSecondFactor(operator.page);
    const link = () => linkInMail(consolePage.request, 'account.claim', aTraveller.email);
    await expect.poll(link).toBeTruthy();
    const mailbox = await (await browser.newContext({ baseURL: baseUrl() })).newPage();
    await mailbox.goto((await link()) ?? '');
    await mailbox.getByRole('button', { name: 'Aceptar y pasar la reserva' }).click();
    await expect(
      mailbox.getByRole('heading', { level: 1, name: 'La reserva quedó en esa cuenta' }),
    ).toBeVisible();
    await mailbox.context().close();
    await consolePage.close();

    await page.goto('/my_bookings');
    await mine.addOwn().click();
    await mine.dialog().getByLabel('Código de reserva').fill(code);
    await mine.dialog().getByLabel('Correo de la reserva').fill(aTraveller.email);
    await add.click();
    await expect(page).toHaveURL(/\/my_bookings\/detail\?id=/);
    await expect(mine.part('Código de reserva')).toContainText(code);
    await expect(mine.part('Historia de la reserva')).toContainText(
      'Agregaste esta reserva a tu cuenta.',
    );
  },
);
