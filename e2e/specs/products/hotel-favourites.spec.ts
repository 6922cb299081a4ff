import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { HotelsPage } from '../../pages/HotelsPage';

// A tall window renders enough cards for three different names.
test.use({ viewport: { width: 1440, height: 2400 } });

const isSaved = (heart: Locator, saved: boolean) =>
  expect(heart).toHaveAttribute('aria-pressed', String(saved));

test('favourites of two tabs are all saved, and a removed one does not come back', async ({
  page,
  hotels,
  context,
}) => {
  await hotels.openAllResults();
  const [first, second, third] = await hotels.comparedNames();
  const other = new HotelsPage(await context.newPage());
  await other.openResults();
  await isSaved(other.favourite(third), false);
  await hotels.favourite(first).click();
  await isSaved(hotels.favourite(first), true);
  await other.favourite(second).click();
  await isSaved(other.favourite(second), true);
  await other.page.reload();
  await isSaved(other.favourite(first), true);
  await isSaved(other.favourite(second), true);
  await page.reload();
  await isSaved(hotels.favourite(first), true);
  await isSaved(hotels.favourite(second), true);

  await hotels.favourite(second).click();
  await isSaved(hotels.favourite(second), false);
  await page.reload();
  await isSaved(other.favourite(second), true);
  await other.favourite(third).click();
  await isSaved(other.favourite(third), true);
  await other.page.reload();
  await isSaved(other.favourite(second), false);
  await isSaved(other.favourite(first), true);
  await isSaved(other.favourite(third), true);
});
