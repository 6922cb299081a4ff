import { expectReadableAnywhere } from '../../fixtures/axe';
import { openBrand } from '../../fixtures/brands';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { expect, test } from '../../fixtures/test';
import { aTraveller, BookingPages, GatewayPage } from '../../pages/BookingPages';
import { BrandConsolePage } from '../../pages/BrandConsolePage';
import { aStay, HotelsPage } from '../../pages/HotelsPage';

const LOGO_WITH_SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><script>globalThis.__evil=true</script><rect width="400" height="100" fill="#aa0055"/></svg>';

test('a brand is created in the console, used for a booking at its host, and reverted', async ({
  browser,
  page,
}) => {
  const id = `sol-${test.info().retry}`;
  const host = `${id}.localhost`;
  const url = new URL(baseUrl());
  url.hostname = host;

  const consolePage = await openConsole(browser, 'brand-admin');
  const brands = new BrandConsolePage(consolePage);
  await consolePage.goto('/console/brands');
  await expect(consolePage.getByRole('link', { name: 'Andes & Mar' })).toBeVisible();
  await expectReadableAnywhere(consolePage);
  const begun = Date.now();
  await brands.begin({ name: 'Sol y Arena', id, host });
  await expect(consolePage.getByRole('heading', { level: 1, name: 'Sol y Arena' })).toBeVisible();
  await brands.field('Principal').fill('#ffcc00');
  // The draft is previewed before it is saved, and the preview sells nothing.
  await expect(brands.preview().getByText(/^Vista previa de un borrador/)).toBeVisible();
  await expect(brands.preview().getByRole('contentinfo')).toContainText('Sol y Arena');
  await openBrand(brands, host);
  test.info().annotations.push({
    type: 'seconds from nothing to an open brand',
    description: String(Math.round((Date.now() - begun) / 1000)),
  });
  await expectReadableAnywhere(consolePage);

  const context = await browser.newContext({ baseURL: url.origin });
  const traveller = await context.newPage();
  await traveller.goto('/');
  await expect(traveller).toHaveTitle(/Sol y Arena/);
  const booking = new BookingPages(traveller);
  const hotels = new HotelsPage(traveller);
  await hotels.openResults({
    ...aStay('CTG', 'Cartagena', 71 + test.info().retry),
    rooms: ['1'],
  });
  await hotels.openFirst();
  await booking.book().click();
  await booking.fill({ ...aTraveller, email: `${id}@tiquete.test` });
  await booking.accept();
  await booking.skipExtras();
  await booking.pay().last().click();
  await expect(traveller).toHaveURL(/pagos\.localhost/);
  await new GatewayPage(traveller).approve().click();
  await expect(traveller).toHaveURL(new RegExp(`//${host}`));
  await expect(traveller.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  await context.close();

  await brands.field('Nombre').fill('Sol y Luna');
  // An uploaded picture that contains a script is converted to a plain picture.
  await consolePage.getByLabel('Subir otra imagen: Logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO_WITH_SCRIPT),
  });
  const logo = consolePage.getByRole('img', { name: 'Logo: imagen actual' });
  await expect(logo).toHaveAttribute('src', /\/logo-[0-9a-f]{16}\.png$/);
  const drawn = await consolePage.request.get((await logo.getAttribute('src')) ?? '');
  expect(drawn.headers()['content-type']).toBe('image/png');
  expect((await drawn.body()).includes('__evil')).toBe(false);
  // The console publishes no host without proof of ownership, and shows the answer of the host.
  const unproven = `sin-registro-${id}.localhost`;
  await brands.button('Agregar dominio').click();
  await brands.field('Dominio 2').fill(unproven);
  await brands.button('Guardar borrador').click();
  await expect(brands.saved()).toBeVisible();
  const card = brands.host(unproven);
  await card.getByRole('button', { name: 'Comprobar' }).click();
  await expect(card.getByRole('alert')).toContainText(/No encontramos un registro TXT/);
  await takePicture(consolePage);
  await card.getByRole('radio', { name: 'Con un archivo en tu sitio' }).click();
  await card.getByRole('button', { name: 'Comprobar' }).click();
  await expect(card.getByRole('alert')).toContainText('Tu sitio respondió 404');
  await expectReadableAnywhere(consolePage);
  await brands.publish();
  await expect(consolePage.getByText(/^No se publicó\. Falta comprobar/)).toBeVisible();
  const wide = consolePage.viewportSize();
  await consolePage.setViewportSize({ width: 360, height: 800 });
  await card.scrollIntoViewIfNeeded();
  await takePicture(consolePage);
  if (wide) await consolePage.setViewportSize(wide);
  await card.getByRole('button', { name: `Quitar ${unproven}` }).click();
  await brands.button('Guardar borrador').click();
  await expect(brands.saved()).toBeVisible();
  await brands.button('Publicar ahora').click();
  await expect(consolePage.getByText('Publicada la versión 2.')).toBeVisible();
  await consolePage.getByRole('link', { name: 'Historial' }).click();
  const first = brands.row('Versión 1');
  await first.getByRole('button', { name: 'Comparar con la publicada' }).click();
  await expect(first).toContainText('Sol y Luna');
  await expectReadableAnywhere(consolePage);
  await first.getByRole('button', { name: 'Volver a esta versión' }).click();
  await first.getByRole('button', { name: 'Volver ahora' }).click();
  await expect(consolePage.getByText('Los viajeros ven otra vez la versión 1.')).toBeVisible();
  await page.goto(url.href);
  await expect(page).toHaveTitle(/Sol y Arena/);
  await consolePage.context().close();
});

test('only a brand admin finds the console of brands', async ({ browser, page }) => {
  await page.goto('/console/brands');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No encontramos/);
  const consolePage = await openConsole(browser, 'operator');
  await consolePage.goto('/console/brands');
  await expect(consolePage.getByRole('heading', { level: 1 })).toHaveText(/No encontramos/);
  await consolePage.context().close();
});
