import { expect, test, variant } from '../../fixtures/test';
import { baseUrl } from '../../fixtures/env';
import { startStorefront } from '../../fixtures/overnight';
import { BookingPages, GatewayPage } from '../../pages/BookingPages';
import { FramePage } from '../../pages/FramePage';
import { aStay, HotelsPage } from '../../pages/HotelsPage';

test('a browser that crashes after the payment loses nothing: the booking is in Mis reservas', async ({
  page,
  browser,
  hotels,
  booking,
  gateway,
  frame,
}) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await hotels.openResults({ ...aStay('CTG', 'Cartagena', 120 + test.info().retry), rooms: ['1'] });
  await hotels.openFirst();
  await booking.book().click();
  await booking.fill();
  await booking.accept();
  const answered = page.waitForResponse(/\/api\/hotels\/prebookings/);
  await booking.pay().click();
  const { data } = (await (await answered).json()) as { data: { booking: { code: string } } };
  await expect(page).toHaveURL(/pagos\.localhost/);
  // The gateway has received the payment, but its redirect back is aborted.
  const heard = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /pagos\.localhost/.test(response.url()),
  );
  await gateway.approve().click({ noWaitAfter: true });
  await heard;
  await page.close();

  const another = await browser.newContext({ baseURL: baseUrl() });
  const tablet = await another.newPage();
  await new FramePage(tablet).signInAsDemo(
    `/login?callbackUrl=${encodeURIComponent(`/my_bookings?code=${data.booking.code}`)}`,
  );
  await expect(tablet.getByRole('heading', { level: 1, name: 'Mis reservas' })).toBeVisible();
  await expect(async () => {
    await tablet.reload();
    await expect(tablet.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await another.close();
});

test(
  'a payment left pending in the evening is a booking in the morning, although its deadline has passed',
  variant,
  async ({ browser }) => {
    const storefront = await startStorefront();
    try {
      const evening = await browser.newContext({ baseURL: storefront.url });
      const page = await evening.newPage();
      const [hotels, booking, gateway, frame] = [
        new HotelsPage(page),
        new BookingPages(page),
        new GatewayPage(page),
        new FramePage(page),
      ];
      await booking.skipExtras();
      await frame.signInAsDemo();
      await expect(frame.userMenu()).toBeVisible();
      await expect(async () => {
        await hotels.openResults({ ...aStay('CTG', 'Cartagena', 40), rooms: ['1'] });
        await expect(hotels.list()).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 30_000 });
      await hotels.openFirst();
      await booking.book().click();
      await booking.fill();
      await booking.accept();
      await booking.pay().click();
      await gateway.payByBank();
      await expect(page.getByText('PENDIENTE', { exact: true })).toBeVisible();
      await evening.close();

      await storefront.reopen(10 * 60);
      const morning = await browser.newContext({ baseURL: storefront.url });
      const later = await morning.newPage();
      await new FramePage(later).signInAsDemo('/login?callbackUrl=%2Fmy_bookings');
      await expect(later.getByRole('heading', { level: 1, name: 'Mis reservas' })).toBeVisible();
      await expect(async () => {
        await later.reload();
        await expect(later.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 90_000 });
      await expect(later.getByText('Pago: APROVADO')).toBeVisible();
      await morning.close();
    } finally {
      await storefront.end();
    }
  },
);
