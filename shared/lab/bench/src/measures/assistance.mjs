import { inFreshBrowser, openPage } from '../browser/openBrowser.mjs';
import { waitForMark } from '../browser/visit.mjs';
import { inRounds } from '../rounds.mjs';
import { assistanceBody, assistancePath } from './queries/assistanceSearch.mjs';
import { fireSearches } from './load/fireSearches.mjs';

const SHOWN = 'assistance/results:results';
/** First number of the searches through pages, far from those that are sent directly to the api. */
const FIRST_PAGE = 12_000;

/** Measures a new search of assistance until its first cards, and such searches through the api. */
export async function assistance(context) {
  const { browser, site, rounds, say } = context;
  let searches = FIRST_PAGE;
  const firstPlans = await inRounds({ rounds, names: ['product', 'preload'], say }, (name) =>
    inFreshBrowser(browser, async (profile) => {
      const { page } = await openPage(profile);
      await page.goto(site.direct[name] + assistancePath((searches += 1)), { waitUntil: 'commit' });
      return { firstResults: await waitForMark(page, SHOWN) };
    }),
  );
  return {
    firstPlans,
    assistanceSearches: await fireSearches(context, 'asisstances/searchs', assistanceBody),
  };
}
