import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a traveller with a phone searches in the drawer, filters in a sheet and reads the whole price', async ({
  page,
  hotels,
  browserErrors,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /A dónde vas/ }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Destino' }).fill('santa mar');
  await page
    .getByRole('option', { name: /Santa Marta/ })
    .first()
    .tap();
  await drawer.getByRole('button', { name: /Fechas/ }).tap();
  const days = page
    .getByRole('gridcell')
    .getByRole('button')
    .filter({ hasNot: page.locator('[aria-disabled=true]') });
  // Counted from the first day of this month, so at least two weeks ahead.
  await days.nth(45).tap();
  await days.nth(47).tap();
  await page.getByRole('button', { name: 'Listo' }).last().tap();
  await drawer.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await expect(hotels.heading(/Santa Marta/)).toBeVisible();
  await expect(hotels.cards().first()).toContainText(/impuestos incluidos/);
  await hotels.showNewResults();
  await page.getByRole('button', { name: /^Filtros/ }).tap();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Cancelación gratis/ })
    .check();
  await page.getByRole('button', { name: /^Ver \d+ hotel/ }).tap();
  await expect(page).toHaveURL(/free_cancellation=1/);
  await page.goBack();
  await expect(page).not.toHaveURL(/free_cancellation=1/);
  expect(browserErrors).toEqual([]);
});
