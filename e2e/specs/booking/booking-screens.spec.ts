import { expectReadable } from '../../fixtures/axe';
import { expect, test, variantIf } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

for (const [width, from] of [
  [360, 130],
  [1440, 140],
] as const) {
  test(
    `every screen of a booking reads well at ${width} px`,
    variantIf(width === 1440),
    async ({ page, frame, hotels, booking, gateway }) => {
      await page.setViewportSize({ width, height: 900 });
      await frame.signInAsDemo();
      await expect(page).not.toHaveURL(/login/);
      await hotels.openResults({ ...aStay('SMR', 'Santa Marta', from), rooms: ['1'] });
      await hotels.openFirst();
      await expect(booking.book()).toBeVisible();
      await expectReadable(page);
      await booking.book().click();
      await expect(booking.pay().first()).toBeVisible();
      await expectReadable(page);
      await booking.pay().last().click();
      await expect(page.getByText(/Falta revisar/)).toBeVisible();
      await expectReadable(page);
      await booking.fill();
      await booking.accept();
      await booking.pay().last().click();
      await expect(gateway.approve()).toBeVisible();
      await expectReadable(page);
      await gateway.approve().click();
      await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
      await expectReadable(page);
      const code = (await booking.code().innerText()).trim();
      await page.goto('/my_bookings');
      await expect(page.getByText('Emitida').first()).toBeVisible();
      await expectReadable(page);
      await new MyBookingsPage(page).openByCode(code);
      await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible();
      await expectReadable(page);
    },
  );
}
