import { setTimeout as wait } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';
import { findOffers } from './load/findOffers.mjs';
import { openBuyer } from './load/openBuyer.mjs';
import { eachOf, readProcessor, scrape, untilIdle } from './load/processor.mjs';

/** Travellers who buy at the same time, and the replicas they buy from. */
const VARIANTS = [
  { name: '8 buyers', buyers: 8, replicas: 1 },
  { name: '1 buyer', buyers: 1, replicas: 1 },
  { name: '32 buyers', buyers: 32, replicas: 1 },
  { name: '8 buyers, 2 replicas', buyers: 8, replicas: 2 },
];
/** Four times as often as the page asks first. */
const POLL_MS = 500;
const PATIENCE_MS = 60_000;

/** Prebooks, goes to the gateway, pays, and watches until the booking is issued; answers it and its buyer. @throws Error when one step is refused */
async function checkOut({ buyer, offer, number, payments }) {
  const { data } = await buyer.post('hotels/prebookings', bodyOf(offer, number), true);
  const opened = await buyer.post(
    'payments',
    { bookingId: data.booking.id, return_path: '/checkout/hotel' },
    true,
  );
  const { requestId, reference } = opened.data;
  await payments(requestId);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(POLL_MS)) {
    const { booking } = (await buyer.get(`payments/${reference}`)).data;
    if (booking.status === 'OK') return { buyer, reference, id: booking.id };
    if (booking.status !== 'COTIZED')
      throw new Error(`booking ${booking.code} ended ${booking.status}`);
  }
  throw new Error(`${reference} was not issued in a minute`);
}

const letters = (number) =>
  String(number).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));

function bodyOf({ total, policyHash, ...offer }, number) {
  const guest = {
    room: 1,
    type: 'AD',
    name: `Marta ${letters(number)}`,
    lastname: 'Gómez Ruiz',
    age: 41,
    holder: true,
  };
  return {
    ...offer,
    Canal: '1',
    expected_total: total,
    customer: {
      name: guest.name,
      lastname: guest.lastname,
      document_type: 4,
      document: String(1_020_300_000 + number),
      email: `marta.${number}@viajes.test`,
      phone_country: '57',
      phone: '3001234567',
      birth_date: '1985-06-02',
      gender: 49,
      nationality: 'CO',
    },
    Guests: [guest, { ...guest, name: `Luis ${letters(number)}`, age: 39, holder: false }],
    accepts: {
      terms_version: '2026-11',
      data_policy_version: '2026-11',
      cancellation_policy_hash: policyHash,
    },
  };
}

const payAt =
  ({ url }) =>
  async (requestId) => {
    const answer = await fetch(`${url}/control/payments/sessions/${requestId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'card', outcome: 'approve' }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`the gateway's page answered ${answer.status}`);
  };

/** Buys `offers`, so many at a time; answers the travellers' milliseconds in order, what was bought and how long it took in all. */
async function buyAll({ offers, buyers, urls, payments }) {
  const waiting = [...offers];
  const [taken, bought] = [[], []];
  const started = performance.now();
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now();
      const buyer = openBuyer(urls[next.number % urls.length]);
      bought.push(await checkOut({ ...next, payments, buyer }));
      taken.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: buyers }, one));
  return { taken: taken.sort((a, b) => a - b), bought, ms: performance.now() - started };
}

/** Processor time of the api for one of each thing that a paid booking leads to. */
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
    const before = readProcessor(parts);
    for (const one of bought) await act(one);
    await untilIdle(parts);
    results[name] = [eachOf(before, readProcessor(parts), bought.length)];
    say(`  ${name}: ${results[name][0].api.toFixed(1)} ms of the api's processor`);
  }
  return results;
}

/**
 * Whole checkouts by how many buy at once, with processor time of each and the delay of the event loop; each round buys what
 * no round bought before. Then one voucher, one mail and one confirmation page.
 */
export async function checkouts({ product, rounds, checkouts: count, say }) {
  const payments = payAt(product.sandbox);
  const results = {};
  let [number, afterwards] = [0, {}];
  for (const { name, buyers, replicas } of VARIANTS) {
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
        const { taken, bought, ms } = await buyAll({ offers, buyers, urls, payments });
        const states = await Promise.all(parts.metrics.map(scrape));
        await untilIdle(parts);
        const perSecond = (taken.length * 1000) / ms;
        const used = eachOf(before, readProcessor(parts), count);
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
        if (name === '8 buyers') afterwards = await measureAfterwards(bought, parts, say);
      }
    } finally {
      await second?.stop();
    }
  }
  return { checkouts: results, afterwards };
}
