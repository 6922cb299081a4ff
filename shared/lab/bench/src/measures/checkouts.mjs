import { URLSearchParams } from 'node:url';
import { buyAll, payAt } from './load/buyAll.mjs';
import { findOffers } from './load/findOffers.mjs';
import { eachOf, readProcessor, scrape, untilIdle } from './load/processor.mjs';

/**
 * Number of concurrent travellers and of replicas. 32 travellers buy four rounds in one; otherwise they form a single wave,
 * as slow as its slowest purchase.
 */
const VARIANTS = [
  { name: '8 buyers', buyers: 8, replicas: 1, times: 1 },
  { name: '1 buyer', buyers: 1, replicas: 1, times: 1 },
  { name: '32 buyers', buyers: 32, replicas: 1, times: 4 },
  { name: '8 buyers, 2 replicas', buyers: 8, replicas: 2, times: 1 },
];
/** Later work for a paid booking, whose processor time in the api is measured. */
const AFTERWARDS = {
  voucher: ({ buyer, id }) => buyer.file(`bookings/${id}/documents/voucher.pdf`),
  mail: ({ buyer, id }) => buyer.post(`bookings/${id}/emails`, {}),
  'confirmation page': ({ buyer, reference }) =>
    Promise.all([
      buyer.page(`/checkout/hotel?${new URLSearchParams({ reference })}`),
      buyer.get(`payments/${reference}`),
    ]),
};

async function measureAfterwards(bought, parts, say) {
  const results = {};
  for (const [name, act] of Object.entries(AFTERWARDS)) {
    await untilIdle(parts);
    const before = readProcessor(parts);
    for (const one of bought) await act(one);
    const states = await Promise.all(parts.metrics.map(scrape));
    const loopP99 = Math.max(await untilIdle(parts), ...states.map((one) => one.loopP99));
    results[name] = { ...eachOf(before, readProcessor(parts), bought.length), loopP99 };
    say(`  ${name}: ${results[name].api.toFixed(1)} ms of the api's processor`);
  }
  return results;
}

/**
 * Measures whole checkouts by the number of concurrent buyers, with the processor time of each and the delay of the event
 * loop. No round buys an offer of another round. Then measures one voucher, one mail and one confirmation page.
 */
export async function checkouts({ product, rounds, checkouts: perRound, say }) {
  const payments = payAt(product.sandbox);
  const results = {};
  const afterwards = Object.fromEntries(Object.keys(AFTERWARDS).map((thing) => [thing, []]));
  let number = 0;
  for (const { name, buyers, replicas, times } of VARIANTS) {
    const count = perRound * times;
    const second = replicas === 2 ? await product.another() : null;
    if (replicas === 2 && !second) break;
    const all = [product.replica, ...(second ? [second] : [])];
    const urls = all.map(({ port }) => `http://127.0.0.1:${port}`);
    const parts = {
      apis: all.map(({ pid }) => pid),
      metrics: all.map(({ metrics }) => metrics),
      sandbox: product.sandbox.child.pid,
    };
    results[name] = [];
    try {
      for (let round = 0; round < Math.ceil(rounds / 2) + 1; round += 1) {
        const found = await findOffers(urls[0], number, count);
        const offers = found.map((offer, index) => ({ offer, number: number + index }));
        number += count;
        await untilIdle(parts);
        const refused = (await Promise.all(parts.metrics.map(scrape))).map(
          (one) => one.unavailable,
        );
        const before = readProcessor(parts);
        const { taken, bought, perSecond } = await buyAll({ offers, buyers, urls, payments });
        const states = await Promise.all(parts.metrics.map(scrape));
        await untilIdle(parts);
        const used = eachOf(before, readProcessor(parts), bought.length);
        const loopP99 = Math.max(...states.map((one) => one.loopP99));
        say(
          `  ${name}, round ${round + 1}: ${perSecond.toFixed(1)} a second, ${used.api.toFixed(0)} ms of the api's processor each, event loop p99 ${loopP99.toFixed(0)} ms${round === 0 ? ', thrown away' : ''}`,
        );
        if (round === 0) continue;
        results[name].push({
          perSecond,
          median: taken[Math.floor(taken.length / 2)],
          slowest: taken.at(-1),
          loopP99,
          unavailable: states.reduce(
            (sum, one, index) => sum + one.unavailable - refused[index],
            0,
          ),
          ...used,
        });
        if (name !== '8 buyers') continue;
        const measured = await measureAfterwards(bought, parts, say);
        for (const [thing, one] of Object.entries(measured)) afterwards[thing].push(one);
      }
    } finally {
      await second?.stop();
    }
  }
  return { checkouts: results, afterwards };
}
