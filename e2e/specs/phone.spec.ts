import { clearFaults, setFault } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';
import { oneWay } from '../pages/FlightsPage';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.afterEach(() => clearFaults());

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

test('flights that come late are offered without covering what is asked', async ({
  page,
  flights,
}) => {
  await setFault({ target: 'ndc', mode: 'delay', ms: 4000, times: 1 });
  await flights.openResults(oneWay(47 + test.info().retry));
  const button = page.getByRole('button', { name: /, mostrar$/ });
  await expect(button).toBeVisible();
  const [offer, title] = await Promise.all([
    button.boundingBox(),
    page.getByRole('heading', { level: 2, name: 'Elige tu vuelo' }).boundingBox(),
  ]);
  if (!offer || !title) throw new Error('not drawn');
  expect(offer.y >= title.y + title.height || offer.y + offer.height <= title.y).toBe(true);
});
