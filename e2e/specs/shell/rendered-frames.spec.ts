import type { Page } from '@playwright/test';
import { holdScripts, openRendered, watchShifts } from '../../pages/renderedPage';
import { expectReadable } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { aFamily, plansPath } from '../../pages/AssistancePage';
import { flightsPath, oneWay } from '../../pages/FlightsPage';
import { aStay, resultsPath } from '../../pages/HotelsPage';
import { packagesPath } from '../../pages/PackagesPage';

// The server renders when it has time.
test.beforeEach(() => test.slow());

const stay = aStay('CTG', 'Cartagena', 61);
const detail = `${resultsPath(stay).replace('/searchs/hotels', '/searchs/hotels/detail')}&hotelCode=H-1`;
const checkout = `/checkout/hotel?${resultsPath(stay).split('?')[1]}&sessionCode=s&hotelCode=H-1&productCode=p`;

interface Frame {
  name: string;
  path: string;
  tab: string;
  /** Texts at the first paint: the heading of level 1 and the folded search. */
  heading: string | null;
  search: RegExp | null;
}
const RESULTS: Frame[] = [
  {
    name: 'results of hotels',
    path: resultsPath(stay),
    tab: 'Hoteles',
    heading: 'Hoteles en Cartagena',
    search: /^Cartagena\d\d \w{3}\. – \d\d \w{3}\. · 2 huéspedes, 1 habitación/,
  },
  {
    name: 'results of flights',
    path: flightsPath(oneWay(62)),
    tab: 'Vuelos',
    heading: 'Vuelos Bogotá → Medellín',
    search: /^Bogotá → Medellín\d\d \w{3}\. · 1 pasajero · Todas las cabinas/,
  },
  {
    name: 'results of assistance',
    path: plansPath(aFamily(63)),
    tab: 'Asistencia',
    heading: 'Asistencia para Europa',
    search: /^Europa/,
  },
  {
    name: 'results of packages',
    path: packagesPath('EUROPE', 'Europa'),
    tab: 'Paquetes',
    heading: 'Paquetes a Europa',
    search: /^EuropaCualquier fecha · 5 viajeros, 2 habitaciones/,
  },
];
const OTHERS: Frame[] = [
  { name: 'detail', path: detail, tab: 'Hoteles', heading: null, search: /^Cartagena/ },
  { name: 'checkout', path: checkout, tab: 'Hoteles', heading: 'Confirma y paga', search: null },
];

/** Places of the folded search, the heading and the progress bar, as far as the page has them. */
const placesOf = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    ['button', 'h1', '[role=progressbar]'].map((selector) => {
      const { x, y, width, height } = main.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { selector, x, y, width, height };
    }),
  );

for (const width of [360, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    for (const { name, path, tab, heading, search } of [...RESULTS, ...OTHERS])
      test(`${name}: the first paint has the frame and the search, and the page takes over without a shift`, async ({
        page,
        frame,
      }) => {
        await openRendered(page, path);
        const release = await holdScripts(page);
        // The page is compared while it searches. Its answers change its content.
        await page.route(/\/api\/(?!auth\/)/, () => undefined);
        const shifts = await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const main = page.getByRole('main');
        if (name === 'checkout') await expect(frame.products()).toHaveCount(0);
        else await expect(frame.products()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        if (name.startsWith('results'))
          await expect(frame.tab(tab)).toHaveAttribute('aria-current', 'page');
        if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        if (search) await expect(main.getByRole('button').first()).toHaveText(search);
        const places = await placesOf(page);
        const banner = page.getByRole('banner');
        await banner.evaluate((element) => element.setAttribute('data-seen', ''));
        release();
        await expect(page.locator('[data-rendered]')).toHaveCount(0);
        await expect(banner).toHaveAttribute('data-seen');
        expect(await shifts()).toEqual([]);
        if (name.startsWith('results')) expect(await placesOf(page)).toEqual(places);
      });

    test('packages and the months beside them arrive without a shift', async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto(packagesPath('EUROPE', 'Europa'));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Meses para salir' }).getByRole('link').first(),
      ).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  });

/** Records in every frame how many cards the page has, once it has one. */
const watchCards = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { __cards: counts });
    const look = () => {
      const { length } = document.querySelectorAll('main article');
      if (length > 0 || counts.length > 0) counts.push(length);
      requestAnimationFrame(look);
    };
    look();
  });
const readCards = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 2).map((card) => ({
      y: Math.round(card.getBoundingClientRect().y),
      picture: card.querySelector('img')?.getAttribute('src'),
      name: card.querySelector('h2')?.textContent,
      detail: card.querySelector('a')?.getAttribute('href'),
      // A reduced price begins with a word for screen readers.
      price: [...card.querySelectorAll('strong')]
        .map(({ textContent }) => textContent)
        .find((text) => text.includes('$'))
        ?.replace(/^Ahora /, ''),
    })),
  );

for (const width of [360, 1440])
  test(`the first hotels are shown before the code arrives, and stay when it does, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const path = resultsPath(stay);
    await openRendered(page, path);
    const release = await holdScripts(page);
    const shifts = await watchShifts(page);
    await watchCards(page);
    await page.goto(path, { waitUntil: 'commit' });
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByText('3 noches, impuestos incluidos')).toBeVisible();
    const before = await readCards(page);
    for (const { name, price } of before)
      expect([name, price]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^\$/)]);
    await expectReadable(page);
    const link = cards.nth(1).getByRole('heading').getByRole('link');
    await link.focus();
    release();
    await expect(page.locator('[data-rendered]')).toHaveCount(0);
    // The page's own cards can be compared and saved.
    await expect(cards.first().getByRole('checkbox')).toBeVisible();
    await expect(link).toBeFocused();
    const after = await readCards(page);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toEqual({ ...before[1], y: after[1]?.y });
    const counts = await page.evaluate(
      () => (globalThis as unknown as { __cards: number[] }).__cards,
    );
    expect(counts).not.toContain(0);
    expect(await shifts()).toEqual([]);
  });

test('a hotel opens before the code of the list has arrived', async ({ page }) => {
  const path = resultsPath(stay);
  await openRendered(page, path);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: /^Ver habitaciones de/ }).click();
  await expect(page).toHaveURL(/\/searchs\/hotels\/detail\?.*hotelCode=/);
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a filtered list waits for the code', async ({ page }) => {
  const path = `${resultsPath(stay)}&star=5`;
  await openRendered(page, path);
  const release = await holdScripts(page);
  const answered = page.waitForResponse(/\/api\/hotels\/searchs$/);
  await page.goto(path, { waitUntil: 'commit' });
  await (await answered).finished();
  await expect(page.locator('template[data-items]')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const width of [360, 1440])
  test(`a press on the folded search before the code arrives opens the form, at ${width} px`, async ({
    page,
    hotels,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const path = resultsPath(stay);
    await openRendered(page, path);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Cartagena/ })
      .click();
    release();
    await expect(hotels.destination()).toHaveValue('Cartagena');
  });

test('an unknown address has status 404 and its page at the first paint', async ({ page }) => {
  const path = '/no/such/page?from=mail';
  await openRendered(page, path);
  const release = await holdScripts(page);
  const shifts = await watchShifts(page);
  const reply = await page.goto(path, { waitUntil: 'commit' });
  expect(reply?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1, name: 'No encontramos esta página' });
  await heading.evaluate((element) => element.setAttribute('data-seen', ''));
  release();
  await expect(page.locator('[data-rendered]')).toHaveCount(0);
  await expect(heading).toHaveAttribute('data-seen');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fno%2Fsuch%2Fpage%3Ffrom%3Dmail',
  );
  expect(await shifts()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a results page shows the search and says what it needs, and its links work', async ({
    page,
    frame,
  }) => {
    await openRendered(page, resultsPath(stay));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoteles en Cartagena');
    await expect(page.getByText(/necesitas activar JavaScript/)).toBeVisible();
    await frame.tab('Vuelos').click();
    await expect(page).toHaveURL(/\/flights$/);
  });
});
