import type { Locator, Page, Route } from '@playwright/test';
import { takePicture } from '../../fixtures/pictures';
import { expect, test } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';
import { packagesPath, PackagesPage } from '../../pages/PackagesPage';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Answers with the api's JSON after a change. */
const changed =
  <Answer>(change: (answer: Answer) => void) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    change(answer as Answer);
    await route.fulfill({ response, json: answer });
  };
/** Pixels by which the page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** True if each element is completely inside the width of the window. */
const isInWidth = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.every((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    }),
  );

test('a package fits a phone in every month, also if its first departure is on the 1st', async ({
  page,
}) => {
  const packages = new PackagesPage(page);
  await page.setViewportSize(PHONE);
  await page.route(
    '**/api/packages/searches',
    changed<{ data: { departures?: { DateBegin: string }[] } }>(({ data: { departures } }) => {
      for (const [index, departure] of (departures ?? []).entries()) {
        const month = departure.DateBegin.slice(0, 7);
        if (!departures?.[index - 1]?.DateBegin.startsWith(month))
          departure.DateBegin = `${month}-01`;
      }
    }),
  );
  await page.goto(packagesPath('EUROPE', 'Europa', undefined, ['2']));
  await packages.open(packages.firstCard()).click();
  const months = page.getByRole('group', { name: 'Meses de salida' }).getByRole('button');
  await expect(months.first()).toBeVisible();
  for (const month of await months.all()) {
    await month.click();
    const days = page.getByRole('list', { name: /^Salidas de/ }).getByRole('button');
    await expect(days.first()).toBeVisible();
    expect(await excess(page)).toBeLessThanOrEqual(0);
    expect(await isInWidth(days)).toBe(true);
  }
  await takePicture(page);
});

test('a gallery shows one to five whole photos, and fits a phone', async ({ page, hotels }) => {
  await page.setViewportSize(DESKTOP);
  let count = 5;
  await page.route(
    '**/api/hotels/details',
    changed<{ data: { hotel: { images: unknown[] } } }>(({ data: { hotel } }) => {
      hotel.images = hotel.images.slice(0, count);
    }),
  );
  await hotels.openAllResults(aStay());
  await hotels.openFirst();
  const gallery = page.getByRole('region', { name: /^Fotos de/ });
  for (; count >= 1; count -= 1) {
    await page.reload();
    const photos = gallery.getByRole('listitem').getByRole('img', { includeHidden: true });
    await expect(gallery.getByRole('listitem')).toHaveCount(count);
    const frame = await gallery.getByRole('list').boundingBox();
    for (const photo of await photos.all()) {
      const box = await photo.boundingBox();
      expect(box && frame && box.y + box.height <= frame.y + frame.height + 1).toBe(true);
    }
    await takePicture(page);
    await page.setViewportSize(PHONE);
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
  }
});
