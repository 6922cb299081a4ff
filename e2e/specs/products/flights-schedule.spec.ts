import type { Browser, Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { startStorefront } from '../../fixtures/overnight';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variant } from '../../fixtures/test';
import { BookingPages, GatewayPage } from '../../pages/BookingPages';
import { FlightsPage, flyer, oneWay } from '../../pages/FlightsPage';
import { FramePage } from '../../pages/FramePage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

/** Days after which the right to withdraw has ended, so that only the schedule change gives a refund. */
const DAYS_LATER = 10;

async function signedIn(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const frame = new FramePage(page);
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  return page;
}

/**
 * Buys a flight of the supplier that reports changes. The family name makes the airline change its schedule. Returns the
 * booking's code.
 */
async function buy(page: Page, days: number): Promise<string> {
  const [flights, booking] = [new FlightsPage(page), new BookingPages(page)];
  await booking.skipExtras();
  await flights.reachCheckout(oneWay(days));
  await booking.fillPassenger(flyer(0, 'Rescheduled'));
  await booking.accept();
  await flights.pay().click();
  await expect(page).toHaveURL(/pagos\.localhost/, { timeout: 90_000 });
  await new GatewayPage(page).approve().click();
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  return (await booking.code().innerText()).trim();
}

test(
  'of two flights that the airline moves, one is accepted with its new hours, and the other is refunded',
  variant,
  async ({ browser }) => {
    test.setTimeout(420_000);
    const storefront = await startStorefront();
    try {
      const buyer = await signedIn(browser, storefront.url);
      const [accepted, left] = [await buy(buyer, 60), await buy(buyer, 90)];
      await buyer.context().close();

      // The worker checks the airlines for changes when it starts.
      await storefront.reopen(DAYS_LATER * 24 * 60);
      const page = await signedIn(browser, storefront.url);
      const mine = new MyBookingsPage(page);
      const change = page.getByRole('region', { name: 'La aerolínea cambió el horario' });
      await expect(async () => {
        await mine.openByCode(accepted);
        await expect(change).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expect(change).toContainText('te devuelven todo lo que pagaste');
      await expectReadableAnywhere(page);
      await takePicture(page);
      const now = (await change.locator('dd').nth(1).innerText()).match(/sale (\d\d:\d\d)/)?.[1];
      await change.getByRole('button', { name: 'Aceptar el horario nuevo' }).click();
      await expect(page.getByText(/^Aceptaste el horario nuevo\. Descarga/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(now ?? 'no time').first()).toBeVisible();
      await expect(change).toHaveCount(0);

      await mine.openByCode(left);
      await expect(change).toBeVisible();
      await mine.cancel().click();
      await mine.agree().check();
      await takePicture(page);
      await mine.confirm().click();
      await expect(mine.dialog().getByText(/^Devolución de \$/)).toBeVisible({ timeout: 90_000 });
      await expect(change).toHaveCount(0);
      await page.context().close();
    } finally {
      await storefront.end();
    }
  },
);
