import { expectReadable } from '../../fixtures/axe';
import { bookPackage } from '../../fixtures/packageBookings';
import { expect, test, variant } from '../../fixtures/test';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

test(
  'a traveller pays a deposit and later the balance',
  variant,
  async ({ page, gateway, frame, browserErrors }) => {
    const mine = new MyBookingsPage(page);
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    const { id } = await bookPackage(page);
    await page.goto(`/my_bookings/detail?id=${id}`);
    await expect(mine.part('Pago')).toContainText('Pago 1 de 2');
    await expect(mine.part('Pago').getByRole('button', { name: /^Pagar todo/ })).toBeVisible();
    await expectReadable(page);
    await mine
      .part('Pago')
      .getByRole('button', { name: /^Pagar \$/ })
      .click();
    await gateway.approve().click();
    await expect(mine.part('Pago')).toContainText('Te falta', { timeout: 90_000 });
    await expect(mine.part('Código de reserva')).toContainText('Saldo pendiente');
    await expect(page.getByRole('link', { name: 'Descargar voucher (PDF)' })).toBeVisible();
    await expectReadable(page);
    // The list shows ten bookings, and the demo traveller may have more.
    await page.goto('/my_bookings?product=PACKAGE');
    await expect(page.getByText('Saldo pendiente').first()).toBeVisible();
    await expect(page.getByText(/Próximo pago: .* hasta el/).first()).toBeVisible();
    await page.goto(`/my_bookings/detail?id=${id}`);
    await mine
      .part('Pago')
      .getByRole('button', { name: /^Pagar/ })
      .last()
      .click();
    await gateway.approve().click();
    await expect(mine.part('Pago')).not.toContainText('Te falta', { timeout: 90_000 });
    await expect(mine.part('Pago')).toContainText('APROVADO');
    await expect(mine.part('Código de reserva')).not.toContainText('Saldo pendiente');
    expect(browserErrors).toEqual([]);
  },
);
