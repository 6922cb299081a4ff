import { expect, test } from '../fixtures/test';
import { isBack, kill, pidOf } from '../fixtures/cluster';
import { aStay } from '../pages/HotelsPage';

test('services die one after the other while a traveller books, and nothing is lost', async ({ page, hotels, booking, gateway, frame }) => {
  test.setTimeout(240_000);
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await hotels.openResults({ ...aStay('CTG', 'Cartagena', 80), rooms: ['1'] });
  await expect(hotels.cards().first()).toBeVisible();
  const cache = pidOf('redis');
  kill('redis');
  await hotels.cards().first().getByRole('link').first().click();
  await expect(booking.book().first()).toBeVisible();
  await expect.poll(() => isBack('redis', cache)).toBe(true);
  kill('api-1');
  await booking.book().first().click();
  await booking.fill();
  await booking.accept();
  const database = pidOf('postgres');
  kill('postgres');
  // The same wish under the same key, as often as it takes: one booking, one payment.
  await expect(async () => {
    if (/pagos\.localhost/.test(page.url())) return;
    if (await booking.pay().isEnabled()) await booking.pay().click();
    await expect(page).toHaveURL(/pagos\.localhost/, { timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  expect(await isBack('postgres', database)).toBe(true);
  kill('worker');
  kill('api-2');
  await gateway.approve().click();
  await expect(page.getByText('APROVADO').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Emitida').first()).toBeVisible({ timeout: 90_000 });
  await page.goto('/my_bookings');
  await expect(page.getByText('Emitida').first()).toBeVisible();
});

test('a static host that dies costs its own product only, and comes back', async ({ page, hotels, frame }) => {
  const before = pidOf('static-my-bookings');
  kill('static-my-bookings');
  await hotels.openResults(aStay('CTG', 'Cartagena', 82));
  await expect(hotels.cards().first()).toBeVisible();
  await expect.poll(() => isBack('static-my-bookings', before)).toBe(true);
  await frame.signInAsDemo('/login?callbackUrl=%2Fmy_bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis reservas' })).toBeVisible();
});

for (const service of ['static-shell', 'static-hotels', 'gateway']) {
  test(`${service} dies and is back for the next page`, async ({ page, hotels }) => {
    const before = pidOf(service);
    kill(service);
    await expect.poll(() => isBack(service, before), { timeout: 20_000 }).toBe(true);
    await expect(async () => {
      await hotels.openResults(aStay('CTG', 'Cartagena', 84));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
    await expect(hotels.cards().first()).toBeVisible();
  });
}
