import { inFreshBrowser, openPage } from '../browser/openBrowser.mjs';
import { waitForMark } from '../browser/visit.mjs';
import { inRounds } from '../rounds.mjs';
import { flightsBody, flightsPath, manyFlights } from './queries/flightSearch.mjs';
import { toggleFilters } from './toggleFilters.mjs';

const SHOWN = 'flights/results:results';
const OFFERS = 500;
/** Concurrent searches. */
const AT_ONCE = 4;
const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };

/**
 * Measures a new search of flights until its first cards, filters over 500 offers, and offers per second from the api, both
 * from the suppliers and from its cache.
 */
export async function flights(context) {
  const { browser, site, product, rounds, seconds, say } = context;
  let searches = 0;
  const firstFlights = await inRounds({ rounds, names: ['product', 'preload'], say }, (name) =>
    inFreshBrowser(browser, async (profile) => {
      const { page } = await openPage(profile);
      await page.goto(site.direct[name] + flightsPath((searches += 1)), { waitUntil: 'commit' });
      return { firstResults: await waitForMark(page, SHOWN) };
    }),
  );
  const flightFilters = await toggleFilters(context, {
    path: flightsPath(0),
    shown: SHOWN,
    calls: '**/api/flights/searches',
    enlarge: (answer) => manyFlights(answer, OFFERS),
  });
  const url = `http://127.0.0.1:${product.port}/api/flights/searches`;
  const search = async (number) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(flightsBody(number)),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.json()).meta.count;
  };
  const flightOffers = await inRounds({ rounds, names: ['hot', 'cold'], say }, (name) =>
    offersPerSecond(seconds, () => search(name === 'hot' ? 1 : (searches += 1))),
  );
  return { firstFlights, flightFilters, flightOffers };
}

async function offersPerSecond(seconds, search) {
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  let offers = 0;
  let searches = 0;
  const one = async () => {
    while (performance.now() < end) {
      offers += await search();
      searches += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const took = (performance.now() - started) / 1000;
  return { offersPerSecond: offers / took, searchesPerSecond: searches / took };
}
