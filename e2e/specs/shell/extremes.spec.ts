import type { Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { expect, test } from '../../fixtures/test';
import { aStay, HotelsPage, resultsPath } from '../../pages/HotelsPage';

/** Main and second colour of a brand, each as extreme as the form accepts. */
const EXTREMES = [
  ['yellow', '#ffff00', '#000000'],
  ['black', '#000000', '#000000'],
  ['white', '#ffffff', '#ffffff'],
  ['white on black', '#ffffff', '#000000'],
  ['neon green', '#39ff14', '#ff10f0'],
  ['neon pink', '#ff10f0', '#39ff14'],
  ['red', '#ff0000', '#00ff00'],
  ['middle grey', '#777777', '#777777'],
  ['cyan', '#00ffff', '#ff00ff'],
  ['navy', '#000080', '#ffff00'],
] as const;

test('ten extreme palettes stay readable @variant', async ({ browser }) => {
  const consolePage = await openConsole(browser, 'brand-admin');
  for (const [name, primary, secondary] of EXTREMES)
    await test.step(name, async () => {
      const preview = await openPreview(consolePage, { primary, secondary });
      for (const path of ['/?', `${resultsPath(aStay())}&`]) {
        await consolePage.goto(`${path}preview=${preview}`);
        if (path !== '/?') await new HotelsPage(consolePage).list().waitFor();
        await expect(consolePage.getByText(/^Vista previa de un borrador/)).toBeVisible();
        await expectReadableAnywhere(consolePage);
      }
    });
  await consolePage.context().close();
});

/** Returns the name of a preview of the first brand in these colours. */
async function openPreview(
  { request }: Page,
  { primary, secondary }: { primary: string; secondary: string },
): Promise<string> {
  const brand = '/api/console/brands/tiquete';
  const { data } = (await (await request.get(brand)).json()) as {
    data: { published: { file: object } };
  };
  const colours = {
    primary_color: primary,
    secondary_color: secondary,
    gradient_color_start: primary,
    gradient_color_end: secondary,
  };
  const answer = await request.post(`${brand}/previews`, {
    data: { file: { ...data.published.file, ...colours }, path: '/' },
    headers: { origin: new URL(baseUrl()).origin },
  });
  const { data: opened } = (await answer.json()) as { data: { path: string } };
  return new URL(opened.path, baseUrl()).searchParams.get('preview') ?? '';
}
