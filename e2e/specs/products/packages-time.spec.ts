import type { Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { bookPackage } from '../../fixtures/packageBookings';
import { passDays } from '../../fixtures/passDays';
import { expect, test, variant } from '../../fixtures/test';
import type { GatewayPage } from '../../pages/BookingPages';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

const DAY_MS = 86_400_000;
/**
 * Country whose demo package has its last instalment 45 days before the departure and, from 60 days before it, a penalty of
 * a tenth.
 */
const COUNTRY = 'GR';
/** Days from today until `before` days before `day`. */
const daysUntil = (day: string, before: number) =>
  Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS) -
  before;

/** Books a package and pays its first instalment, or the whole price. */
async function bookAndPay(page: Page, gateway: GatewayPage, pays: RegExp) {
  const { id, date } = await bookPackage(page, { country: COUNTRY });
  const mine = new MyBookingsPage(page);
  await page.goto(`/my_bookings/detail?id=${id}`);
  await mine.part('Pago').getByRole('button', { name: pays }).click();
  await gateway.approve().click();
  await expect(mine.part('Código de reserva')).toContainText(/Emitida|Saldo pendiente/, {
    timeout: 90_000,
  });
  return { id, date, mine };
}

test(
  'an overdue instalment is shown while it can still be paid, and then the booking is cancelled by its terms',
  variant,
  async ({ page, gateway, frame, browserErrors }) => {
    test.setTimeout(300_000);
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    const { id, date, mine } = await bookAndPay(page, gateway, /^Pagar \$/);
    await expect(mine.part('Pago')).toContainText('Te falta');
    const { data } = await (await page.request.get(`/api/bookings/${id}`)).json();
    // Two days later, because the last day is in Colombian time, where the date may be one day earlier.
    const isDue = daysUntil(data.next_payment.due_on, -2);
    await passDays(id, isDue);
    await page.reload();
    await expect(mine.part('Pago')).toContainText(/Tu pago de \$.+ venció el/);
    await expect(mine.part('Pago')).toContainText('Todavía puedes hacerlo hasta el');
    await expect(mine.part('Pago').getByRole('button', { name: /^Pagar \$/ })).toBeVisible();
    await expectReadableAnywhere(page);

    // The days of grace are over, and the penalty is now a tenth of the price.
    await passDays(id, daysUntil(date, 50) - isDue);
    const status = async () =>
      (await (await page.request.get(`/api/bookings/${id}`)).json()).data.status;
    await expect.poll(status, { timeout: 90_000 }).toBe('CANCEL');
    await page.reload();
    await expect(mine.part('Código de reserva')).toContainText('Cancelada');
    await expect(page.getByText(/^No recibimos el pago a tiempo/).first()).toBeVisible();
    await expect(mine.refund()).toBeVisible();
    await expect(mine.part('Pago').getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
    await expectReadableAnywhere(page);
    expect(browserErrors).toEqual([]);
  },
);

test(
  'cancelling a package is free at first, and later costs the penalty of its period',
  variant,
  async ({ page, gateway, frame, browserErrors }) => {
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    const { id, date, mine } = await bookAndPay(page, gateway, /^Pagar todo/);
    const terms = mine.part('Si cancelas');
    await expect(terms).toContainText('Si cancelas hoy, te devuelven todo lo que pagaste.');
    await expectReadableAnywhere(page);

    // After the days for withdrawal and within the first penalty period, 60 days before the departure.
    await passDays(id, daysUntil(date, 55));
    await page.reload();
    await expect(terms).toContainText(/Si cancelas hoy, te cobran \$.+ y te devuelven \$/);
    await expect(terms).toContainText(/Te cobran \$.+ \(10 %\)/);
    await expectReadableAnywhere(page);
    await mine.cancel().click();
    await expect(mine.agree()).toBeVisible();
    await expectReadableAnywhere(page);
    await mine.agree().check();
    const confirm = await mine.confirm().innerText();
    await mine.confirm().click();
    await expect(mine.dialog()).toContainText('Tu reserva quedó cancelada.', { timeout: 90_000 });
    const [, refund = ''] = /(\$\s[\d.]+)/.exec(confirm) ?? [];
    await expect(mine.dialog()).toContainText(refund);
    expect(browserErrors).toEqual([]);
  },
);
