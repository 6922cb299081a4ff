import type { Page } from '@playwright/test';
import { demo } from '../../fixtures/env';
import { isCached, cachedBy, openCurrent } from '../../fixtures/offlineCopy';
import { startMiddle, type Middle } from '../../fixtures/middle';
import { takePicture } from '../../fixtures/pictures';
import {
  bootIn,
  bootOf,
  currentRelease,
  NEW_TITLE,
  OLD_TITLE,
  registry,
  release,
  releaseOn,
  withNewTitle,
} from '../../fixtures/releaseCommands';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { expect, test as base, variant } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';
import { RemotePage } from '../../pages/RemotePage';

const test = base.extend<{ middle: Middle; remote: RemotePage }>({
  middle: async ({}, use) => {
    const middle = await startMiddle();
    await use(middle);
    await middle.leave().catch(() => undefined);
  },
  remote: async ({ page }, use) => use(new RemotePage(page)),
});
test.use({ serviceWorkers: 'allow' });

/** Takes screenshots at the width of a phone and of a desktop. */
async function takeBoth(page: Page) {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 360, height: 740 });
  await takePicture(page);
  await page.setViewportSize(wide);
  await takePicture(page);
}

/**
 * Goes offline, then clears the browser's HTTP cache, which could show pages without the worker. In the other order, the
 * idle page could fill the cache again before the network ends.
 */
async function goOffline(page: Page) {
  await page.context().setOffline(true);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

test('offline, visited pages open with their searches, other pages list those, and the next page online is the server’s', async ({
  page,
  context,
  hotels,
  remote,
  browserErrors,
}) => {
  // The document shows the first cards before the page remembers its search.
  await hotels.openAllResults(aStay());
  await page.goto('/');
  await expect(hotels.heading(OLD_TITLE)).toBeVisible();
  await isCached(page);

  await goOffline(page);
  await page.goto('/');
  await expect(hotels.heading(OLD_TITLE)).toBeVisible();
  await expect(remote.offline()).toBeVisible();
  expect((await bootOf(page)).offline).toBe('kept');
  await expect(
    page
      .getByRole('main')
      .getByText(/Cartagena/)
      .first(),
  ).toBeVisible();
  await takeBoth(page);
  await page
    .getByRole('button', { name: /Fechas/ })
    .first()
    .focus();

  await page.goto('/flights');
  const unvisited = page.getByRole('heading', {
    name: 'Para abrir esta página necesitas internet',
  });
  await expect(unvisited).toBeVisible();
  const opens = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(opens).toHaveText(['Hoteles']);
  await takeBoth(page);
  await opens.first().click();
  await expect(hotels.heading(OLD_TITLE)).toBeVisible();
  await hotels.destination().fill('Santa Ma');

  await context.setOffline(false);
  await expect(remote.offline()).toBeHidden();
  await expect(hotels.destination()).toHaveValue('Santa Ma');
  await page.goto('/flights');
  await expect(remote.heading()).toBeVisible();
  await expect(unvisited).toBeHidden();
  expect((await bootOf(page)).offline).toBe('keep');
  expect(browserErrors).toEqual([]);
});

test(
  'online, the next page is always the server’s: with a new release, a late answer or a 503',
  variant,
  async ({ page, hotels, middle }) => {
    const before = await currentRelease();
    try {
      await page.goto(middle.url);
      await expect(hotels.heading(OLD_TITLE)).toBeVisible();
      const first = await isCached(page);
      const made = await makeRelease(before, withNewTitle);
      await registry('register', made.folder, '--promote');

      await page.goto(middle.url);
      await expect(hotels.heading(NEW_TITLE)).toBeVisible();
      expect(await releaseOn(page)).toBe(made.release);
      const second = await isCached(page);
      expect(second).not.toBe(first);
      expect(Object.keys((await cachedBy(page)).files).sort()).toEqual(
        ['offline-1', `offline-1:${first}`, `offline-1:${second}`].sort(),
      );

      middle.mode = '503';
      await page.goto(middle.url);
      await expect(page.getByRole('heading', { name: 'Volvemos' })).toBeVisible();

      middle.mode = 'late';
      const opened = page.goto(middle.url);
      await release('promote', `hotels=${before}`);
      middle.arrive();
      await opened;
      await expect(hotels.heading(OLD_TITLE)).toBeVisible();
      expect((await bootOf(page)).offline).toBe('keep');

      // The server is unreachable, while the browser reports a network.
      await isCached(page);
      middle.mode = 'well';
      await middle.leave();
      await page.goto(middle.url);
      await expect(hotels.heading(OLD_TITLE)).toBeVisible();
      expect((await bootOf(page)).offline).toBe('kept');
      await middle.comeBack();
      await page.goto(middle.url);
      await expect(hotels.heading(OLD_TITLE)).toBeVisible();
      expect((await bootOf(page)).offline).toBe('keep');
    } finally {
      await release('promote', `hotels=${before}`);
      await removeReleases();
    }
  },
);

test(
  'a worker of an older release is replaced, an unwanted one is removed, and neither blocks pages from the server',
  variant,
  async ({ page, hotels, middle }) => {
    middle.change = (path, text) =>
      path === '/sw.js'
        ? text
            .replaceAll('offline-1', 'offline-0')
            // This worker removes unknown caches late, as on a busy machine. By then no cache may be lost.
            .replace(
              'for (const name',
              'await new Promise((done) => setTimeout(done, 2000));\n    for (const name',
            )
        : text;
    await openCurrent(page, middle.url);
    await expect(hotels.heading(OLD_TITLE)).toBeVisible();
    await isCached(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated');
    await isCached(page);
    await page.evaluate(async () =>
      (await caches.open('offline-0')).put('/x', new Response('old')),
    );

    middle.change = (_, text) => text;
    await page.goto(middle.url);
    await expect(hotels.heading(OLD_TITLE)).toBeVisible();
    await expect
      .poll(async () => Object.keys((await cachedBy(page)).files))
      .not.toContain('offline-0');
    await isCached(page);

    middle.change = (_, text) => text.replace('"offline":"keep"', '"offline":"off"');
    await page.goto(middle.url);
    await expect(hotels.heading(OLD_TITLE)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
  },
);

test('no personal data are cached, and no page with a role', async ({ page, frame }) => {
  await frame.signInAsDemo('/login');
  await expect(frame.userMenu()).toBeVisible();
  await page.goto('/my_bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const set = await isCached(page, 'my-bookings');
  const { files } = await cachedBy(page);
  expect(Object.keys(files).sort()).toEqual(['offline-1', `offline-1:${set}`]);
  expect(
    files[`offline-1:${set}`]?.filter(
      (file) => !/^\/(?:assets|brand)\/|^\/offline\.html$/.test(file),
    ),
  ).toEqual([]);
  const stored = await page.evaluate(async (name) => {
    const page = await (await caches.open(name)).match('/offline.html');
    return page?.text();
  }, `offline-1:${set}`);
  expect(stored).not.toContain(demo.email);
  expect(bootIn(stored ?? '')).toMatchObject({ set, visit: '' });

  await page.context().setOffline(true);
  await page.goto('/my_bookings');
  await expect(
    page.getByRole('heading', { name: 'Para abrir esta página necesitas internet' }),
  ).toBeVisible();
});
