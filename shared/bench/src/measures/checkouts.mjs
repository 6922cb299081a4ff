import { setTimeout as wait } from 'node:timers/promises';
import { findOffers } from './findOffers.mjs';
import { openBuyer } from './openBuyer.mjs';

/** Travellers who buy at the same time. */
const AT_ONCE = 8;
const POLL_MS = 100;
const PATIENCE_MS = 60_000;

/** Prebooks, goes to the gateway, pays, and watches until the booking is issued. @throws Error when one step is refused */
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
    if (booking.status === 'OK') return;
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

/** Whole checkouts a second with one replica, then with two on the same data; each round buys what no round bought before. */
export async function checkouts({ product, rounds, checkouts: count, say }) {
  const results = { one: [], two: [] };
  const payments = payAt(product.sandbox);
  let bought = 0;
  for (const name of ['one', 'two']) {
    const second = name === 'two' ? await product.another() : null;
    if (name === 'two' && !second) break;
    const urls = [product.port, ...(second ? [second.port] : [])].map(
      (port) => `http://127.0.0.1:${port}`,
    );
    try {
      for (let round = 0; round < Math.ceil(rounds / 2) + 1; round += 1) {
        const offers = await findOffers(urls[0], bought, count);
        const waiting = offers.map((offer, index) => ({ offer, number: bought + index }));
        bought += count;
        const taken = [];
        const started = performance.now();
        const one = async (first) => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const at = performance.now();
            await checkOut({
              ...next,
              payments,
              buyer: openBuyer(urls[(first + next.number) % urls.length]),
            });
            taken.push(performance.now() - at);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => one(first)));
        const perSecond = (taken.length * 1000) / (performance.now() - started);
        taken.sort((a, b) => a - b);
        say(
          `  ${name}, round ${round + 1}: ${perSecond.toFixed(1)} a second${round === 0 ? ', thrown away' : ''}`,
        );
        if (round > 0)
          results[name].push({
            perSecond,
            median: taken[Math.floor(taken.length / 2)],
            slowest: taken.at(-1),
          });
      }
    } finally {
      await second?.stop();
    }
  }
  return { checkouts: results };
}
