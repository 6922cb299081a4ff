import type { Browser } from '@playwright/test';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import {
  currentRelease,
  NEW_TITLE,
  OLD_TITLE,
  registry,
  release,
  releaseIn,
  releaseOn,
  withNewTitle,
} from '../../fixtures/releaseCommands';
import { makeRelease, removeReleases, whileRendering } from '../../fixtures/releases';
import { expect, test, variantIf } from '../../fixtures/test';

let before = '';
test.beforeEach(async () => {
  // The server renders when it has time.
  test.slow();
  before = await currentRelease();
});
test.afterEach(async () => {
  await release('promote', `hotels=${before}`);
  await removeReleases();
});

/** Makes a release of hotels whose pages run this code on the server, and gives it to everybody. */
async function promoteRendering(code: string): Promise<string> {
  const made = await makeRelease(before, whileRendering(code));
  await registry('register', made.folder, '--promote');
  return made.release;
}
interface Rendered {
  release: string;
  html: string;
}
/** The rendered page of a document; null for a document with a skeleton. */
function renderedIn(html: string): Rendered | null {
  const [, json] = /<script[^>]*id="rendered"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? null : { ...(JSON.parse(json) as Rendered), html };
}
const documentNow = async () => (await fetch(baseUrl())).text();

/** Opens the figures of a release of hotels, as its product team. */
async function openFigures(browser: Browser, of: string) {
  const page = await openConsole(browser, 'product-team');
  const open = () => page.goto('/console/releases?part=hotels');
  await open();
  return {
    open,
    failures: page
      .getByRole('article')
      .filter({ hasText: of })
      .getByText(/^[1-9]\d* \(/),
    close: () => page.context().close(),
  };
}

for (const [how, code] of [
  ['throws', "throw new Error('broken rendering');"],
  ['never ends', 'for (;;);'],
  ['grows without end', 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));'],
] as const)
  test(
    `a remote whose rendering ${how}: its page starts with the skeleton and works, and the failure counts`,
    variantIf(how !== 'throws'),
    async ({ page, hotels, browser, browserErrors }) => {
      const made = await promoteRendering(code);
      await page.goto('/');
      expect(await releaseOn(page)).toBe(made);
      await expect(page.locator('#rendered')).toHaveCount(0);
      await expect(hotels.heading(OLD_TITLE)).toBeVisible();
      await hotels.destination().fill('cartag');
      await expect(hotels.suggestion(/Cartagena/)).toBeVisible();

      const figures = await openFigures(browser, made);
      await expect(async () => {
        await figures.open();
        await expect(figures.failures).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 120_000 });
      await figures.close();
      // After the failure, documents are as before, and other remotes are rendered.
      await page.goto('/');
      await expect(page.locator('#rendered')).toHaveCount(0);
      await expect(hotels.heading(OLD_TITLE)).toBeVisible();
      await expect(async () => {
        await page.goto('/flights', { waitUntil: 'commit' });
        await expect(page.locator('#rendered')).toBeAttached({ timeout: 1000 });
      }).toPass();
      expect(browserErrors).toEqual([]);
    },
  );

test('a release that is promoted while a page is being rendered never gets the page of the release before', async () => {
  const slow = await promoteRendering('const end = Date.now() + 5000; while (Date.now() < end);');
  // The first document starts the rendering.
  await expect.poll(async () => releaseIn(await documentNow())).toBe(slow);
  const next = await makeRelease(before, withNewTitle);
  await registry('register', next.folder, '--promote');
  /** Release of each rendered page, and that of its document. */
  const seen: [string, string | undefined][] = [];
  const latest = async () => {
    const html = await documentNow();
    const rendered = renderedIn(html);
    if (rendered) seen.push([rendered.release, releaseIn(html)]);
    return rendered;
  };
  await expect.poll(async () => (await latest())?.release, { timeout: 120_000 }).toBe(next.release);
  expect(seen.filter(([rendered, current]) => rendered !== current)).toEqual([]);
  expect((await latest())?.html).toContain(`${NEW_TITLE}</h1>`);
});
