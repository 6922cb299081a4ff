import { expectReadable } from '../../fixtures/axe';
import { openConsole } from '../../fixtures/operator';
import { expect, test, variant } from '../../fixtures/test';
import { aTraveller } from '../../pages/BookingPages';
import { aStay } from '../../pages/HotelsPage';

test('an operator follows a sale from the ids of its requests to the calls of its supplier', async ({
  browser,
  page,
  hotels,
  booking,
  gateway,
}) => {
  await hotels.openResults({
    ...aStay('CTG', 'Cartagena', 140 + test.info().retry),
    rooms: ['1'],
  });
  await hotels.openFirst();
  await booking.book().click();
  await booking.fill(aTraveller);
  await booking.accept();
  const sold = page.waitForResponse('**/api/hotels/prebookings');
  await booking.pay().click();
  const response = await sold;
  const [requestId, traceparent] = [
    response.headers()['x-request-id'] ?? '',
    (await response.request().allHeaders()).traceparent ?? '',
  ];
  const traceId = traceparent.split('-')[1] ?? '';
  await gateway.approve().click();
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });

  const consolePage = await openConsole(browser);
  await consolePage.goto('/console/support');
  await expect(consolePage.getByText('Busca lo que pasó con una reserva')).toBeVisible();
  const field = consolePage.getByRole('searchbox', { name: /^Código de reserva/ });
  await field.fill(requestId);
  await consolePage.getByRole('button', { name: 'Buscar' }).click();
  await expect(consolePage.getByRole('heading', { name: /^Reserva TQ/ })).toBeVisible();
  const steps = consolePage.getByRole('region', { name: 'Solicitudes y pasos' });
  const request = steps.getByRole('listitem').filter({ hasText: 'POST hotels/prebookings' });
  await expect(request).toContainText(requestId);
  await expect(request).toContainText(traceId);
  const supplier = steps.getByRole('listitem').filter({ hasText: 'Paso de la reserva' }).first();
  await expect(supplier).toContainText(/HB: Bien en \d+ ms/);
  await expect(supplier).toContainText(traceId);
  await expect(consolePage.getByRole('region', { name: 'Historia' })).toContainText('Confirmada');
  await expect(consolePage.getByRole('region', { name: /^Versiones de la página/ })).toContainText(
    'hotels',
  );
  await expect(consolePage.getByText(aTraveller.email)).toHaveCount(0);
  await expectReadable(consolePage);
});

test(
  'an operator learns where to look for an id that belongs to no booking',
  variant,
  async ({ browser }) => {
    const consolePage = await openConsole(browser);
    await consolePage.goto('/console/support?id=4bf92f3577b34da6a3ce929d0e0e4736');
    await expect(consolePage.getByText('Ninguna reserva tiene este identificador')).toBeVisible();
    await expectReadable(consolePage);
  },
);
