import type { Page, Route } from '@playwright/test';
import { andesUrl } from '../../fixtures/env';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { registry, release, releaseOn } from '../../fixtures/releaseCommands';
import { expect, test as base, variantIf } from '../../fixtures/test';
import { RemotePage, type Tab } from '../../pages/RemotePage';

/** `npm run chaos -- REMOTE`: every case for any remote with a tab. In `npm test` for hotels, save what other journeys prove. */
const asked = process.env.CHAOS_REMOTE;
const REMOTE = asked ?? 'hotels';
const FILES = new RegExp(`/assets/remotes/${REMOTE}/`);
const ENTRY = new RegExp(`/assets/remotes/${REMOTE}/[^/]+/remoteEntry\\.`);
const shownElsewhere = variantIf(asked === undefined);

interface Well {
  remote: RemotePage;
  /** The remote that is broken: its tab, and what its page says first when all is well. */
  broken: Tab & { heading: string };
  others: (Tab & { heading: string })[];
}
/** Every tab as it is while all is well, seen by another visitor. */
const test = base.extend<{ well: Well }>({
  well: async ({ page, browser, baseURL }, use) => {
    const other = await browser.newPage({ baseURL });
    const seen = new RemotePage(other);
    await other.goto('/');
    const tabs = [];
    for (const tab of await seen.tabs()) {
      await other.goto(tab.path);
      tabs.push({ ...tab, heading: await seen.heading().innerText() });
    }
    await other.close();
    const broken = tabs.find(({ id }) => id === REMOTE);
    if (!broken) throw new Error(`${REMOTE} has no tab: ${tabs.map(({ id }) => id).join(', ')}`);
    const others = tabs.filter(({ id }) => id !== REMOTE);
    await use({ remote: new RemotePage(page), broken, others });
  },
});
const isWell = ({ remote, broken }: Well) =>
  expect(remote.heading()).toHaveText(broken.heading, { useInnerText: true });
/** Whatever became of the remote, the others are opened by their tabs, and the frame stands around them. */
async function othersStand({ remote, others }: Well) {
  for (const other of others) {
    await remote.tab(other).click();
    await expect(remote.heading()).toHaveText(other.heading, { useInnerText: true });
  }
}
async function comesBack(page: Page, well: Well) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await well.remote.tab(well.broken).click();
  await expect(well.remote.retry().or(well.remote.heading())).toBeVisible();
  if (await well.remote.retry().isVisible()) await well.remote.retry().click();
  await isWell(well);
}
const answer = (status: number) => (route: Route) => route.fulfill({ status, body: 'no' });

for (const [what, status] of [
  ['removed', 404],
  ['503', 503],
] as const)
  test(`chaos: ${what}`, shownElsewhere, async ({ page, well }) => {
    await page.route(FILES, answer(status));
    await page.goto(well.broken.path);
    await expect(well.remote.retry()).toBeVisible();
    await othersStand(well);
    await comesBack(page, well);
  });

test('chaos: slow entry', async ({ page, well, browserErrors }) => {
  let arrive = () => {};
  const late = new Promise<void>((done) => (arrive = done));
  await page.route(ENTRY, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(well.broken.path, { waitUntil: 'commit' });
  await othersStand(well);
  await well.remote.tab(well.broken).click();
  arrive();
  await isWell(well);
  expect(browserErrors).toEqual([]);
});

test('chaos: tampered chunk', shownElsewhere, async ({ page, well }) => {
  await page.route(FILES, async (route) => {
    const whole = await route.fetch();
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
    const body = `${await whole.text()};globalThis.__evil = true;`;
    await route.fulfill({ status: 200, headers, body });
  });
  const hasRun = () => page.evaluate(() => '__evil' in globalThis);
  await page.goto(well.broken.path);
  await expect(well.remote.retry()).toBeVisible();
  expect(await hasRun()).toBe(false);
  await othersStand(well);
  await comesBack(page, well);
  expect(await hasRun()).toBe(false);
});

test('chaos: missing shared module', async ({ page, well }) => {
  await page.goto(well.broken.path);
  const good = await releaseOn(page, REMOTE);
  const isShared = /(["'])@tiquete\/ui\1/g;
  try {
    const made = await makeRelease(
      good,
      (_, text) => text.replaceAll(isShared, '$1@tiquete/gone$1'),
      REMOTE,
    );
    await registry('register', made.folder, '--promote');
    await page.goto(well.broken.path);
    expect(await releaseOn(page, REMOTE)).toBe(made.release);
    // The release before it stands in, without a word.
    await isWell(well);
    await othersStand(well);
  } finally {
    await release('promote', `${REMOTE}=${good}`);
    await removeReleases();
  }
});

test('chaos: downgraded state', async ({ page, well, browserErrors }) => {
  await page.goto(well.broken.path);
  await isWell(well);
  /** What a release to come saved, in a shape that this one cannot know; its own is gone. */
  const newer = await page.evaluate((id) => {
    const { brand, remotes } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      brand: { id: string };
      remotes: { id: string; descriptor: { slice: string; persist: { schema: number } | null } }[];
    };
    const descriptor = remotes.find((remote) => remote.id === id)?.descriptor;
    const schema = descriptor?.persist?.schema ?? 1;
    const keyOf = (version: number) => `${brand.id}:${descriptor?.slice}@${version}`;
    const text = JSON.stringify({ recentSearches: '{"of":"a later release"}', _persist: '{}' });
    localStorage.removeItem(keyOf(schema));
    localStorage.setItem(keyOf(schema + 1), text);
    return { key: keyOf(schema + 1), text };
  }, REMOTE);
  await page.goto(well.broken.path);
  await isWell(well);
  await othersStand(well);
  await comesBack(page, well);
  // Once it is released again, it finds what it saved.
  expect(await page.evaluate((key) => localStorage.getItem(key), newer.key)).toBe(newer.text);
  expect(browserErrors).toEqual([]);
});

test('chaos: other brand', async ({ page, well, browserErrors }) => {
  await page.goto(well.broken.path);
  await isWell(well);
  await page.goto(`${andesUrl()}${well.broken.path}`);
  const sold = await well.remote.tabs();
  await expect(well.remote.heading()).toBeVisible();
  await expect(well.remote.retry()).toBeHidden();
  await othersStand({
    ...well,
    others: well.others.filter(({ id }) => sold.some((tab) => tab.id === id)),
  });
  expect(browserErrors).toEqual([]);
});

test('chaos: offline', async ({ page, well, context }) => {
  await page.goto(well.broken.path);
  await isWell(well);
  await othersStand(well);
  await context.setOffline(true);
  await well.remote.tab(well.broken).click();
  await isWell(well);
  await expect(well.remote.offline()).toBeVisible();
  await othersStand(well);
  await context.setOffline(false);
  await expect(well.remote.offline()).toBeHidden();
  await comesBack(page, well);
});
