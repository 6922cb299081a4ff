import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildRspack } from '../../bundlers/buildRspack';
import { buildVite } from '../../bundlers/buildVite';
import { descriptorOf } from '../../bundlers/descriptor';
import { baseUrl } from '../../fixtures/env';
import { bootIn, registry, release, releaseOn } from '../../fixtures/releaseCommands';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { root } from '../../fixtures/serverEnvironment';
import { expect, test, variant } from '../../fixtures/test';
import { FramePage } from '../../pages/FramePage';
import { RemotePage } from '../../pages/RemotePage';

const TITLE = 'De otro empaquetador';
const NEXT_TITLE = 'De otra versión';

interface Federated {
  name: string;
  moduleCache: Map<string, { inited?: boolean }>;
  shareScopeMap: Record<string, Record<string, Record<string, unknown>>>;
}
const ENTRY = /\/assets\/remotes\/[^/]+\/([^/]+)\/remoteEntry\./;
/** In the page: the releases that the federation runtime has loaded, and the releases whose entry the browser has loaded. */
const federated = (entry: RegExp) => {
  const { __FEDERATION__ } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: Federated[] };
  };
  const shell = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
  return {
    named: [...(shell?.moduleCache.keys() ?? [])].sort(),
    // A file that was prefetched and then run appears twice.
    loaded: [
      ...new Set(
        performance.getEntriesByType('resource').flatMap(({ name }) => entry.exec(name)?.[1] ?? []),
      ),
    ].sort(),
    reacts: Object.keys(shell?.shareScopeMap.default?.react ?? {}),
  };
};

for (const { bundler, descriptor, build } of [
  { bundler: 'Rspack', descriptor: descriptorOf('cars', 'Autos', 'car'), build: buildRspack },
  { bundler: 'Vite', descriptor: descriptorOf('buses', 'Buses', 'bus'), build: buildVite },
]) {
  const { id, tab } = descriptor;

  test(
    `a remote of ${bundler} runs in the real shell with script gate and integrity, and is rolled back`,
    variant,
    async ({ page, browser, frame, browserErrors }) => {
      const { set } = bootIn(await (await fetch(baseUrl())).text());
      const output = await mkdtemp(path.join(tmpdir(), `${id}-`));
      const first = `${id}_${randomBytes(5).toString('hex')}`;
      const title = (name: string) => page.getByRole('heading', { level: 1, name });
      const offer = () => page.getByRole('button', { name: 'Ver oferta' });
      try {
        await build({ release: first, descriptor, output });
        await writeFile(path.join(output, 'remote.json'), JSON.stringify(descriptor));
        await release('adopt', output, '--promote');

        // Opened by its tab, from another remote's page.
        await page.goto('/');
        await frame.tab(tab.label).click();
        await expect(title(TITLE)).toBeVisible();
        await offer().click();
        await expect(page.getByText('Desde $ 120.000')).toBeVisible();
        const { reacts } = await page.evaluate(federated, ENTRY);
        expect(reacts).toEqual([expect.stringMatching(/^19\./)]);
        const current = await releaseOn(page);
        await expect(async () => {
          // The other tabs are warmed in the meantime.
          const { named, loaded } = await page.evaluate(federated, ENTRY);
          expect(named).toEqual(loaded);
          expect(named).toEqual(expect.arrayContaining([first, current]));
        }).toPass({ timeout: 60_000 });
        // Opened at its own address, where the document loads its files.
        await page.goto(tab.path);
        await expect(title(TITLE)).toBeVisible();
        expect(browserErrors).toEqual([]);

        const next = await makeRelease(first, (_, text) => text.replaceAll(TITLE, NEXT_TITLE), id);
        await registry('register', next.folder, '--promote');
        await page.goto(tab.path);
        await expect(title(NEXT_TITLE)).toBeVisible();
        await release('rollback', id);
        await page.goto(tab.path);
        await expect(title(TITLE)).toBeVisible();
        expect(browserErrors).toEqual([]);

        // A changed chunk or entry does not run, and the shell continues to work.
        const tamperWith = (opened: Page, file: RegExp) =>
          opened.route(`**/assets/remotes/${id}/**`, async (route) => {
            if (!file.test(new URL(route.request().url()).pathname)) return route.fallback();
            const answer = await route.fetch();
            return route.fulfill({
              response: answer,
              body: `globalThis.__tampered = true;${await answer.text()}`,
            });
          });
        const shellGoesOn = async (opened: Page) => {
          await new FramePage(opened).tab('Hoteles').click();
          await expect(
            opened.getByRole('heading', { level: 1, name: 'Encuentra tu próximo hotel' }),
          ).toBeVisible();
          expect(await opened.evaluate(() => '__tampered' in globalThis)).toBe(false);
        };
        await tamperWith(page, /c\.offer\./);
        await page.goto(tab.path);
        await offer().click();
        await expect.poll(() => browserErrors.length).toBeGreaterThan(0);
        await expect(page.getByText('Desde $ 120.000')).toBeHidden();
        await shellGoesOn(page);
        // A new visitor, because this page has the entry in memory.
        const other = await browser.newPage({ baseURL: baseUrl() });
        await tamperWith(other, /\/remoteEntry\./);
        await other.goto(tab.path);
        await expect(new RemotePage(other).retry()).toBeVisible();
        await shellGoesOn(other);
        await other.close();
      } finally {
        await release('rollback', '--to', set);
        await removeReleases();
        await rm(path.join(root, 'dist/remotes', id), { recursive: true, force: true });
        await rm(output, { recursive: true, force: true });
      }
      await page.unrouteAll();
      await page.goto('/');
      await expect(frame.tab('Hoteles')).toBeVisible();
      await expect(frame.tab(tab.label)).toBeHidden();
    },
  );
}
