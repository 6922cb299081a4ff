import { expectReadable, expectReadableAnywhere } from '../../fixtures/axe';
import { inDays } from '../../fixtures/days';
import { setFault } from '../../fixtures/sandbox';
import { expect, test, variant } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';

for (const width of [360, 1440])
  test(
    `hotels are narrowed by score, services and kind, and the best rated come first, at ${width} px`,
    variant,
    async ({ page, hotels, browserErrors }) => {
      await page.setViewportSize({ width, height: 900 });
      await hotels.openAllResults();
      if (width === 360) await page.getByRole('button', { name: /^Filtros/ }).click();
      await expect(page.getByRole('checkbox', { name: /^\d,5 estrellas/ })).toHaveCount(0);
      await page.getByRole('radio', { name: /^8 o más/ }).check();
      await expect(page).toHaveURL(/score=8/);
      await page.getByRole('checkbox', { name: /^Piscina/ }).check();
      await expect(page).toHaveURL(/service=Piscina/);
      await page.getByRole('checkbox', { name: /^Hotel \d/ }).check();
      await expect(page).toHaveURL(/type=HOTEL/);
      await page.getByRole('button', { name: /^Ver \d+ servicios? más$/ }).click();
      await expectReadable(page);
      if (width === 360) {
        await page.getByRole('button', { name: /^Ver \d+ hotel(es)?$/ }).click();
        await page.getByRole('button', { name: 'Ordenar por' }).click();
        await page.getByRole('menuitemradio', { name: 'Mejor calificados' }).click();
      } else await hotels.order().selectOption({ label: 'Mejor calificados' });
      await expect(page).toHaveURL(/orderBy=score_desc/);
      const scores = hotels
        .cards()
        .locator('b')
        .filter({ hasText: /\d,\d$/ });
      await expect
        .poll(async () => {
          const shown = (await scores.allTextContents()).map((text) =>
            Number(/\d+,\d$/.exec(text)?.[0].replace(',', '.')),
          );
          return (
            shown.length > 1 &&
            shown.every((score, index) => index === 0 || score <= (shown[index - 1] ?? 0))
          );
        })
        .toBe(true);
      await expectReadable(page);
      expect(browserErrors).toEqual([]);
    },
  );

test('a stay without rooms shows the nearest dates with rooms, and links to them', async ({
  page,
  hotels,
  browserErrors,
}) => {
  // Far from the stays of other journeys, so that there are no searches near it. Only the first search finds nothing.
  const stay = aStay('SMR', 'Santa Marta', 301);
  await setFault({ target: 'availability', mode: 'empty', times: 1 });
  await setFault({ target: 'doSerp', mode: 'empty', times: 1 });
  await hotels.openResults(stay);
  await expect(
    page.getByRole('heading', { name: 'No hay hoteles disponibles para estas fechas' }),
  ).toBeVisible();
  const near = page.getByRole('status').getByRole('link', { name: / – / });
  await expect(near.first()).toBeVisible();
  await expectReadableAnywhere(page);
  await near.first().click();
  await expect(page).toHaveURL(new RegExp(`checkin=${inDays(302)}`));
  await expect(hotels.list()).toBeVisible();
  expect(browserErrors).toEqual([]);
});
