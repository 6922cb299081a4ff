import { expectReadableAnywhere } from '../../fixtures/axe';
import { openBrand } from '../../fixtures/brands';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variant } from '../../fixtures/test';
import { BrandConsolePage } from '../../pages/BrandConsolePage';
import { aStay, HotelsPage } from '../../pages/HotelsPage';

test(
  'a brand chooses settings of hotels and of assistance, sees them before they are published, and its travellers get them',
  variant,
  async ({ browser }) => {
    const id = `ajustes-${test.info().retry}`;
    const url = new URL(baseUrl());
    url.hostname = `${id}.localhost`;
    const consolePage = await openConsole(browser, 'brand-admin');
    const brands = new BrandConsolePage(consolePage);
    await consolePage.goto('/console/brands');
    // Copied from a brand that has changed no settings.
    await brands.begin({ name: 'Ajustes', id, host: url.hostname }, 'tiquete');

    const hotels = consolePage.getByRole('region', { name: 'Ajustes de Hoteles' });
    await hotels.getByRole('combobox', { name: 'Orden inicial' }).selectOption('recommended');
    await hotels.getByRole('checkbox', { name: 'Precio por noche primero' }).check();
    const nights = hotels.getByRole('textbox', { name: 'Noches de los destinos' });
    await nights.fill('40');
    await brands.button('Guardar borrador').click();
    await expect(hotels.getByText('Escribe un número entero entre 1 y 14.')).toBeVisible();
    await expectReadableAnywhere(consolePage);
    await takePicture(consolePage);
    const wide = consolePage.viewportSize();
    await consolePage.setViewportSize({ width: 360, height: 800 });
    await hotels.scrollIntoViewIfNeeded();
    await takePicture(consolePage);
    if (wide) await consolePage.setViewportSize(wide);
    await nights.fill('5');
    const assistance = consolePage.getByRole('region', { name: 'Ajustes de Asistencia' });
    await assistance.getByRole('combobox', { name: 'Plan destacado' }).selectOption('cheapest');
    await assistance.getByRole('textbox', { name: 'Texto de la etiqueta' }).fill('La favorita');
    const featured = brands
      .preview()
      .getByRole('link', { name: /Cartagena/ })
      .last();
    await expect.poll(async () => nightsOf(await featured.getAttribute('href'))).toBe(5);
    await openBrand(brands, url.hostname);
    await consolePage.context().close();

    const context = await browser.newContext({ baseURL: url.origin });
    const traveller = await context.newPage();
    await traveller.goto('/');
    const card = traveller.getByRole('link', { name: /Cartagena/ }).last();
    await expect.poll(async () => nightsOf(await card.getAttribute('href'))).toBe(5);
    const results = new HotelsPage(traveller);
    await results.openResults({ ...aStay('CTG', 'Cartagena', 40), rooms: ['1'] });
    await expect(results.firstCard()).toContainText('por noche, impuestos incluidos');
    await expect(traveller.getByText(/^Recomendados: por precio/)).toBeVisible();
    await takePicture(traveller);
    await traveller.setViewportSize({ width: 360, height: 800 });
    await takePicture(traveller);
    await context.close();
  },
);

const DAY_MS = 86_400_000;
function nightsOf(href: string | null): number {
  const params = new URL(href ?? '', 'http://localhost').searchParams;
  const [start = 0, end = 0] = ['checkin', 'checkout'].map((name) =>
    Date.parse(params.get(name) ?? ''),
  );
  return (end - start) / DAY_MS;
}
