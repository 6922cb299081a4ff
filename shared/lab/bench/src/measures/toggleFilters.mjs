import { setTimeout as wait } from 'node:timers/promises';
import { inFreshBrowser, openPage } from '../browser/openBrowser.mjs';
import { waitForMark } from '../browser/visit.mjs';
import { median } from '../figures.mjs';
import { inRounds } from '../rounds.mjs';

const TOGGLES = 12;
const REST_MS = 350;
/** Runs in the page and waits for the next frame. Two clicks within one frame would be measured as one. */
const whenDrawn = () =>
  new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Toggles the filters of a large result. Returns the longest and the median interaction, as INP counts them, and the page's
 * number of nodes. `enlarge` makes the large answer from that of `calls` (a glob of addresses).
 */
export function toggleFilters(
  { browser, site, rounds, say },
  { path, shown, calls, enlarge, names = ['product', 'preload'] },
) {
  return inRounds({ rounds, names, say }, (name) =>
    inFreshBrowser(browser, async (context) => {
      const { page } = await openPage(context);
      await page.route(calls, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: enlarge(await answer.json()) });
      });
      await page.goto(site.direct[name] + path, { waitUntil: 'commit' });
      await waitForMark(page, shown);
      await wait(2 * REST_MS);
      await page.evaluate(() => (window.__bench.interactions = {}));
      const boxes = page.getByRole('complementary').getByRole('checkbox');
      const count = Math.min(await boxes.count(), TOGGLES / 2);
      for (let toggle = 0; toggle < TOGGLES; toggle += 1) {
        await boxes.nth(Math.floor(toggle / 2) % count).click({ force: true });
        await wait(REST_MS);
        await page.evaluate(whenDrawn);
      }
      const { durations, nodes } = await page.evaluate(() => ({
        durations: Object.values(window.__bench.interactions),
        nodes: window.document.querySelectorAll('*').length,
      }));
      // Browsers do not report interactions below 16 ms.
      return {
        worst: Math.max(16, ...durations),
        middle: durations.length > 0 ? median(durations) : 16,
        nodes,
        reported: durations.length,
      };
    }),
  );
}
