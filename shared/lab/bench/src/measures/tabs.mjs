import { inFreshBrowser, openPage } from '../browser/openBrowser.mjs';
import { toBookings, toHotels, whenIdle } from '../browser/switchTabs.mjs';
import { waitForMark } from '../browser/visit.mjs';
import { median } from '../figures.mjs';
import { inRounds, TIMES_THE_ROUNDS } from '../rounds.mjs';

/** The product, and the bundle that prefetches as the product does. `one` has nothing left to load. */
const NAMES = ['product', 'preload'];
/** Pairs of warm switches. */
const PAIRS = 3;

/**
 * Measures the first switch from hotels to 'Mis reservas', after the page had time to prefetch, and then switches in both
 * directions.
 */
export async function tabs({ browser, site, rounds, say, cookies }) {
  const switches = await inRounds(
    { rounds: TIMES_THE_ROUNDS * rounds, names: NAMES, say },
    (name) =>
      inFreshBrowser(browser, async (context) => {
        await context.addCookies(cookies(site.slow[name]));
        const { page } = await openPage(context);
        await page.goto(`${site.slow[name]}/`, { waitUntil: 'commit' });
        await waitForMark(page, 'hotels/home:interactive');
        await whenIdle();
        const cold = await toBookings(page);
        const warm = [await toHotels(page)];
        for (let pair = 1; pair < PAIRS; pair += 1)
          warm.push(await toBookings(page), await toHotels(page));
        return { cold, warm: median(warm) };
      }),
  );
  return { switches };
}
