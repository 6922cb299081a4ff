import { expectReadable } from '../../fixtures/axe';
import { command } from '../../fixtures/command';
import { andesUrl, baseUrl, urlOfBrand } from '../../fixtures/env';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variant, variantIf } from '../../fixtures/test';
import { AssistancePage, aStudent, plansPath } from '../../pages/AssistancePage';
import { BookingPages, GatewayPage } from '../../pages/BookingPages';
import { aStay, HotelsPage, resultsPath } from '../../pages/HotelsPage';

const brand = command('brand');

test('each host shows its own brand from the first byte', async ({ page, request }) => {
  // Node does not resolve *.localhost, so the header names the host. The browser below uses the address.
  const html = async (host: string) =>
    (await request.get(`${baseUrl()}/`, { headers: { host } })).text();
  const port = new URL(baseUrl()).port;
  const [ours, andes] = [await html(`localhost:${port}`), await html(`andes.localhost:${port}`)];
  const primary = (html = '') => /--brand-palette-primary-main:\s*(#[0-9a-f]{6})/i.exec(html)?.[1];
  expect(primary(ours)).toBe('#3e6cca');
  expect(primary(andes)).toMatch(/^#/);
  expect(primary(andes)).not.toBe(primary(ours));
  await page.goto(`${andesUrl()}/`);
  await expect(page.getByRole('contentinfo')).toContainText(/NIT/);
  await expect(page).toHaveTitle(/Andes/);
});

test('a host that is not a brand of ours is rejected', async ({ request }) => {
  const answer = await request.get(`${baseUrl()}/`, { headers: { host: 'otra.test' } });
  expect(answer.status()).toBe(421);
});

/** First view of each demo brand: heading, products in their order, typeface, and an address that it does not sell. */
const BRANDS = {
  localhost: {
    heading: 'Encuentra tu próximo hotel',
    tabs: ['Hoteles', 'Asistencia', 'Paquetes', 'Vuelos'],
    face: 'brand-figtree',
  },
  'andes.localhost': {
    heading: 'De la cordillera al Caribe',
    tabs: ['Hoteles', 'Asistencia', 'Paquetes', 'Vuelos'],
    face: 'brand-fraunces',
  },
  'canario.localhost': {
    heading: 'Vuela ya, gasta menos',
    tabs: ['Vuelos'],
    face: 'brand-space-grotesk',
    notSold: '/searchs/hotels?destination=CTG',
  },
  'caminos.localhost': {
    heading: 'Tu viaje, ya pensado',
    tabs: ['Paquetes', 'Asistencia', 'Vuelos'],
    face: 'brand-nunito',
    notSold: '/searchs/hotels?destination=CTG',
  },
};
for (const width of [360, 1440])
  test(
    `four brands open with their own product, texts, typeface and colours at ${width} px`,
    variantIf(width === 1440),
    async ({ page, frame, browserErrors }) => {
      await page.setViewportSize({ width, height: 900 });
      const colours = new Set<string>();
      for (const [host, brand] of Object.entries(BRANDS))
        await test.step(host, async () => {
          await page.goto(urlOfBrand(host));
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveText(brand.heading);
          const { face, colour } = await heading.evaluate((element) => ({
            face: getComputedStyle(element).fontFamily,
            colour: getComputedStyle(document.documentElement).getPropertyValue(
              '--brand-palette-primary-main',
            ),
          }));
          expect(face).toContain(brand.face);
          await expect
            .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
            .toContain('loaded');
          colours.add(colour);
          await expectReadable(page);
          await takePicture(page);
          // A phone has no row of tabs for one product.
          const hasTabs = width > 360 || brand.tabs.length > 1;
          await expect(frame.tabs()).toHaveText(hasTabs ? brand.tabs : []);
          if ('notSold' in brand) {
            await page.goto(new URL(brand.notSold, urlOfBrand(host)).href);
            await expect(heading).toHaveText(/No encontramos|no existe/i);
          }
        });
      expect(colours.size).toBe(4);
      expect(browserErrors).toEqual([]);
    },
  );

test(
  'mark-ups and settings of a demo brand apply only to its own travellers',
  variant,
  async ({ page }) => {
    const plans = new AssistancePage(page);
    /** Digits of the price of the same plan for the same person. */
    const priceOf = (name: string) =>
      plans.plan(name).locator('strong', { hasText: '$' }).textContent();
    const pesos = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));
    const openPlans = (at: string) => page.goto(new URL(plansPath(aStudent(41)), at).href);
    const label = page.getByText('Para viajar sin afán');
    await openPlans(baseUrl());
    const name = await plans.names().first().innerText();
    const plain = pesos(await priceOf(name));
    await expect(label).toHaveCount(0);
    await openPlans(urlOfBrand('caminos.localhost'));
    await expect.poll(async () => pesos(await priceOf(name))).toBe(plain + 6000);
    await expect(label).toHaveCount(1);
    await takePicture(page);

    await page.goto(new URL(resultsPath(aStay('CTG', 'Cartagena', 41)), andesUrl()).href);
    const hotels = new HotelsPage(page);
    await expect(hotels.order()).toHaveValue('score_desc');
    await expect(hotels.firstCard()).toContainText('por noche, impuestos incluidos');
    await takePicture(page);
  },
);

test(
  'a brand opens at its own host after three commands, is edited and reverted, with no build',
  variant,
  async ({ page, request }) => {
    const url = new URL(baseUrl());
    url.hostname = 'mar.localhost';
    const statusThere = async () =>
      (await request.get(`${baseUrl()}/`, { headers: { host: url.host } })).status();
    await brand(
      ...['create', 'mar', '--copy', 'andes', '--host', 'mar.localhost'],
      ...['--set', 'name=Mar y Sol', '--set', 'primary_color=#8a2d6b'],
    );
    expect(await statusThere()).toBe(421);
    await brand('hosts', 'verify', 'mar', 'mar.localhost');
    expect(await statusThere()).toBe(421);
    await brand('publish', 'mar');
    await expect.poll(statusThere).toBe(200);

    await page.goto(url.href);
    await expect(page).toHaveTitle(/Mar y Sol/);
    const primary = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-palette-primary-main'),
    );
    expect(primary.trim()).toBe('#8a2d6b');
    // The copy shows the logo of the original brand until it has its own.
    const logo = page.locator('header img').first();
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);

    const titleThere = async () => (await page.reload(), page.title());
    await brand('edit', 'mar', '--set', 'name=Mar y Luna');
    expect(await titleThere()).toContain('Mar y Sol');
    await brand('publish', 'mar');
    await expect.poll(titleThere).toContain('Mar y Luna');
    await brand('revert', 'mar');
    await expect.poll(titleThere).toContain('Mar y Sol');
    await page.goto(`${andesUrl()}/`);
    await expect(page).toHaveTitle(/Andes/);
  },
);

test('a buyer pays the merchant of the brand when it has its own', variant, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: andesUrl() });
  const page = await context.newPage();
  const [hotels, booking] = [new HotelsPage(page), new BookingPages(page)];
  await hotels.openResults({ ...aStay('CTG', 'Cartagena', 57), rooms: ['1'] });
  await hotels.openFirst();
  await booking.book().click();
  await booking.fill();
  await booking.accept();
  await booking.skipExtras();
  await booking.pay().click();
  await expect(page).toHaveURL(/pagos\.localhost/);
  await expect(page.getByText('Andes & Mar').first()).toBeVisible();
  await new GatewayPage(page).approve().click();
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  await context.close();
});
