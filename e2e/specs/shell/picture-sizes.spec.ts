import type { Page } from '@playwright/test';
import { andesUrl } from '../../fixtures/env';
import { expect, test } from '../../fixtures/test';
import { aStay, resultsPath } from '../../pages/HotelsPage';
import { packagesPath } from '../../pages/PackagesPage';

/** Screens by width in pixels and device pixel ratio. */
const SCREENS = [
  [360, 740, 2],
  [360, 740, 3],
  [768, 1024, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const;
const PAGES = {
  '/': () => '/',
  '/ with a hero': andesUrl,
  'results of hotels': () => resultsPath(aStay()),
  'results of packages': () => packagesPath('CO', 'Colombia'),
};
/** The narrowest file: a smaller frame has no better choice. */
const NARROWEST = 320;

/** Loaded pictures: the address, and the file's width divided by the pixels that the whole picture has on the screen. */
const loadedPictures = (page: Page) =>
  page.evaluate(
    (narrowest) =>
      [...document.images].flatMap((image) => {
        const [, width, format] = /(\d+)\.(avif|webp)$/.exec(image.currentSrc) ?? [];
        if (!image.complete || image.naturalWidth === 0 || !width) return [];
        const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
        // A cropped picture is wider than its frame.
        const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
        const share = Number(width) / (shown * devicePixelRatio);
        const fits = share >= 0.9 && (share <= 1.6 || Number(width) === narrowest);
        return [{ address: image.currentSrc, format, share, fits }];
      }),
    NARROWEST,
  );

for (const [name, pathOf] of Object.entries(PAGES))
  test(`${name} loads every picture as AVIF, about as wide as it is shown`, async ({ browser }) => {
    for (const [width, height, deviceScaleFactor] of SCREENS) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
      const page = await context.newPage();
      await page.goto(pathOf());
      const about = `${width} × ${height} at ${deviceScaleFactor}`;
      await expect
        .poll(async () => (await loadedPictures(page)).length, { message: about })
        .toBeGreaterThan(0);
      const loaded = await loadedPictures(page);
      expect(
        loaded.filter(({ format, fits }) => format !== 'avif' || !fits),
        about,
      ).toEqual([]);
      await context.close();
    }
  });

test('a browser without AVIF shows the WebP', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser ignores sources of a type that it does not know.
    new MutationObserver(() => {
      for (const source of document.querySelectorAll('source[type="image/avif"]'))
        source.setAttribute('type', 'image/unknown');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect
    .poll(async () => (await loadedPictures(page)).map(({ format }) => format))
    .toContain('webp');
});
