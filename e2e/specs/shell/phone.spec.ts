import type { Locator } from '@playwright/test';
import { clearFaults, setFault } from '../../fixtures/sandbox';
import { expect, test, variant } from '../../fixtures/test';
import { abroad, oneWay } from '../../pages/FlightsPage';
import { aStay } from '../../pages/HotelsPage';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.afterEach(() => clearFaults());

test('a traveller with a phone searches in the drawer, filters in a sheet and reads the total price', async ({
  page,
  hotels,
  browserErrors,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /A dónde vas/ }).tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('combobox', { name: 'Destino' })).toBeFocused();
  await page.keyboard.type('santa mar');
  await hotels.suggestion(/Santa Marta/).tap();
  const days = page
    .getByRole('gridcell')
    .getByRole('button')
    .filter({ hasNot: page.locator('[aria-disabled=true]') });
  // The 46th day, counted from the first of this month, is at least two weeks ahead.
  await days.nth(45).tap();
  await days.nth(47).tap();
  await expect(drawer.getByRole('group', { name: 'Adultos' })).toBeInViewport();
  await drawer.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await expect(hotels.heading(/Santa Marta/)).toBeVisible();
  await expect(hotels.firstCard()).toContainText(/impuestos incluidos/);
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

test('a search sheet that was left open does not cover the next page of a phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /A dónde vas/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/flights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a swipe down closes a sheet, and a shorter one moves it back', async ({ page, frame }) => {
  const touch = await page.context().newCDPSession(page);
  /** Ten moves of 50 ms each, so that only the distance counts and not the speed. */
  const swipeBy = async (distance: number) => {
    const { y = 0 } = (await frame.sheetTitle().boundingBox()) ?? {};
    const start = Date.now() / 1000;
    for (let step = 0; step <= 10; step += 1)
      await touch.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{ x: 180, y: y + (distance * step) / 10 }],
        timestamp: start + step / 20,
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await page.goto('/');
  await frame.menu().tap();
  await expect(frame.sheetTitle()).toBeVisible();
  const place = await frame.sheetTitle().boundingBox();
  await swipeBy(60);
  await expect.poll(() => frame.sheetTitle().boundingBox()).toEqual(place);
  await swipeBy(240);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(frame.menu()).toBeFocused();
});

test('the active tab remains visible when a wide window becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flights');
  const active = page.locator('header nav [aria-current="page"]');
  await expect(active).toHaveText('Vuelos');
  await page.setViewportSize({ width: 360, height: 740 });
  // The scroll position and the browser's measurement are rounded, so a fraction of a pixel may be missing.
  await expect(active).toBeInViewport({ ratio: 0.99 });
});

test(
  'late hotels are added below the visible part of a list that was not touched',
  variant,
  async ({ page, hotels }) => {
    await hotels.openAllResults(aStay('CTG', 'Cartagena', 43));
    await setFault({ target: 'do', mode: 'delay', ms: 3500, times: 1 });
    await hotels.openResults(aStay('CTG', 'Cartagena', 47 + test.info().retry));
    await expect(page.getByRole('status').filter({ hasText: /Siguen llegando/ })).toBeVisible();
    const placeOf = (found: Locator) => found.boundingBox().then((box) => box?.y);
    const first = hotels.firstCard();
    const name = await first.getByRole('heading').textContent();
    const countOf = async () =>
      Number(await page.locator('li[aria-setsize]').last().getAttribute('aria-setsize'));
    const [few, before] = [await countOf(), await placeOf(first)];
    await expect(hotels.count()).toBeVisible();
    expect(await countOf()).toBeGreaterThan(few);
    await expect(first.getByRole('heading')).toHaveText(name ?? '');
    expect(await placeOf(first)).toBe(before);
    await expect(page.getByRole('button', { name: /, mostrar$/ })).toHaveCount(0);
  },
);

const FLIGHTS_WAIT =
  'late flights are added below the visible part, and after a touch wait behind a button that covers nothing';
test(FLIGHTS_WAIT, variant, async ({ page, flights }) => {
  await flights.openAllResults(oneWay(43));
  await setFault({ target: 'ndc', mode: 'delay', ms: 4000, times: 1 });
  await flights.openResults(oneWay(47 + test.info().retry));
  const status = page.getByRole('status');
  const title = page.getByRole('heading', { level: 1 });
  const countOf = async () =>
    Number(await page.locator('li[aria-setsize]').last().getAttribute('aria-setsize'));
  const placeOf = (found: Locator) => found.boundingBox().then((box) => box?.y);
  await expect(status.filter({ hasText: /Siguen llegando/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Más barato/ })).toHaveCount(0);
  const first = flights.firstCard();
  const name = await first.getByRole('heading').getAttribute('aria-label');
  const few = await countOf();
  const before = await Promise.all([title, first].map(placeOf));
  await expect(page.getByRole('button', { name: /^Más barato/ })).toBeVisible();
  const all = await countOf();
  expect(all).toBeGreaterThan(few);
  await expect(first.getByRole('heading')).toHaveAttribute('aria-label', name ?? '');
  expect(await Promise.all([title, first].map(placeOf))).toEqual(before);

  await setFault({ target: 'ndc', mode: 'delay', ms: 4000, times: 1 });
  await flights.openResults(oneWay(57 + test.info().retry));
  await expect(status.filter({ hasText: /Siguen llegando/ })).toBeVisible();
  await title.tap();
  const button = page.getByRole('button', { name: /, mostrar$/ });
  await expect(button).toBeVisible();
  const offer = await button.boundingBox();
  const [searched, chips] = await Promise.all([
    title.boundingBox(),
    page.getByRole('group', { name: 'Lo mejor de la lista' }).boundingBox(),
  ]);
  if (!offer || !searched || !chips) throw new Error('not drawn');
  for (const other of [searched, chips])
    expect(offer.y >= other.y + other.height || offer.y + offer.height <= other.y).toBe(true);
});

test('the searched days are visible in the grid of prices', variant, async ({ page, flights }) => {
  await flights.openAllResults(abroad(50));
  await page.getByRole('button', { name: 'Precios por fechas' }).click();
  const grid = page.getByRole('table', { name: 'Precios de ida y vuelta por fechas' });
  await expect(grid.locator('[aria-current]')).toBeInViewport({ ratio: 0.99 });
  await expect(grid.getByText('Precios de ida y vuelta por fechas')).toBeInViewport({
    ratio: 0.99,
  });
});
