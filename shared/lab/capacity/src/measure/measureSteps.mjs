import { URLSearchParams } from 'node:url';
import { buyAll, payAt } from '@tiquete/bench/measures/load/buyAll';
import { findOffers } from '@tiquete/bench/measures/load/findOffers';
import { openBuyer } from '@tiquete/bench/measures/load/openBuyer';
import { untilIdle } from '@tiquete/bench/measures/load/processor';
import { flightsBody } from '@tiquete/bench/measures/queries/flightSearch';
import { ROOMS, searchBody } from '@tiquete/bench/measures/queries/searchBody';
import { readParts, usePerItem } from './readParts.mjs';

const PARALLEL = 4;
const SALES = 60;
/** Sales that are not counted: the worker starts the processes that draw vouchers. */
const FIRST_SALES = 16;

/** Runs `act` for the numbers from 0 to below `count`, a few at once. */
async function eachNumber(count, act) {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await act(number);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
}

/** Hotels of searches that are cached, for details. */
async function findHotels(buyer, count) {
  const found = [];
  for (let number = 3000; found.length < count; number += 1) {
    const { sessionCode, hotels } = (await buyer.post('hotels/searchs', searchBody(number))).data;
    found.push(...hotels.slice(0, 8).map(({ hotelCode }) => ({ sessionCode, hotelCode })));
  }
  return found;
}

/**
 * Measures what one of each step uses: processor milliseconds by part, calls by supplier, transactions and milliseconds of
 * connections. `first` is the number of the first search, which no other run has cached. `sale` is everything from the details of the travellers to the issued booking, with mails and voucher.
 */
export async function measureSteps({ url, sandbox, parts, first, say }) {
  const buyer = openBuyer(url);
  const hotels = await findHotels(buyer, 180);
  const offers = await findOffers(url, 0, FIRST_SALES + SALES);
  const numbered = offers.map((offer, number) => ({ offer, number }));
  const bought = [];
  const steps = {
    document: [300, () => buyer.page('/')],
    'search, cached': [300, () => buyer.post('hotels/searchs', searchBody(0))],
    'hotel search': [80, (number) => buyer.post('hotels/searchs', searchBody(first + number))],
    'flight search': [80, (number) => buyer.post('flights/searches', flightsBody(first + number))],
    details: [
      120,
      (number) => buyer.post('hotels/details', { ...hotels[number % hotels.length], rooms: ROOMS }),
    ],
  };
  const results = {};
  const measure = async (name, count, run) => {
    await untilIdle(parts.idle);
    const before = await readParts(parts);
    const done = (await run()) ?? count;
    await untilIdle(parts.idle);
    results[name] = { count: done, ...usePerItem(before, await readParts(parts), done) };
    say(`  ${name}: ${JSON.stringify(results[name])}`);
  };
  for (const [name, [count, act]] of Object.entries(steps)) {
    // The compiler has seen the code, and connections are open.
    await eachNumber(count / 2, (number) => act(count + number));
    await measure(name, count, () => eachNumber(count, act));
  }
  for (const name of ['hotel search', 'flight search'])
    if (Object.values(results[name].calls).some((each) => each < 0.95))
      throw new Error(`Answers of the ${name} were cached: measure again.`);
  const buy = (some) =>
    buyAll({ offers: some, buyers: PARALLEL, urls: [url], payments: payAt(sandbox) });
  await buy(numbered.slice(0, FIRST_SALES));
  await measure('sale', SALES, async () => {
    const sold = await buy(numbered.slice(FIRST_SALES));
    bought.push(...sold.bought);
    return sold.bought.length;
  });
  await measure('confirmation', bought.length, () =>
    eachNumber(bought.length, async (number) => {
      const { buyer: owner, reference } = bought[number];
      await owner.page(`/checkout/hotel?${new URLSearchParams({ reference })}`);
      await owner.get(`payments/${reference}`);
    }),
  );
  return results;
}
