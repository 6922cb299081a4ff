import { expectReadable } from '../../fixtures/axe';
import { expect, test, variant } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';

test('a traveller types a city, chooses dates and finds hotels with the total price', async ({
  page,
  hotels,
  browserErrors,
}) => {
  await page.goto('/');
  await hotels.destination().focus();
  await expect(page.getByRole('group', { name: 'Lugares populares' })).toBeVisible();
  await expect(hotels.destination()).not.toHaveAttribute('aria-activedescendant');
  await expectReadable(page);
  await hotels.destination().fill('cartag');
  await hotels.suggestion(/Cartagena/).click();
  await expect(hotels.focusedDay()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await hotels.submit().click();
  await expect(page).toHaveURL(/\/searchs\/hotels\?.*destination_code=CTG/);
  await expect(hotels.heading(/Cartagena/)).toBeVisible();
  await expect(hotels.firstCard()).toContainText('3 noches, impuestos incluidos');
  expect(browserErrors).toEqual([]);
});

test('filters narrow the list, are in the address and survive sharing and a reload', async ({
  page,
  hotels,
  context,
}) => {
  await hotels.openAllResults();
  await page.getByRole('button', { name: /Cartagena.*Cambiar búsqueda/ }).click();
  await page.getByRole('button', { name: /^Fechas/ }).click();
  await expect(page.getByText(/precio por noche más bajo que vimos/)).toBeVisible();
  await expect(page.locator(`[data-day="${aStay().checkin}"] [data-price]`)).toHaveAttribute(
    'data-price',
    /^\d+$/,
  );
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cerrar búsqueda' }).click();
  const all = await hotels.count().textContent();
  await page.getByRole('checkbox', { name: /^5,0 estrellas/ }).check();
  await expect(page).toHaveURL(/star=5/);
  await expect(hotels.count()).not.toHaveText(all ?? '');
  const narrowed = (await hotels.count().textContent()) ?? '';
  const recommended = (await hotels.firstCard().getByRole('heading').textContent()) ?? '';
  await hotels.order().selectOption({ label: 'De mayor a menor precio' });
  await expect(page).toHaveURL(/orderBy=price_desc/);
  await expect(hotels.firstCard().getByRole('heading')).not.toHaveText(recommended);
  const first = await hotels.firstCard().getByRole('heading').textContent();

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
  await page.reload();
  await expect(hotels.count()).toHaveText(narrowed);
  await expect(hotels.firstCard().getByRole('heading')).toHaveText(first ?? '');
});

test('the filter on free cancellation shows the price of a rate that has it', async ({
  page,
  hotels,
}) => {
  await hotels.openAllResults();
  await page.getByRole('checkbox', { name: /Cancelación gratis/ }).check();
  await expect(page).toHaveURL(/free_cancellation=1/);
  const card = hotels.firstCard();
  await expect(card).toContainText('Cancela gratis hasta');
  await expect(hotels.cards().filter({ hasText: 'Cancelación gratis desde' })).toHaveCount(0);
  const price =
    (await card
      .getByText(/^\$\s[\d.]+$/)
      .first()
      .textContent()) ?? 'none';
  await hotels.link(card).click();
  await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Cancela gratis hasta/).first()).toBeVisible();
});

test('two hotels are compared, one is replaced by another, and one is opened', async ({
  page,
  hotels,
  browserErrors,
}) => {
  // A tall window renders enough cards for three different names.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await hotels.openAllResults();
  const [first, second, third] = await hotels.comparedNames();
  await hotels.compare(first).check();
  await expect(hotels.openComparison()).toBeDisabled();
  await hotels.compare(second).check();
  await hotels.openComparison().click();
  const columns = hotels.comparison().getByRole('columnheader');
  await expect(columns).toHaveText(['Característica', `${first}Quitar`, `${second}Quitar`]);
  await expect(hotels.comparison().getByRole('row', { name: /^Precio total/ })).toContainText(
    'Menor precio',
  );
  await hotels
    .comparison()
    .getByRole('button', { name: `Quitar ${first}` })
    .click();
  await expect(hotels.comparison()).toHaveCount(0);
  await expect(hotels.compare(first)).not.toBeChecked();
  await hotels.compare(third).check();
  await hotels.openComparison().click();
  await expect(columns).toHaveText(['Característica', `${second}Quitar`, `${third}Quitar`]);
  await hotels
    .comparison()
    .getByRole('link', { name: `Ver habitaciones de ${second}` })
    .click();
  await expect(page).toHaveURL(/\/searchs\/hotels\/detail\?/);
  await expect(hotels.heading(second)).toBeVisible();
  await page.goBack();
  await expect(hotels.compare(second)).toBeChecked();
  await expect(hotels.compare(third)).toBeChecked();
  await hotels.openComparison().click();
  await expect(columns).toHaveText(['Característica', `${second}Quitar`, `${third}Quitar`]);
  expect(browserErrors).toEqual([]);
});

test('a thousand results stay within 600 nodes', variant, async ({ page, hotels }) => {
  await hotels.openResults(aStay('CUN', 'Cancún'));
  await expect(hotels.list()).toBeVisible();
  await expect(hotels.count()).toContainText(/\d{3,4}|1\.000/);
  const nodes = () =>
    page.evaluate(() => document.querySelector('#root')?.querySelectorAll('*').length ?? 0);
  expect(await nodes()).toBeLessThanOrEqual(600);
  await page.mouse.wheel(0, 20_000);
  await expect(hotels.list()).toBeVisible();
  expect(await nodes()).toBeLessThanOrEqual(600);
});

test('the last search is on the home page and can be repeated', async ({ page, hotels }) => {
  await hotels.openResults();
  await expect(hotels.list()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /^Cartagena .*2 huéspedes/ }).click();
  await expect(hotels.heading(/Cartagena/)).toBeVisible();
});

test('an address with invalid values shows an explanation and the form, not an error', async ({
  page,
  hotels,
}) => {
  await page.goto('/searchs/hotels?destination_code=CTG&checkin=2020-01-01&checkout=2019-12-31');
  await expect(hotels.heading('Esta búsqueda no está completa')).toBeVisible();
  await expect(hotels.submit()).toBeVisible();
});
