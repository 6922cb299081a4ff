import type { APIRequestContext, Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/axe';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variant } from '../../fixtures/test';
import type { HotelsPage } from '../../pages/HotelsPage';

interface Found {
  hotelCode: string;
  reviews: { source: string } | null;
}
/** The hotels of a result, from the page's own request. */
async function foundHotels(page: Page, hotels: HotelsPage): Promise<Found[]> {
  let found: Found[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/hotels/searchs')) return;
    const body = (await response.json().catch(() => null)) as {
      data?: { hotels: Found[] };
      meta?: { complete: boolean };
    } | null;
    if (body?.meta?.complete) found = body.data?.hotels ?? [];
  });
  await hotels.openAllResults();
  await expect.poll(() => found.length).toBeGreaterThan(0);
  return found;
}
async function hasComments(request: APIRequestContext, hotelCode: string): Promise<boolean> {
  const reply = await request.get(`/api/hotels/reviews?hotelCode=${hotelCode}`);
  const { data } = (await reply.json()) as { data: { comments: unknown[] } };
  return data.comments.length > 4;
}
const detailOf = (page: Page, hotelCode: string) =>
  page.url().replace('/searchs/hotels?', '/searchs/hotels/detail?') + `&hotelCode=${hotelCode}`;

for (const width of [360, 1440])
  test(
    `reviews of guests are shown for a hotel, and a hotel without them says so, at ${width} px`,
    variant,
    async ({ page, hotels, browserErrors }) => {
      await page.setViewportSize({ width, height: 900 });
      const found = await foundHotels(page, hotels);
      await takePicture(page);
      let said: string | undefined;
      for (const { hotelCode, reviews } of found)
        if (!said && reviews && (await hasComments(page.request, hotelCode))) said = hotelCode;
      const silent = found.find(({ reviews }) => reviews === null)?.hotelCode;
      const results = page.url();
      const section = page.getByRole('region', { name: 'Opiniones' });

      // The first request fails, as on a bad connection, and the rest of the page still works.
      await page.route('**/api/hotels/reviews*', (route) => route.abort(), { times: 1 });
      await page.goto(detailOf(page, said ?? ''));
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText('No pudimos traer las opiniones.')).toBeVisible();
      await expectReadable(page);
      await section.getByRole('button', { name: 'Reintentar' }).click();
      await expect(section.getByRole('heading', { name: 'Por categoría' })).toBeVisible();
      await expect(section.getByRole('listitem')).toHaveCount(4);
      await section.getByRole('button', { name: /^Ver \d+ opini(ón|ones) más$/ }).click();
      await expect(section.getByRole('listitem').nth(4)).toBeVisible();
      await expectReadable(page);

      await page.goto(results);
      await page.goto(detailOf(page, silent ?? ''));
      await expect(section).toContainText('Aún nadie ha opinado de este hotel.');
      await expectReadable(page);
      expect(browserErrors).toEqual([]);
    },
  );
