import { expectReadable } from '../../fixtures/axe';
import { openConsole } from '../../fixtures/operator';
import { bookPackage } from '../../fixtures/packageBookings';
import { expect, test, variant } from '../../fixtures/test';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

test(
  'an operator confirms a departure below its minimum and cancels another: travellers wait, travel, or are refunded',
  variant,
  async ({ page, browser, gateway, frame, browserErrors }) => {
    test.setTimeout(300_000);
    const mine = new MyBookingsPage(page);
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    /** Books a departure below its minimum, pays it, and checks that it is waiting. */
    const payAndWait = async () => {
      const sold = await bookPackage(page, { waits: true });
      await page.goto(`/my_bookings/detail?id=${sold.id}`);
      await mine
        .part('Pago')
        .getByRole('button', { name: /^Pagar \$/ })
        .click();
      await gateway.approve().click();
      await expect(page.getByText(/^Tu salida se confirma a más tardar el/)).toBeVisible({
        timeout: 90_000,
      });
      await expect(mine.part('Código de reserva')).toContainText('Por confirmar');
      await expect(mine.part('Pago')).toContainText('Te falta');
      await expect(mine.part('Pago').getByRole('button', { name: /^Pagar todo/ })).toBeVisible();
      await expect(page.getByText(/^La salida se confirma con \d+ viajeros/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Descargar voucher (PDF)' })).toBeHidden();
      await expectReadable(page);
      return sold;
    };

    const confirmed = await payAndWait();
    const consolePage = await openConsole(browser);
    await consolePage.goto(`/console/departures?id=${confirmed.code}_${confirmed.date}`);
    const decision = consolePage.getByRole('region', { name: '¿Se hace la salida?' });
    await expect(decision).toContainText('1 reserva espera, con');
    await expectReadable(consolePage);
    await decision.getByRole('button', { name: 'Confirmar la salida' }).click();
    await decision.getByRole('textbox').fill('El operador la hace con menos viajeros');
    await decision.getByRole('button', { name: 'Confirmar para siempre' }).click();
    await expect(decision).toContainText('Listo: la salida se hace.');
    await expectReadable(consolePage);
    await page.reload();
    await expect(page.getByText('La salida está confirmada: tu viaje se hace.')).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByRole('link', { name: 'Descargar voucher (PDF)' })).toBeVisible();

    const cancelled = await payAndWait();
    await consolePage.goto(`/console/departures?id=${cancelled.code}_${cancelled.date}`);
    await decision.getByRole('button', { name: 'Cancelar la salida' }).click();
    await expect(decision).toContainText('Se cancela 1 reserva y se devuelven $');
    await decision.getByRole('textbox').fill('No se completó el grupo');
    await decision.getByRole('button', { name: 'Cancelar para siempre' }).click();
    await expect(decision).toContainText('Listo: la salida se canceló.');
    await expect(consolePage.getByRole('region', { name: 'Venta de la salida' })).toContainText(
      'nadie más la puede comprar',
    );
    await expectReadable(consolePage);
    await expect(async () => {
      await page.reload();
      await expect(mine.part('Código de reserva')).toContainText('Cancelada');
    }).toPass({ timeout: 90_000 });
    await expect(mine.refund()).toBeVisible();
    await expectReadable(page);
    await consolePage.context().close();
    expect(browserErrors).toEqual([]);
  },
);
