import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { startReady, type ReadyProcess } from '../../fixtures/copyOfRepository';
import { freePort } from '../../fixtures/replicas';
import { root } from '../../fixtures/serverEnvironment';

const BRANDS = ['tiquete', 'andes', 'caminos', 'canario'];
/** Major version of the browser that has taken the pictures. */
const TAKEN_BY = path.join(root, 'e2e/pictures/gallery.spec.ts/chromium.txt');

let gallery: ReadyProcess;
test.beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(await freePort()) };
  gallery = await startReady(['shared/tooling/src/dev.mjs', 'ui'], { cwd: root, env });
});
test.afterAll(() => gallery.stop());

async function open(page: Page, brand: string): Promise<void> {
  await page.goto(`${gallery.url}?brand=${brand}`);
  await expect(page.getByRole('heading', { name: /^Galería/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código de la reserva' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test.describe('pictures', () => {
  // Half size: a change of colour, size or place is visible, and the pictures are small enough to keep.
  test.use({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 0.5 });
  for (const brand of BRANDS)
    test(`every component of ${brand} looks as in its picture`, async ({ page, browser }) => {
      await open(page, brand);
      const takenBy = (await readFile(TAKEN_BY, 'utf8')).trim();
      const [major] = browser.version().split('.');
      if (major === takenBy) {
        await expect(page).toHaveScreenshot(`${brand}.png`, {
          fullPage: true,
          scale: 'device',
          // Machines smooth the edges of letters differently.
          maxDiffPixelRatio: 0.01,
        });
      } else {
        console.log(`Chromium ${takenBy} has taken the pictures, this is ${major}: no pictures.`);
        const structure = await page.getByRole('main').ariaSnapshot();
        // The heading names the brand.
        expect(structure.replace(/^.*Galería.*\n/m, '')).toMatchSnapshot('structure.txt');
      }
    });
});

for (const brand of BRANDS)
  test(`the components of ${brand} are readable and fit a phone`, async ({ page }) => {
    await open(page, brand);
    await expectReadableAnywhere(page);
  });
