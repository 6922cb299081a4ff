import { expect, test, variant } from '../../fixtures/test';
import { startReplicas } from '../../fixtures/replicas';
import { aStay, resultsPath } from '../../pages/HotelsPage';

test(
  'one of two replicas dies while a traveller pays, and the other finishes the booking',
  variant,
  async ({ page, hotels, booking, gateway }) => {
    const replicas = await startReplicas();
    try {
      await expect(async () => {
        await page.goto(
          replicas.url + resultsPath({ ...aStay('CTG', 'Cartagena', 70), rooms: ['1'] }),
        );
        await expect(hotels.firstCard()).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 30_000 });
      await hotels.openFirst();
      await booking.book().click();
      await booking.fill();
      await booking.accept();
      await booking.pay().click();
      await expect(page).toHaveURL(/pagos\.localhost/);
      await replicas.killFirst();
      await gateway.approve().click();
      await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
      await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
    } finally {
      await page.close();
      await replicas.stop();
    }
  },
);
