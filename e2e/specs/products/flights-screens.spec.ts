import { expectReadable } from '../../fixtures/axe';
import { expect, test, variant, variantIf } from '../../fixtures/test';
import { flyer, oneWay } from '../../pages/FlightsPage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

for (const [width, from] of [
  [360, 100],
  [1440, 110],
] as const) {
  test(
    `every screen of a flight reads well at ${width} px`,
    variantIf(width === 1440),
    async ({ page, flights, frame, booking, gateway }) => {
      await page.setViewportSize({ width, height: 900 });
      await frame.signInAsDemo();
      await expect(page).not.toHaveURL(/login/);
      await page.goto('/flights');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
      await flights.openAllResults(oneWay(from + test.info().retry));
      await expectReadable(page);
      await flights.choose().click();
      await expect(flights.cheapestTariff()).toBeVisible();
      await expectReadable(page);
      await flights.cheapestTariff().click();
      await expect(flights.pay()).toBeVisible();
      await expectReadable(page);
      await booking.fillPassenger(flyer(test.info().retry));
      await booking.accept();
      await flights.pay().click();
      await expect(gateway.approve()).toBeVisible({ timeout: 90_000 });
      await gateway.approve().click();
      await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
      await expectReadable(page);
      const code = (await booking.code().innerText()).trim();
      await new MyBookingsPage(page).openByCode(code);
      await expect(page.getByRole('button', { name: 'Copiar código' }).first()).toBeVisible();
      await expectReadable(page);
    },
  );
}

test(
  'the results stay within 600 nodes and rows within 110 px, and filters narrow them',
  variant,
  async ({ page, flights }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await flights.openAllResults({
      tripType: 'ROUND_TRIP',
      segments: [
        ['BOG', 'MDE', 30],
        ['MDE', 'BOG', 33],
      ],
    });
    const nodes = await flights.list().evaluate((list) => list.querySelectorAll('*').length);
    expect(nodes).toBeLessThanOrEqual(600);
    expect(await flights.tallestCard()).toBeLessThanOrEqual(110);
    await flights.choose().click();
    await expect(
      flights
        .cards()
        .first()
        .getByText(/ida y vuelta/),
    ).toBeVisible();
    expect(await flights.tallestCard()).toBeLessThanOrEqual(110);
    await page.getByLabel('Ordenar por').first().selectOption({ label: 'De menor a mayor precio' });
    await expect(page).toHaveURL(/orderBy=price_asc/);
  },
);

test(
  'rows of connections by several airlines stay within 110 px, and details show what did not fit',
  variant,
  async ({ page, flights }) => {
    await page.setViewportSize({ width: 1440, height: 5000 });
    await flights.openAllResults(oneWay(40, { segments: [['BOG', 'MAD', 40]] }));
    expect(await flights.tallestCard()).toBeLessThanOrEqual(110);
    const card = flights.cards().filter({ hasText: 'Operado por' }).first();
    await card.getByRole('button', { name: 'Ver detalle' }).click();
    for (const fact of await card.getByText(/Operado por|Artículo personal|reembols/i).all())
      await expect(fact).toBeInViewport();
  },
);
