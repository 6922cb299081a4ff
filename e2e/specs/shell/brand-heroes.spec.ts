import { expectReadableAnywhere } from '../../fixtures/axe';
import { openBrand } from '../../fixtures/brands';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variant } from '../../fixtures/test';
import { BrandConsolePage } from '../../pages/BrandConsolePage';

const PHOTOGRAPH = '../backend/api/brands/caminos/hero.webp';
const UPLOADED = /\/brand\/[a-z0-9-]+\/hero-[0-9a-f]{16}-(?:640|1280|1920)\.webp$/;
const HERO = /\/brand\/[a-z0-9-]+\/hero-[0-9a-f]{16}-\d+\.(?:avif|webp)$/;

test(
  'a photograph that is uploaded in the console is the hero of a product’s page',
  variant,
  async ({ browser }) => {
    const id = `portada-${test.info().retry}`;
    const url = new URL(baseUrl());
    url.hostname = `${id}.localhost`;
    const consolePage = await openConsole(browser, 'brand-admin');
    await consolePage.setViewportSize({ width: 1440, height: 1000 });
    const brands = new BrandConsolePage(consolePage);
    await consolePage.goto('/console/brands');
    await brands.begin({ name: 'Playa', id, host: url.hostname });
    const hotels = brands.group('Hoteles');
    const upload = hotels.getByLabel(/foto: Foto$/);
    await takePicture(consolePage);
    await hotels.getByRole('textbox', { name: 'Título' }).fill('La playa te espera');
    await upload.setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(hotels.getByText(/^La portada es una foto/)).toBeVisible();
    await takePicture(consolePage);
    await upload.setInputFiles(PHOTOGRAPH);
    await expect(hotels.getByRole('img')).toHaveAttribute('src', UPLOADED);
    // The photograph is previewed before it is saved.
    await expect(brands.preview().getByRole('heading', { level: 1 })).toHaveText(
      'La playa te espera',
    );
    await expect(brands.preview().locator('section > picture > img').first()).toHaveJSProperty(
      'complete',
      true,
    );
    await expectReadableAnywhere(consolePage);
    await takePicture(consolePage);
    await consolePage.setViewportSize({ width: 360, height: 800 });
    await takePicture(consolePage);
    await consolePage.setViewportSize({ width: 1440, height: 1000 });
    await openBrand(brands, url.hostname);
    await hotels.getByRole('button', { name: 'Quitar la foto' }).click();
    await brands.button('Guardar borrador').click();
    await expect(brands.saved()).toBeVisible();
    await brands.publish();
    await expect(consolePage.getByText('Publicada la versión 2.')).toBeVisible();
    await consolePage.getByRole('link', { name: 'Historial' }).click();
    const first = brands.row('Versión 1');
    await first.getByRole('button', { name: 'Comparar con la publicada' }).click();
    await expect(first.getByRole('img')).toHaveAttribute('src', UPLOADED);
    await takePicture(consolePage);
    await first.getByRole('button', { name: 'Volver a esta versión' }).click();
    await first.getByRole('button', { name: 'Volver ahora' }).click();
    await expect(consolePage.getByText('Los viajeros ven otra vez la versión 1.')).toBeVisible();

    for (const [width, height, widths] of [
      [1440, 900, /-960\.avif$/],
      [360, 800, /-640\.avif$/],
    ] as const) {
      const context = await browser.newContext({
        baseURL: url.origin,
        viewport: { width, height },
      });
      const traveller = await context.newPage();
      const fetched: string[] = [];
      traveller.on('request', (request) => {
        if (HERO.test(request.url())) fetched.push(request.url());
      });
      await traveller.goto('/');
      await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('La playa te espera');
      const picture = traveller.locator('section > picture > img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      // The prefetched picture and the shown one are the same file, loaded once.
      expect(fetched).toEqual([expect.stringMatching(widths)]);
      expect(
        await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      ).toBeGreaterThan(0);
      await takePicture(traveller);
      await context.close();
    }
    await consolePage.context().close();
  },
);
