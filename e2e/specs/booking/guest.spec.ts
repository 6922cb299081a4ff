import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/axe';
import { baseUrl, demo } from '../../fixtures/env';
import { showSecondFactor } from '../../fixtures/operator';
import { sendWaitingMails } from '../../fixtures/passDays';
import { chooseTariff } from '../../fixtures/tariffs';
import { expect, test } from '../../fixtures/test';
import { textOfMail } from '../../pages/AccountPages';
import { aTraveller, GatewayPage } from '../../pages/BookingPages';
import { FramePage } from '../../pages/FramePage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

const LINK = /https?:\/\/\S+\/my_bookings\/detail\?id=\S+#token=\S+/;
const DIGITS = /Escribe (\d{6}) en la página/;

/** Opens a page in a new browser context, without cookies or storage. */
const freshPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: baseUrl() })).newPage();
/** Signs in an operator, who may read the e-mails. */
async function mailboxOf(browser: Browser): Promise<APIRequestContext> {
  const consolePage = await freshPage(browser);
  const operator = new FramePage(consolePage);
  await operator.signInAsDemo('/login', { ...demo, email: 'operador@tiquete.test' });
  await expect(operator.userMenu()).toBeVisible();
  await showSecondFactor(operator.page);
  return consolePage.request;
}

test('a guest opens and pays her booking from its e-mail, and returns with code and e-mail address', async ({
  page,
  browser,
  booking,
  browserErrors,
}) => {
  const email = `invitada-${test.info().retry}@tiquete.test`;
  await page.goto('/');
  await chooseTariff(page, 'free', [67 + test.info().retry]);
  await booking.fill({ ...aTraveller, email });
  await booking.accept();
  const answered = page.waitForResponse(/\/api\/hotels\/prebookings/);
  await booking.pay().click();
  const { data } = (await (await answered).json()) as {
    data: { booking: { id: string; code: string } };
  };
  const { id, code } = data.booking;
  await expect(page).toHaveURL(/pagos\.localhost/);

  const mails = await mailboxOf(browser);
  const found = async (template: string, pattern: RegExp) =>
    pattern.exec((await textOfMail(mails, template, email)) ?? '')?.at(-1) ?? null;
  const reserved = async () => {
    await sendWaitingMails(id);
    return found('booking.reserved', LINK);
  };
  await expect.poll(reserved).not.toBeNull();
  const phone = await freshPage(browser);
  await phone.goto((await found('booking.reserved', LINK)) ?? '');
  const onPhone = new MyBookingsPage(phone);
  await expect(onPhone.part('Código de reserva')).toContainText(code);
  await expect(phone).toHaveURL(`/my_bookings/detail?id=${id}`);
  await expectReadable(phone);
  await phone.getByRole('button', { name: /^Pagar|^Continuar con el pago/ }).click();
  await new GatewayPage(phone).approve().click();
  await expect(phone.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  await phone.goto(`/my_bookings/detail?id=${id}`);
  await expect(onPhone.part('Viajeros')).toContainText(aTraveller.name);
  const trip = (await phone.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await phone.goto('/my_bookings/detail?id=0b5f9f2e-6a5c-4a53-9a8e-0c8d3f1f2a11');
  await expect(phone.getByText(/cerrada en este navegador/)).toBeVisible();
  await expectReadable(phone);
  await phone.goto('/my_bookings');
  await expect(phone).toHaveURL(/\/login\?error=SessionRequired/);

  const laptop = await freshPage(browser);
  const onLaptop = new MyBookingsPage(laptop);
  await laptop.goto('/');
  await laptop.getByRole('banner').getByRole('link', { name: 'Ver mi reserva' }).click();
  await onLaptop.code().fill(code);
  await onLaptop.email().fill('otra@tiquete.test');
  await onLaptop.find().click();
  await expect(laptop.getByRole('alert')).toContainText('No encontramos una reserva sin cuenta');
  await onLaptop.email().fill(email);
  await onLaptop.find().click();
  await expect(laptop.getByText('Emitida', { exact: true })).toBeVisible();
  await expect(laptop.getByText(code)).toBeVisible();
  await expect(laptop.getByRole('heading', { level: 2 }).first()).toHaveText(trip);
  await expect(laptop.getByText(aTraveller.name)).toHaveCount(0);
  await expectReadable(laptop);
  await laptop.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(laptop.getByLabel('Código de seis números')).toBeVisible();
  await expect.poll(() => found('account.code', DIGITS)).not.toBeNull();
  await laptop
    .getByLabel('Código de seis números')
    .fill((await found('account.code', DIGITS)) ?? '');
  await laptop.getByRole('button', { name: 'Abrir mi reserva' }).click();
  await expect(onLaptop.part('Viajeros')).toContainText(aTraveller.name);
  await expect(onLaptop.cancel()).toBeVisible();
  await laptop.getByRole('button', { name: 'Cerrar todos los accesos' }).click();
  await expect(laptop).toHaveURL(/\/my_bookings\/detail$/);

  await phone.goto(`/my_bookings/detail?id=${id}`);
  await expect(phone.getByText(/cerrada en este navegador/)).toBeVisible();
  await phone.goto((await found('booking.reserved', LINK)) ?? '');
  await expect(phone.getByText(/Este enlace ya no sirve/)).toBeVisible();
  expect(browserErrors).toEqual([]);
});
