import type { Locator } from '@playwright/test';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variantIf } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';

/** Computed colours of text, background and border in forced-colours mode. */
const drawn = (locator: Locator): Promise<string> =>
  locator.first().evaluate((element) => {
    const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
    return [color, backgroundColor, backgroundImage, boxShadow].join('; ');
  });
/** Checks that a selected element looks different from others. */
async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  expect(await drawn(chosen)).not.toBe(await drawn(other));
}
const BLANK = /rgba\(0, 0, 0, 0\)/;

for (const width of [360, 1440])
  test(
    `in forced-colours mode, selected elements remain visible at ${width} px`,
    variantIf(width === 360),
    async ({ page, frame, hotels }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const tab = (isActive: boolean) =>
        frame.tabs().and(page.locator(isActive ? '[aria-current]' : ':not([aria-current])'));
      await expectDistinct(tab(true), tab(false));
      const wordmark = page.locator('header img').first();
      expect(
        await wordmark.evaluate((image) => getComputedStyle(image).backgroundColor),
      ).not.toMatch(BLANK);
      await takePicture(page);

      await hotels.openAllResults(aStay());
      const stars = hotels
        .firstCard()
        .getByRole('img', { name: /estrellas/ })
        .locator('span')
        .first();
      const gradient = await stars.evaluate((element) => getComputedStyle(element).backgroundImage);
      const [full, rest] = gradient.match(/rgba?\([^)]+\)/g) ?? [];
      expect(full).not.toBe(rest);
      await takePicture(page);
      if (width === 360) return;

      const knobs = page.getByRole('slider');
      const filled = knobs.first().locator('xpath=../span').first();
      expect(await filled.evaluate((bar) => getComputedStyle(bar).backgroundColor)).not.toMatch(
        BLANK,
      );
      await page.getByRole('button', { name: /Cambiar búsqueda$/ }).click();
      await page.getByRole('button', { name: /Fechas/ }).click();
      const days = page.getByRole('grid').getByRole('button');
      await expectDistinct(
        days.and(page.locator('[data-selection-start]')),
        days.and(page.locator(':not([data-selected]):not([data-disabled])')),
      );
      await takePicture(page);
    },
  );
