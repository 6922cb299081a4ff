import { expect, test } from '../../fixtures/test';

test('a search is made, narrowed and widened with only the keyboard', async ({ page, hotels }) => {
  await page.goto('/');
  await hotels.destination().focus();
  await page.keyboard.type('medell', { delay: 20 });
  await expect(hotels.suggestion(/Medellín/)).toBeVisible();
  await expect(hotels.destination()).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(hotels.focusedDay()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Huéspedes/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Habitación 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Huéspedes/ })).toBeFocused();
  await expect(hotels.destination()).toHaveValue(/Medellín/);
  await expect(page.getByRole('button', { name: /Fechas/ })).toContainText(/\d{2} \w{3}/);
  await hotels.submit().focus();
  await page.keyboard.press('Enter');
  await expect(hotels.list()).toBeVisible();
  await hotels.showAll();
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

test('an element that removes itself moves the focus to a place where the keyboard continues', async ({
  page,
  hotels,
}) => {
  await hotels.openAllResults();
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.getByRole('checkbox', { name: /Cancelación gratis/ }).check();
  await page.getByRole('checkbox', { name: /^4,0 estrellas/ }).check();
  await press(/^Quitar 4,0 estrellas/);
  await expect(page.getByRole('button', { name: 'Quitar Cancelación gratis' })).toBeFocused();
  await press('Limpiar todo');
  await expect(page.getByRole('button', { name: /^Favoritos/ })).toBeFocused();
  await press(/Cambiar búsqueda$/);
  await expect(page.getByRole('region', { name: 'Tu búsqueda' })).toBeFocused();
  // The form is loaded when it is first opened. Before that, a Tab would go to the results.
  await expect(hotels.destination()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hotels.destination()).toBeFocused();
  await press('Cerrar búsqueda');
  await expect(page.getByRole('button', { name: /Cambiar búsqueda$/ })).toBeFocused();
});

test('a link skips the list to the map, whose prices are large enough for touch', async ({
  page,
  hotels,
}) => {
  await hotels.openAllResults();
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  const prices = page.getByRole('toolbar').getByRole('button');
  await expect(prices.first()).toBeVisible();
  await page.getByRole('link', { name: 'Saltar al mapa' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.getByRole('toolbar').locator(':focus');
  await expect(focused).toBeVisible();
  const sizes = focused.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
    offsetWidth,
    offsetHeight,
  ]);
  expect(Math.min(...(await sizes))).toBeGreaterThanOrEqual(44);
});
