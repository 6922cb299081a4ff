import { expect, test } from '../../fixtures/test';

test('the search forms of every product stand without the frame and open results in the top window', async ({
  page,
}) => {
  await page.goto('/components/searchs');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('search', { name: 'Buscar vuelos' })).toBeVisible();
  const hotels = page.getByRole('search', { name: 'Buscar hoteles' });
  await hotels.getByRole('combobox', { name: 'Destino' }).fill('cartag');
  await page
    .getByRole('option', { name: /Cartagena/ })
    .first()
    .click();
  await hotels.getByRole('button', { name: /Fechas/ }).click();
  // The calendar is fetched when it is first asked for; keys pressed before are the page's.
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await hotels.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/searchs\/hotels\?/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
