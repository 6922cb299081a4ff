import { setTimeout as wait } from 'node:timers/promises';
import { openBuyer, SoldOut } from './openBuyer.mjs';

/** Milliseconds between two polls, a quarter of the page's first interval. */
const POLL_MS = 500;
const DEADLINE_MS = 60_000;

/**
 * Prebooks, goes to the gateway, pays, and polls until the booking is issued. Returns the booking and its buyer. @throws
 * Error when a step is rejected
 */
async function checkOut({ buyer, offer, number, payments }) {
  const { data } = await buyer.post('hotels/prebookings', bodyOf(offer, number), true);
  const opened = await buyer.post(
    'payments',
    { bookingId: data.booking.id, return_path: '/checkout/hotel' },
    true,
  );
  const { requestId, reference } = opened.data;
  await payments(requestId);
  for (const until = Date.now() + DEADLINE_MS; Date.now() < until; await wait(POLL_MS)) {
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

/** Pays at the sandbox's gateway like a traveller. */
export const payAt =
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

/**
 * Buys those of `offers` that are not sold out, with `buyers` concurrent buyers. Returns the sorted milliseconds of each
 * purchase, the purchases, the total time, and the purchases per second until the last one began, because fewer and fewer
 * buyers are busy afterwards.
 */
export async function buyAll({ offers, buyers, urls, payments }) {
  const waiting = [...offers];
  const [taken, bought] = [[], []];
  const began = performance.now();
  let [issued, until] = [0, began];
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now();
      if (waiting.length === 0) [issued, until] = [taken.length, started];
      const buyer = openBuyer(urls[next.number % urls.length]);
      try {
        bought.push(await checkOut({ ...next, payments, buyer }));
      } catch (error) {
        if (error instanceof SoldOut) continue;
        throw error;
      }
      taken.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: buyers }, one));
  return {
    taken: taken.sort((a, b) => a - b),
    bought,
    ms: performance.now() - began,
    perSecond: (issued * 1000) / (until - began),
  };
}
