import type { Page } from '@playwright/test';
import { takePicture } from '../../fixtures/pictures';
import { expect, test } from '../../fixtures/test';
import { plansPath } from '../../pages/AssistancePage';
import { flightsPath, oneWay } from '../../pages/FlightsPage';
import { aStay, resultsPath } from '../../pages/HotelsPage';
import { packagesPath } from '../../pages/PackagesPage';

const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true });

interface Results {
  name: string;
  path: string;
  /** Text of the search in the header. */
  search: RegExp;
  tab: string;
  /** Cards whose price is in the first view. */
  first: number;
}
const RESULTS: Results[] = [
  {
    name: 'hotels',
    path: resultsPath(aStay('CTG', 'Cartagena', 44)),
    search: /^Cartagena/,
    tab: 'Hoteles',
    first: 2,
  },
  {
    name: 'flights',
    path: flightsPath(oneWay(44)),
    search: /^Bogotá → Medellín/,
    tab: 'Vuelos',
    first: 3,
  },
  {
    name: 'packages',
    path: packagesPath('EUROPE', 'Europa', undefined, ['2']),
    search: /^Europa/,
    tab: 'Paquetes',
    first: 2,
  },
  {
    name: 'assistance',
    path: plansPath({ destinations: ['EUROPE'], from: 44, days: 10, ages: [30, 32] }),
    search: /^Europa/,
    tab: 'Asistencia',
    first: 3,
  },
];

/** Cards, or the lines of a table. */
const cardsOf = (page: Page) => page.getByRole('article').or(page.getByRole('rowgroup'));
/** Bottom of the price in each of the first cards, in pixels from the top of the window. */
const pricesOf = (page: Page, count: number) =>
  cardsOf(page).evaluateAll(
    (cards, most) =>
      cards.slice(0, most).map((card) => {
        const prices = [...card.querySelectorAll('strong')].filter(({ textContent }) =>
          textContent.includes('$'),
        );
        return prices.at(0)?.getBoundingClientRect().bottom ?? Infinity;
      }),
    count,
  );

for (const { name, path, search, tab, first } of RESULTS)
  test(`the first view of a phone shows ${first} ${name} with their prices`, async ({
    page,
    frame,
  }) => {
    await page.goto(path);
    await expect(cardsOf(page).nth(first - 1)).toBeVisible();
    await expect
      .poll(async () => Math.max(...(await pricesOf(page, first))))
      .toBeLessThanOrEqual(HEIGHT);
    await takePicture(page);

    await expect(frame.tab(tab)).toHaveAttribute('aria-current', 'page');
    for (const link of await frame.tabs().all()) await expect(link).toBeInViewport({ ratio: 0.99 });
    const title = page.getByRole('main').getByRole('button', { name: search });
    const box = await title.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(56);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(title).toBeInViewport({ ratio: 0.99 });
    await title.tap();
    await expect(page.getByRole('dialog').getByRole('search')).toBeVisible();
  });

test('a brand with one product has no row of tabs on a phone', async ({ page, frame }) => {
  await page.goto(
    new URL('/flights', process.env.BASE_URL).href.replace('localhost', 'canario.localhost'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.products()).toBeHidden();
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner?.height).toBe(56);
});
