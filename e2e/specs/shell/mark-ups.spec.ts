import type { Locator, Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { openBrand } from '../../fixtures/brands';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { expect, test } from '../../fixtures/test';
import { aTraveller, BookingPages, GatewayPage } from '../../pages/BookingPages';
import { BrandConsolePage } from '../../pages/BrandConsolePage';
import { aStay, HotelsPage, type Stay } from '../../pages/HotelsPage';

const ADDED = 20_000;
const pesos = (text: string): number[] =>
  [...text.matchAll(/\$\s?([\d.]+)/g)].map(([, digits = '']) => Number(digits.replaceAll('.', '')));
const pricesOf = async (card: Locator) => pesos(await card.innerText());
const asText = (amount: number) =>
  new RegExp(amount.toLocaleString('es-CO').replaceAll('.', '\\.'));

test('a brand’s rule is in the price of card, checkout, payment and booking, and of no other brand', async ({
  browser,
  page,
}) => {
  const id = `regla-${test.info().retry}`;
  const url = new URL(baseUrl());
  url.hostname = `${id}.localhost`;

  const consolePage = await openConsole(browser, 'brand-admin');
  const brands = new BrandConsolePage(consolePage);
  await consolePage.goto('/console/brands');
  // Copied from a brand with the default order, because prices are read from the start of the list.
  await brands.begin({ name: 'Playa Clara', id, host: url.hostname }, 'tiquete');
  await expect(consolePage.getByRole('heading', { level: 1, name: 'Playa Clara' })).toBeVisible();
  await brands.button('Agregar regla').click();
  const rule = consolePage.getByRole('listitem', { name: 'Regla 1' });
  // An empty rule shows an error beside it and sends nothing.
  await brands.button('Guardar borrador').click();
  await expect(consolePage.getByText(/^Regla 1\. Escribe una suma fija/)).toBeVisible();
  await rule.getByLabel('Hacia').fill('ctg');
  await rule.getByLabel('Suma fija por estadía').fill(String(ADDED));
  await expect(rule.getByText(/se vende en/)).toContainText('1.020.000');
  await brands.button('Agregar regla').click();
  await consolePage
    .getByRole('listitem', { name: 'Regla 2' })
    .getByLabel('Por mil del costo')
    .fill('150');
  const stay = { ...aStay('CTG', 'Cartagena', 83 + test.info().retry), rooms: ['1'] };
  const { name, cost } = await cheapestOf(page, stay);
  await test.step('a draft’s prices and texts are in its preview before it is saved', async () => {
    await brands.field('Rige desde (los términos)').fill('2027-01-31');
    await brands
      .field('Texto propio de los términos')
      .fill('## Cambios\nSin costo hasta la víspera.');
    await consolePage
      .getByRole('combobox', { name: /^Página/ })
      .selectOption('Términos y condiciones');
    await expect(brands.preview().getByText('Sin costo hasta la víspera.')).toBeVisible();
    const shown = new URL((await brands.previewFrame().getAttribute('src')) ?? '', baseUrl());
    const tried = await consolePage.context().newPage();
    const preview = shown.searchParams.get('preview');
    await new HotelsPage(tried).openAllResults(stay, `&preview=${preview}`);
    await expect(cardOf(tried, name)).toContainText(asText(cost + ADDED));
    await tried.close();
    await brands.field('Texto propio de los términos').fill('');
    await brands.field('Rige desde (los términos)').fill('');
  });
  await expectReadableAnywhere(consolePage);
  await takePicture(consolePage);
  const wide = consolePage.viewportSize();
  await consolePage.setViewportSize({ width: 360, height: 800 });
  await takePicture(consolePage);
  if (wide) await consolePage.setViewportSize(wide);
  await openBrand(brands, url.hostname);
  await consolePage.context().close();

  const context = await browser.newContext({ baseURL: url.origin });
  const traveller = await context.newPage();
  const [ours, theirs] = [new HotelsPage(traveller), new HotelsPage(page)];
  await ours.openAllResults(stay);
  await theirs.openAllResults(stay);
  const card = cardOf(traveller, name);
  const [shown, elsewhere] = [await pricesOf(card), await pricesOf(cardOf(page, name))];

  const booking = new BookingPages(traveller);
  await ours.link(card).click();
  await booking.book().click();
  await booking.fill({ ...aTraveller, email: `${id}@tiquete.test` });
  await expect(booking.pay()).toBeVisible();
  const [total = NaN] = pesos(await booking.pay().innerText());
  expect(shown).toContain(total);
  expect(elsewhere).toContain(total - ADDED);
  await booking.accept();
  await booking.skipExtras();
  await booking.pay().click();
  await expect(traveller).toHaveURL(/pagos\.localhost/);
  await expect(traveller.getByText(asText(total)).first()).toBeVisible();
  await new GatewayPage(traveller).approve().click();
  await expect(traveller.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(traveller.getByText(asText(total)).first()).toBeVisible();
  await context.close();
});

/** A hotel without a promotion, whose price would differ, and its price. */
async function cheapestOf(page: Page, stay: Stay) {
  const hotels = new HotelsPage(page);
  await hotels.openAllResults(stay);
  const card = hotels.cards().filter({ hasNotText: '%' }).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  return { name, cost: Math.max(...(await pricesOf(card))) };
}
const cardOf = (page: Page, name: string): Locator =>
  new HotelsPage(page).cards().filter({ has: page.getByRole('heading', { name, exact: true }) });
