import { setTimeout as wait } from 'node:timers/promises';
import { inFreshBrowser, openPage } from '../browser/openBrowser.mjs';
import { resultsAt, waitForMark } from '../browser/visit.mjs';
import { median } from '../figures.mjs';
import { inRounds } from '../rounds.mjs';
import { manyHotels } from './manyHotels.mjs';

const RESULTS = 1000;
const TOGGLES = 12;
const REST_MS = 350;

/** Ticks and unticks the filters beside 1,000 results: the worst and the middle interaction, as INP counts them, and what the page holds. */
export async function filter({ browser, site, rounds, say, resultsPath }) {
  const interactions = await inRounds({ rounds, names: ['product', 'preload'], say }, (name) =>
    inFreshBrowser(browser, async (context) => {
      const { page } = await openPage(context);
      await page.route('**/api/hotels/searchs', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: manyHotels(await answer.json(), RESULTS) });
      });
      const { path, shown } = resultsAt(resultsPath);
      await page.goto(site.direct[name] + path, { waitUntil: 'commit' });
      await waitForMark(page, shown);
      await wait(2 * REST_MS);
      await page.evaluate(() => (window.__bench.interactions = {}));
      const boxes = page.getByRole('complementary').getByRole('checkbox');
      const count = Math.min(await boxes.count(), TOGGLES / 2);
      for (let toggle = 0; toggle < TOGGLES; toggle += 1) {
        await boxes.nth(Math.floor(toggle / 2) % count).click({ force: true });
        await wait(REST_MS);
      }
      const { durations, nodes } = await page.evaluate(() => ({ durations: Object.values(window.__bench.interactions), nodes: window.document.querySelectorAll('*').length }));
      // An interaction below 16 ms is not told at all.
      return { worst: Math.max(16, ...durations), middle: durations.length > 0 ? median(durations) : 16, nodes, told: durations.length };
    }),
  );
  return { interactions };
}
