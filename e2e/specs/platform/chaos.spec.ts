import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { andesUrl, demo } from '../../fixtures/env';
import { isCached } from '../../fixtures/offlineCopy';
import { openConsole, type ConsoleAccount } from '../../fixtures/operator';
import { makeRelease, removeReleases, whileRendering } from '../../fixtures/releases';
import { registry, release, releaseOn } from '../../fixtures/releaseCommands';
import { root } from '../../fixtures/serverEnvironment';
import { expect, test as base, variantIf } from '../../fixtures/test';
import { FramePage } from '../../pages/FramePage';
import { RemotePage, type Tab } from '../../pages/RemotePage';

/**
 * `npm run chaos -- REMOTE` runs every case for any remote. `npm test` runs them for hotels, without the cases that other
 * journeys prove.
 */
const chosenRemote = process.env.CHAOS_REMOTE;
const REMOTE = chosenRemote ?? 'hotels';
const FILES = new RegExp(`/assets/remotes/${REMOTE}/`);
const ENTRY = new RegExp(`/assets/remotes/${REMOTE}/[^/]+/remoteEntry\\.`);
const shownElsewhere = variantIf(chosenRemote === undefined);

interface Descriptor {
  tab?: { label: string; path: string };
  routes: { path: string; role?: ConsoleAccount | ConsoleAccount[]; session?: true }[];
  persist: { schema: number } | null;
}
const descriptor = JSON.parse(
  readFileSync(path.join(root, 'remotes', REMOTE, 'src/remote.json'), 'utf8'),
) as Descriptor;
/** The route to open: that of the remote's tab, otherwise its first one. */
const route = descriptor.routes.find((each) => each.path === descriptor.tab?.path);
const { role: roles = [], session, path: first } = route ?? descriptor.routes[0]!;
/** Role that may open the route; the first of several. */
const [role] = [roles].flat();
const isOpen = !role && !session;

/** Cookies of a visitor who may open the remote. */
async function cookiesFor(browser: Browser, baseURL: string | undefined) {
  if (isOpen) return [];
  if (role) {
    const consolePage = await openConsole(browser, role);
    const cookies = await consolePage.context().cookies();
    await consolePage.context().close();
    return cookies;
  }
  const page = await browser.newPage({ baseURL });
  const frame = new FramePage(page);
  await frame.signInAsDemo('/login', demo);
  await expect(frame.userMenu()).toBeVisible();
  const cookies = await page.context().cookies();
  await page.close();
  return cookies;
}

type Place = Pick<Tab, 'path'> & { tab: Tab | null; heading: string };
interface Well {
  remote: RemotePage;
  /** The remote under test, with its heading before the fault. */
  broken: Place;
  others: (Place & { tab: Tab })[];
}
/** Reads the headings of all remotes at this address before the fault, as another visitor. */
async function lookAround(
  browser: Browser,
  baseURL: string | undefined,
  cookies: Awaited<ReturnType<typeof cookiesFor>>,
): Promise<Pick<Well, 'broken' | 'others'>> {
  const other = await browser.newPage({ baseURL });
  await other.context().addCookies(cookies);
  const seen = new RemotePage(other);
  await other.goto('/');
  const look = async (address: string) => {
    await other.goto(address);
    return seen.heading().innerText();
  };
  const others = [];
  for (const tab of await seen.tabs())
    if (tab.id !== REMOTE) others.push({ tab, path: tab.path, heading: await look(tab.path) });
  const tab = descriptor.tab ? { ...descriptor.tab, id: REMOTE } : null;
  const broken = { tab, path: first, heading: await look(first) };
  await other.close();
  return { broken, others };
}
const test = base.extend<{ well: Well }>({
  well: async ({ page, browser, baseURL }, use) => {
    const cookies = await cookiesFor(browser, baseURL);
    await page.context().addCookies(cookies);
    await use({ remote: new RemotePage(page), ...(await lookAround(browser, baseURL, cookies)) });
  },
});
const isWell = ({ remote, broken }: Well) =>
  expect(remote.heading()).toHaveText(broken.heading, { useInnerText: true });
/** Checks that the other remotes open by their tabs, and that the frame works. */
async function othersStand({ remote, others }: Well) {
  for (const other of others) {
    await remote.tab(other.tab).click();
    await expect(remote.heading()).toHaveText(other.heading, { useInnerText: true });
  }
}
/** Opens the remote again within the page: by its tab, or by going back if it has none. */
async function opensAgain(page: Page, { remote, broken, others }: Well) {
  if (broken.tab) return remote.tab(broken.tab).click();
  for (let steps = others.length; steps > 0; steps -= 1) await page.goBack({ waitUntil: 'commit' });
}
async function comesBack(page: Page, well: Well) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await opensAgain(page, well);
  await expect(well.remote.retry().or(well.remote.heading()).first()).toBeVisible();
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

test('chaos: slow entry', shownElsewhere, async ({ page, well, browserErrors }) => {
  let arrive = () => {};
  const late = new Promise<void>((done) => (arrive = done));
  await page.route(ENTRY, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(well.broken.path, { waitUntil: 'commit' });
  await othersStand(well);
  await opensAgain(page, well);
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

if (descriptor.tab)
  test('chaos: rendering fails', shownElsewhere, async ({ page, well, browserErrors }) => {
    await page.goto(well.broken.path);
    const good = await releaseOn(page, REMOTE);
    try {
      const edit = whileRendering("throw new Error('chaos');");
      const made = await makeRelease(good, edit, REMOTE);
      await registry('register', made.folder, '--promote');
      // The first visit makes the server try.
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(well.broken.path);
        expect(await releaseOn(page, REMOTE)).toBe(made.release);
        await expect(page.locator('#rendered')).toHaveCount(0);
        await isWell(well);
        await othersStand(well);
      }
      expect(browserErrors).toEqual([]);
    } finally {
      await release('promote', `${REMOTE}=${good}`);
      await removeReleases();
    }
  });

test('chaos: missing shared module', shownElsewhere, async ({ page, well }) => {
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
    // The previous release is shown without a message.
    await isWell(well);
    await othersStand(well);
  } finally {
    await release('promote', `${REMOTE}=${good}`);
    await removeReleases();
  }
});

if (descriptor.persist)
  test('chaos: downgraded state', async ({ page, well, browserErrors }) => {
    await page.goto(well.broken.path);
    await isWell(well);
    /** Stored state of a newer release in an unknown schema. This release's own state is removed. */
    const newer = await page.evaluate((id) => {
      const { brand, remotes } = JSON.parse(
        document.getElementById('boot')?.textContent ?? '{}',
      ) as {
        brand: { id: string };
        remotes: {
          id: string;
          descriptor: { slice: string; persist: { schema: number } | null };
        }[];
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
    // The newer release still finds its state when it returns.
    expect(await page.evaluate((key) => localStorage.getItem(key), newer.key)).toBe(newer.text);
    expect(browserErrors).toEqual([]);
  });

test('chaos: other brand', shownElsewhere, async ({ page, browser, well, browserErrors }) => {
  await page.goto(well.broken.path);
  await isWell(well);
  await page.goto(`${andesUrl()}${well.broken.path}`);
  await expect(well.remote.heading()).toBeVisible();
  await expect(well.remote.retry()).toBeHidden();
  // The other brand has different tabs and headings.
  await othersStand({ ...well, ...(await lookAround(browser, andesUrl(), [])) });
  expect(browserErrors).toEqual([]);
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });
  test('chaos: offline', shownElsewhere, async ({ page, well, context }) => {
    await page.goto(well.broken.path);
    await isWell(well);
    if (isOpen) await isCached(page, REMOTE);
    await othersStand(well);
    await context.setOffline(true);
    await opensAgain(page, well);
    await isWell(well);
    await expect(well.remote.offline()).toBeVisible();
    await othersStand(well);
    if (isOpen) {
      // A new document opens too, from the cached set.
      await page.goto(well.broken.path);
      await isWell(well);
      await expect(well.remote.offline()).toBeVisible();
    }
    await context.setOffline(false);
    await expect(well.remote.offline()).toBeHidden();
    await page.goto(well.broken.path);
    await isWell(well);
  });
});
