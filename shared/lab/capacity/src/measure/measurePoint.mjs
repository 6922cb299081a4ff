import { setTimeout as wait } from 'node:timers/promises';
import { buyAll, payAt } from '@tiquete/bench/measures/load/buyAll';
import { findOffers } from '@tiquete/bench/measures/load/findOffers';
import { openBuyer } from '@tiquete/bench/measures/load/openBuyer';
import { untilIdle } from '@tiquete/bench/measures/load/processor';
import { searchBody } from '@tiquete/bench/measures/queries/searchBody';
import { createRandom, exponential } from '../model/random.mjs';
import { readParts, usePerItem } from './readParts.mjs';

/** Steps of each sale of the load, besides the sale itself. */
export const POINT = {
  perSecond: 2,
  seconds: 60,
  steps: { document: 2, 'search, cached': 2, 'hotel search': 1, sale: 1 },
};
/** Numbers of offers and searches that the steps have not used. */
const [FIRST_OFFER, FIRST_SEARCH] = [500, 300];
const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Sends sales at random times, as the model does: a new one does not wait for those before it. Returns busy processors by part,
 * calls a second, and the median milliseconds of single calls.
 */
export async function measurePoint({ url, sandbox, parts, first, say }) {
  const count = POINT.perSecond * POINT.seconds;
  const offers = await findOffers(url, FIRST_OFFER, count);
  const random = createRandom(2);
  const times = { 'search, cached': [], 'hotel search': [] };
  const payments = payAt(sandbox);
  const timed = async (name, act) => {
    const from = performance.now();
    await act();
    times[name].push(performance.now() - from);
  };
  let failed = 0;
  let soldOut = 0;
  const journey = async (offer, number) => {
    const buyer = openBuyer(url);
    await buyer.page('/');
    for (let index = 0; index < POINT.steps['search, cached']; index += 1)
      await timed('search, cached', () => buyer.post('hotels/searchs', searchBody(0)));
    await timed('hotel search', () =>
      buyer.post('hotels/searchs', searchBody(first + FIRST_SEARCH + number)),
    );
    await buyer.page('/');
    const { bought } = await buyAll({
      offers: [{ offer, number: FIRST_OFFER + number }],
      buyers: 1,
      urls: [url],
      payments,
    });
    if (bought.length === 0) soldOut += 1;
  };
  await untilIdle(parts.idle);
  const before = await readParts(parts);
  const from = performance.now();
  const running = [];
  let at = 0;
  for (const [number, offer] of offers.entries()) {
    at += exponential(random, 1000 / POINT.perSecond);
    await wait(Math.max(0, from + at - performance.now()));
    running.push(
      journey(offer, number).catch((error) => {
        failed += 1;
        say(`  ${error.message}`);
      }),
    );
  }
  const seconds = (performance.now() - from) / 1000;
  await Promise.all(running);
  await untilIdle(parts.idle);
  const used = usePerItem(before, await readParts(parts), seconds);
  const perSecond = (sales) => Math.round((sales * 1000) / seconds) / 1000;
  return {
    steps: POINT.steps,
    // Random arrivals are a little more or less than the wanted rate.
    perSecond: perSecond(count),
    soldPerSecond: perSecond(count - failed - soldOut),
    seconds: Math.round(seconds * 10) / 10,
    sold: count - failed - soldOut,
    soldOut,
    failed,
    busy: Object.fromEntries(
      Object.entries(used.processor).map(([part, ms]) => [part, Math.round(ms) / 1000]),
    ),
    calls: used.calls,
    medianMs: Object.fromEntries(
      Object.entries(times).map(([name, list]) => [name, Math.round(middle(list) * 10) / 10]),
    ),
  };
}
