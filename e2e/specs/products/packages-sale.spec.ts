import { expectReadable } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { MyBookingsPage } from '../../pages/MyBookingsPage';
import { packagesPath, PackagesPage } from '../../pages/PackagesPage';

const DAYS_AHEAD: [number, number] = [120, 300];

test('a family in two rooms books with a deposit, and pays the rest from Mis reservas', async ({
  page,
  frame,
  booking,
  gateway,
  browserErrors,
}) => {
  const packages = new PackagesPage(page);
  const mine = new MyBookingsPage(page);
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await page.goto(packagesPath('EUROPE', 'Europa', DAYS_AHEAD));
  await packages.open(packages.firstCard()).click();
  await packages.reserve().click();
  await expect(page).toHaveURL(/\/checkout\/package\?.*Booking=/);
  await expect(packages.pay()).toBeVisible();
  await packages.pay().click();
  await expect(page.getByText(/^Falta revisar \d+ datos/)).toBeVisible();
  await expectReadable(page);
  await packages.fillFamily(test.info().retry);
  const whole = await packages.due().innerText();
  await packages.deposit().check();
  await expect(packages.section('Cómo quieres pagar')).toContainText('Hoy, con tu reserva');
  await expect(packages.due()).not.toHaveText(whole);
  await expectReadable(page);
  await packages.pay().click();
  await expect(booking.payExtras().or(gateway.approve()).first()).toBeVisible({
    timeout: 90_000,
  });
  if (await booking.payExtras().isVisible()) await booking.payExtras().click();
  await expect(page).toHaveURL(/pagos\.localhost/, { timeout: 90_000 });
  await gateway.approve().click();
  await expect(page).toHaveURL(/\/checkout\/package\?/);
  await expect(page.getByText('APROVADO', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { name: 'Día a día' })).toBeVisible();
  await expect(page.getByText('Por pagar')).toBeVisible();
  await expectReadable(page);
  await mine.openByCode((await booking.code().innerText()).trim());
  await expect(mine.part('Código de reserva')).toContainText('Saldo pendiente');
  await expect(page.getByText('Documentos que debes llevar')).toBeVisible();
  await mine
    .part('Pago')
    .getByRole('button', { name: /^Pagar/ })
    .last()
    .click();
  await gateway.approve().click();
  await expect(mine.part('Código de reserva')).not.toContainText('Saldo pendiente', {
    timeout: 90_000,
  });
  expect(browserErrors).toEqual([]);
});
