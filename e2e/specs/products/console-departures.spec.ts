import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { bookPackage } from '../../fixtures/packageBookings';
import { expect, test, variant } from '../../fixtures/test';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

const REASON = 'El hotel cerró por obras';

/** The offer for a package on a day, as travellers see it. */
async function offered(page: Page, { code, date }: { code: string; date: string }) {
  const room = {
    Adult: { Quantity: 2, Age: [34, 31] },
    Child: { Quantity: 0, Age: [] },
    Infant: 0,
    room: 1,
  };
  const search = (type: string, more: object) =>
    page.request.post('/api/packages/searches', {
      headers: { origin: new URL(baseUrl()).origin },
      data: { type, MoneyID: 2, Type: 'ESPECIAL', DateBegin: date, DateEnd: date, ...more },
    });
  const list = (await (await search('GET_ONLY', {})).json()) as {
    data: { packages: { ItemPackageID: string }[] };
  };
  const quote = await search('GET_WITH_FILTER', { ItemPackageID: code, Room: [room] });
  return {
    isListed: list.data.packages.some(({ ItemPackageID }) => ItemPackageID === code),
    quote: quote.status(),
  };
}

test(
  'an operator finds a departure, sees its travellers, and closes and opens it',
  variant,
  async ({ page, browser, gateway, frame, browserErrors }) => {
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    const sold = await bookPackage(page);
    await page.goto(`/my_bookings/detail?id=${sold.id}`);
    const payment = new MyBookingsPage(page).part('Pago');
    await payment.getByRole('button', { name: /^Pagar \$/ }).click();
    await gateway.approve().click();
    await expect(payment).toContainText('Te falta', { timeout: 90_000 });

    const consolePage = await openConsole(browser);
    await consolePage.goto('/console');
    await consolePage.getByRole('link', { name: 'Salidas' }).click();
    await consolePage.getByRole('searchbox', { name: 'Paquete' }).fill(sold.code);
    await consolePage
      .getByRole('combobox', { name: 'Mes de salida' })
      .selectOption(sold.date.slice(0, 7));
    await consolePage.getByRole('button', { name: 'Buscar' }).click();
    await expect(consolePage).toHaveURL(new RegExp(`q=${sold.code}`));
    await expect(consolePage.getByText(/^\d+ salidas?$/)).toBeVisible();
    await expectReadableAnywhere(consolePage);
    await consolePage.locator(`a[href$="id=${sold.code}_${sold.date}"]`).click();
    const part = (name: string) => consolePage.getByRole('region', { name, exact: true });
    await expect(part('Venta de la salida')).toContainText('se vende en la tienda');

    await part('Pasajeros').getByRole('button', { name: 'Ver la lista de pasajeros' }).click();
    await part('Pasajeros').getByRole('textbox').fill('Lista para el hotel');
    await part('Pasajeros').getByRole('button', { name: 'Ver la lista' }).click();
    await expect(part('Pasajeros')).toContainText('Luisa Gómez');
    await expect(part('Pasajeros')).toContainText('Con saldo');
    await expectReadableAnywhere(consolePage);
    const download = consolePage.waitForEvent('download');
    await part('Pasajeros').getByRole('button', { name: 'Descargar CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`pasajeros-${sold.code.toLowerCase()}-${sold.date}.csv`);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF"Reserva";.*\r\n.*"Luisa"/s);

    const rooms = part('Cupos por tipo de habitación');
    await rooms.getByRole('button', { name: 'Cambiar el cupo: Doble' }).click();
    await rooms.getByRole('textbox', { name: 'Nuevo cupo: Doble' }).fill('0');
    await rooms.getByRole('button', { name: 'Guardar' }).click();
    await expect(rooms).toContainText('Escribe un número entero de 1 a 2.000.');
    const refused = await consolePage.request.post(
      `/api/console/packages/departures/${sold.code}_${sold.date}/allotments`,
      {
        headers: { origin: new URL(baseUrl()).origin },
        data: { room_type: 'double', total: 0 },
      },
    );
    expect(refused.status()).toBe(400);
    await rooms.getByRole('button', { name: 'Dejarlo así' }).click();

    expect(await offered(page, sold)).toEqual({ isListed: true, quote: 200 });
    const sale = part('Venta de la salida');
    await sale.getByRole('button', { name: 'Cerrar la salida' }).click();
    await sale.getByRole('textbox', { name: '¿Por qué la cierras?' }).fill(REASON);
    await sale.getByRole('button', { name: 'Cerrar la salida' }).click();
    await expect(sale).toContainText('Listo: la salida ya no se vende.');
    await expect(sale).toContainText(`Motivo: ${REASON}`);
    await expectReadableAnywhere(consolePage);
    expect(await offered(page, sold)).toEqual({ isListed: false, quote: 409 });

    await sale.getByRole('button', { name: 'Abrir de nuevo' }).click();
    await sale.getByRole('textbox', { name: '¿Por qué la abres?' }).fill('El hotel abrió');
    await sale.getByRole('button', { name: 'Abrir de nuevo' }).click();
    await expect(sale).toContainText('Listo: la salida se vende de nuevo.');
    expect(await offered(page, sold)).toEqual({ isListed: true, quote: 200 });

    await part('Pasajeros').getByRole('link').first().click();
    await expect(part('Pagos por partes')).toContainText('Parte 1');
    await expect(part('Pagos por partes')).toContainText('Saldo:');
    await expectReadableAnywhere(consolePage);
    await consolePage.context().close();
    expect(browserErrors).toEqual([]);
  },
);
