import { expect, test } from '../fixtures/test';

test('the search forms stand without the frame and open results in the top window', async ({ page, hotels }) => {
  await page.goto('/components/searchs');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(hotels.destination()).toBeVisible();
  await hotels.destination().fill('cartag');
  await page.getByRole('option', { name: /Cartagena/ }).first().click();
  await page.getByRole('button', { name: /Fechas/ }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await hotels.submit().click();
  await expect(page).toHaveURL(/\/searchs\/hotels\?/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
