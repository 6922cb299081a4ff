import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import {
  redeployHotels,
  registry,
  release,
  releaseHotelsWith,
  releaseOn,
} from '../../fixtures/releaseCommands';
import { root } from '../../fixtures/serverEnvironment';
import { expect, test, variant } from '../../fixtures/test';

/** Name, size and time of every file of the shell; a release of a remote must not change them. */
async function shellFiles(): Promise<string[]> {
  const folder = path.join(root, 'dist/shell');
  return Promise.all(
    (await readdir(folder)).map(
      async (file) => `${file} ${(await stat(path.join(folder, file))).mtimeMs}`,
    ),
  );
}

const OF_HOTELS = '/assets/remotes/hotels/';
/** Scripts of hotels that the page ran, without the prefetched ones. */
const isScriptOfHotels = (answer: Response) =>
  answer.url().includes(OF_HOTELS) && answer.request().resourceType() === 'script';

test('a second deploy of hotels reaches the next page, touches no shell file, and leaves an open page working', async ({
  page,
  hotels,
  context,
}) => {
  await page.goto('/');
  await expect(hotels.heading('Encuentra tu próximo hotel')).toBeVisible();
  const before = await shellFiles();
  const open = await releaseOn(page);

  await redeployHotels();

  const next = await context.newPage();
  await next.goto('/');
  await expect(
    next.getByRole('heading', { level: 1, name: 'Tu próximo hotel te espera' }),
  ).toBeVisible();
  expect(await shellFiles()).toEqual(before);
  // An open page stays on its release, also for chunks that it has not loaded yet.
  await hotels.destination().fill('cartag');
  await hotels.suggestion(/Cartagena/).click();
  await expect(hotels.calendar()).toBeVisible();

  await release('promote', `hotels=${open}`);
  await next.reload();
  await expect(
    next.getByRole('heading', { level: 1, name: 'Encuentra tu próximo hotel' }),
  ).toBeVisible();
});

/** The browser stores a dictionary after the script has run, and sends its hash when it requests the script again. */
const isCached = async (page: Page, url: string) => {
  const [request] = await Promise.all([
    page.waitForRequest(url),
    page.evaluate(async (address) => (await fetch(address, { cache: 'reload' })).text(), url),
  ]);
  return (await request.allHeaders())['available-dictionary'] !== undefined;
};

test(
  'a visitor who returns after a deploy downloads only the differences, with all protections of the page active',
  variant,
  async ({ page, hotels, browserErrors }) => {
    const answers: Response[] = [];
    page.on('response', (answer) => isScriptOfHotels(answer) && answers.push(answer));
    // The heading is there before the scripts that load when the page is idle.
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(hotels.heading('Encuentra tu próximo hotel')).toBeVisible();
    const open = await releaseOn(page);
    const scripts = answers.map((answer) => answer.url());
    expect(scripts.length).toBeGreaterThan(1);
    for (const url of scripts) await expect.poll(() => isCached(page, url)).toBe(true);

    await redeployHotels();
    answers.length = 0;
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(hotels.heading('Tu próximo hotel te espera')).toBeVisible();
    const shipped = answers.filter(
      (answer) =>
        answer.url().includes(`${OF_HOTELS}hotels_`) && !answer.url().includes(`/${open}/`),
    );
    expect(shipped).toHaveLength(scripts.length);
    const seen = await Promise.all(
      shipped.map(async (answer) => ({
        encoding: answer.headers()['content-encoding'],
        bytes: (await answer.request().sizes()).responseBodySize,
      })),
    );
    expect(seen.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'dcz'));
    expect(seen.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(2048);

    await release('promote', `hotels=${open}`);
    await page.goto('/');
    await expect(hotels.heading('Encuentra tu próximo hotel')).toBeVisible();
    expect(browserErrors).toEqual([]);
  },
);

test(
  'after two bad releases in a row the page uses the one that works, reports it, and the next page starts with it',
  variant,
  async ({ page, hotels }) => {
    const reports: URLSearchParams[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/_log'))
        reports.push(new URLSearchParams(request.postData() ?? ''));
    });
    await page.goto('/');
    await expect(hotels.destination()).toBeVisible();
    const good = await releaseOn(page);
    try {
      const throwing = (name: RegExp) => (script: string, text: string) =>
        name.test(script) ? `throw new Error("bad release");${text}` : text;
      const first = await makeRelease(good, throwing(/^c\.remote\./));
      const second = await makeRelease(good, throwing(/^c\.home\./));
      await registry('register', first.folder, '--promote');
      await registry('register', second.folder, '--promote');

      await page.goto('/');
      expect(await releaseOn(page)).toBe(second.release);
      await expect(hotels.destination()).toBeVisible();
      const reported = () =>
        reports
          .filter((report) => report.get('module') === 'hotels')
          .map((report) => [report.get('release'), report.get('instead')]);
      await expect.poll(reported).toEqual([
        [second.release, ''],
        [first.release, ''],
        [second.release, good],
      ]);

      const code = page.getByRole('contentinfo').getByText(/^tiquete\.[0-9a-f]{12}/);
      await expect(code).toHaveText(new RegExp(`\\+${good}$`));

      // The next page skips the failed releases, and reports only the release in use.
      await page.goto('/');
      await expect(hotels.destination()).toBeVisible();
      await expect.poll(() => reported().slice(3)).toEqual([[second.release, good]]);
    } finally {
      await release('promote', `hotels=${good}`);
      await removeReleases();
    }
  },
);

test(
  'the build of a page that touches the window while it renders fails and names file and line',
  variant,
  async () => {
    const touching = (text: string) =>
      text.replace('export function Page() {', '$&\n  void window.innerWidth;');
    await expect(releaseHotelsWith('search/Page.tsx', touching)).rejects.toThrow(
      /window is not defined\s+at Page \(remotes\/hotels\/[^)]+\/search\/Page\.tsx:\d+:\d+\)/,
    );
  },
);
