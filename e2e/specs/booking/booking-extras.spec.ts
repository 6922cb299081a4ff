import { expectReadable } from '../../fixtures/axe';
import { expect, test, variant } from '../../fixtures/test';
import { type BookingPages } from '../../pages/BookingPages';
import { aStay, type HotelsPage } from '../../pages/HotelsPage';

async function reachExtras(hotels: HotelsPage, booking: BookingPages, from: number) {
  await booking.seeExtras();
  await hotels.openResults({ ...aStay('CTG', 'Cartagena', from), rooms: ['1'] });
  await hotels.openFirst();
  await booking.book().click();
  await booking.fill();
  await booking.accept();
  await booking.pay().click();
  await expect(booking.extras()).toBeVisible();
}

test('a traveller adds a transfer, pays for both together and sees it confirmed; a rejected payment does not remove it', async ({
  page,
  hotels,
  booking,
  gateway,
  browserErrors,
}) => {
  await reachExtras(hotels, booking, 70);
  const arrival = page.getByRole('checkbox', { name: 'Traslado de llegada' });
  await expect(arrival).not.toBeChecked();
  await arrival.check();
  const pay = booking.payExtras();
  await expect(pay).toBeEnabled();
  await expectReadable(page);
  const amount = (await pay.innerText()).replace(/\D/g, '');
  await pay.click();
  await expect(page).toHaveURL(/pagos\.localhost/);
  expect((await gateway.total().innerText()).replace(/\D/g, '')).toBe(amount);
  await gateway.decline().click();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page).toHaveURL(/pagos\.localhost/);
  expect((await gateway.total().innerText()).replace(/\D/g, '')).toBe(amount);
  await gateway.approve().click();
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Traslado de llegada (Confirmado)')).toBeVisible({ timeout: 90_000 });
  expect(browserErrors).toEqual([]);
});

test(
  'a traveller who removes an extra again pays without it',
  variant,
  async ({ page, hotels, booking, gateway }) => {
    await reachExtras(hotels, booking, 74);
    const before = await page
      .getByRole('status')
      .filter({ hasText: 'Total a pagar hoy' })
      .getByText(/^\$\s[\d.]+$/)
      .innerText();
    const departure = page.getByRole('checkbox', { name: 'Traslado de salida' });
    await departure.check();
    await expect(page.getByRole('status').filter({ hasText: before })).toHaveCount(0);
    await departure.uncheck();
    await expect(page.getByRole('status').filter({ hasText: before })).toBeVisible();
    await booking.payExtras().click();
    await expect(page).toHaveURL(/pagos\.localhost/);
    await expect(gateway.total()).toHaveText(before);
    await gateway.approve().click();
    await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/Traslado de salida/)).toHaveCount(0);
  },
);
