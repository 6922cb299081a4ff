import { createServer } from 'node:http';
import { baseUrl } from '../../fixtures/env';
import { expect, test } from '../../fixtures/test';

/** A partner of the default brand, as listed in the brand's file. */
const PARTNER = 'http://partner.localhost:3900';

test('the search forms of every product appear without the frame and open results in the top window', async ({
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
  await expect(page.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await hotels.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/searchs\/hotels\?/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('one line of HTML shows a filled form in a partner’s page, at its full height, with results in the whole window', async ({
  page,
}) => {
  const line = `<script async src="${baseUrl()}/embed.js" data-product="hotels" data-query="destination_code=CTG&amp;destination_name=Cartagena&amp;checkin=2027-03-10&amp;checkout=2027-03-12&amp;room=2"></script>`;
  const partner = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="es"><title>Socio</title><h1>Socio</h1>${line}<p>Pie</p>`),
  );
  await new Promise<void>((resolve) =>
    partner.listen(Number(new URL(PARTNER).port), '127.0.0.1', resolve),
  );
  try {
    await page.goto(PARTNER);
    const frame = page.locator('iframe');
    const framed = page.frameLocator('iframe');
    const hotels = framed.getByRole('search', { name: 'Buscar hoteles' });
    await expect(hotels.getByRole('combobox', { name: 'Destino' })).toHaveValue(/Cartagena/);
    await expect(framed.getByRole('search')).toHaveCount(1);
    // The frame is exactly as high as its content.
    const isFitting = () =>
      framed
        .locator('#main')
        .evaluate((main) => Math.abs(main.getBoundingClientRect().height - window.innerHeight) < 2);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(isFitting).toBe(true);
    }
    await expect(frame).toHaveAttribute('title', 'Buscador de viajes de Tiquete');
    await hotels.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(new RegExp(`^${baseUrl()}/searchs/hotels\\?.*CTG`));
  } finally {
    partner.closeAllConnections();
    partner.close();
  }
});
