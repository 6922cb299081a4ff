import { expect, test } from '../../fixtures/test';

test('a search is made, narrowed and widened with the keyboard alone', async ({ page, hotels }) => {
  await page.goto('/');
  await hotels.destination().focus();
  await page.keyboard.type('medell', { delay: 20 });
  await expect(page.getByRole('option', { name: /Medellín/ }).first()).toBeVisible();
  await expect(hotels.destination()).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(hotels.destination()).toHaveValue(/Medellín/);
  await page.getByRole('button', { name: /Fechas/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Fechas/ })).toContainText(/\d{2} \w{3}/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Huéspedes/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Habitación 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Huéspedes/ })).toBeFocused();
  await hotels.submit().focus();
  await page.keyboard.press('Enter');
  await expect(hotels.cards().first()).toBeVisible();
  await hotels.showNewResults();
  await page.getByRole('checkbox', { name: /Cancelación gratis/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/free_cancellation=1/);
  await page.getByRole('button', { name: /Cancelación gratis/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/free_cancellation=1/);
});

test('the first Tab offers to skip the frame', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Saltar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
