import type { Page } from '@playwright/test';
import { expect, test, variant } from '../../fixtures/test';

const MAP = /\/assets\/map\//;
const prices = (page: Page) => page.getByRole('toolbar').getByRole('button');
const firstPrice = (page: Page) => prices(page).first();
const map = (page: Page) => page.getByRole('group', { name: 'Mapa de hoteles' });
const leftOf = async (page: Page, name: string) =>
  (await page.getByRole('toolbar').getByRole('button', { name }).boundingBox())?.x ?? NaN;
/** Colours at points all over the map. The sea is transparent. */
const coloursOf = (page: Page) =>
  map(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const colours = new Set<string>();
      for (let x = 20; x < canvas.width; x += 40)
        for (let y = 20; y < canvas.height; y += 40)
          colours.add(String(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data));
      return [...colours];
    });
const [SEA, LAND] = ['0,0,0,0', '247,245,240,255'];

test('prices are shown on the coast, move with it, and a part of the map narrows the list', async ({
  page,
  hotels,
}) => {
  await hotels.openAllResults();
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(firstPrice(page)).toBeVisible();
  await expect.poll(() => coloursOf(page)).toEqual(expect.arrayContaining([SEA, LAND]));
  await expect(map(page)).toContainText('GSHHG');
  await expect(page.getByRole('button', { name: 'Ver lista' })).toBeVisible();
  await expect(hotels.order()).toBeVisible();

  const tag = firstPrice(page);
  const name = (await tag.getAttribute('aria-label')) ?? '';
  const box = await tag.boundingBox();
  if (!box) throw new Error('the price is not laid out');
  // The drag starts on a price, and the click at its end does not select the price.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 + 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => leftOf(page, name)).toBeLessThan(box.x - 30);
  await expect(page.getByRole('button', { pressed: true, name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Acercar' }).click();
  await page.getByRole('button', { name: 'Buscar en esta zona' }).click();
  await expect(page).toHaveURL(/area=/);
  await expect(hotels.count()).toHaveText(/de \d+ hoteles/);
});

test(
  'without its tiles the map shows a message, and its prices still work',
  variant,
  async ({ page, hotels }) => {
    await page.route(MAP, (route) => route.abort());
    await hotels.openAllResults();
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(map(page)).toContainText('No pudimos cargar el fondo del mapa');
    await firstPrice(page).click();
    await expect(map(page).locator('xpath=..').getByRole('article')).toBeVisible();
    await page.unroute(MAP);
    await map(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(map(page)).not.toContainText('No pudimos cargar');
    await expect.poll(() => coloursOf(page)).toContain(LAND);
  },
);
