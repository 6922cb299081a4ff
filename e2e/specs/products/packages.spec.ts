import { expectReadable } from '../../fixtures/axe';
import { expect, test, variant, variantIf } from '../../fixtures/test';
import { packagesPath, PackagesPage } from '../../pages/PackagesPage';

for (const width of [1280, 360]) {
  test(
    `a family narrows packages, changes the hotels of one, and a reload loses nothing, at ${width} px`,
    variantIf(width === 360),
    async ({ page, browserErrors }) => {
      const packages = new PackagesPage(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(packagesPath('EUROPE', 'Europa'));
      await expect(packages.firstCard()).toContainText('en total, 2 habitaciones');
      if (width === 360) await page.getByRole('button', { name: 'Filtros' }).click();
      const narrowed = page.waitForResponse(/\/api\/packages\/searches/);
      await packages.withFlights().check();
      if (width === 360) await page.getByRole('button', { name: /^Ver \d+ paquete/ }).click();
      await expect(page).toHaveURL(/includes=flight/);
      await narrowed;
      await expect(packages.changing()).toHaveCount(0);
      await expectReadable(page);
      await packages.open(packages.firstCard()).click();
      await expect(packages.price()).toContainText('Total de 5 viajeros');
      await expect(page.getByRole('link', { name: 'Paquetes', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const before = await packages.total().innerText();
      await packages.hotel(/^Primera/).check();
      await expect(packages.total()).not.toHaveText(before);
      await expect(page).toHaveURL(/id_hotel=/);
      const after = await packages.total().innerText();
      await page.reload();
      await expect(packages.total()).toHaveText(after);
      await expect(packages.changing()).toHaveCount(0);
      await expectReadable(page);
      await page.goBack();
      await expect(packages.total()).toHaveText(before);
      expect(browserErrors).toEqual([]);
    },
  );
}

test(
  'a traveller sees the months without departures, and chooses one with departures',
  variant,
  async ({ page, browserErrors }) => {
    const packages = new PackagesPage(page);
    await page.goto('/packages');
    await packages.destination().click();
    await page.getByRole('checkbox', { name: 'Antártida', exact: true }).check();
    await packages.when().click();
    await expect(packages.months().filter({ hasText: 'Sin salidas' }).first()).toBeDisabled();
    await expectReadable(page);
    await packages.months().filter({ hasText: '$' }).first().click();
    await page.getByRole('button', { name: 'Listo' }).click();
    await packages.submit().click();
    await expect(page).toHaveURL(/DestinationID=ANTARCTICA.*DateBegin=\d{4}-\d\d-01/);
    await expect(packages.firstCard()).toContainText('Península Antártica');
    await expect(
      page.getByRole('region', { name: 'Otros meses para salir' }).first(),
    ).toBeVisible();
    await page.reload();
    await expect(packages.list()).toBeVisible();
    expect(browserErrors).toEqual([]);
  },
);
