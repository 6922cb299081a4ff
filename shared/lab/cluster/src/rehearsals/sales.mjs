import { setTimeout as wait } from 'node:timers/promises';
import { buyAll, payAt } from '@tiquete/bench/measures/load/buyAll';
import { findOffers } from '@tiquete/bench/measures/load/findOffers';
import { openBuyer } from '@tiquete/bench/measures/load/openBuyer';

/** Concurrent travellers, and milliseconds between two sales of one. The gateway slows an address above five searches a second. */
const [TRAVELLERS, PAUSE_MS] = [3, 1500];
/** Offers of one search. */
const OFFERS = 8;

/** Sales of hotels through the gateway, paid at the stand-in gateway. Every sale has its own room and traveller. */
export function createSales({ url, sandbox }) {
  const pay = payAt({ url: sandbox });
  let searches = 0;
  let travellers = 0;
  async function nextOffers(count) {
    const from = searches;
    // Some searches have fewer offers than wanted, and no search is used twice.
    searches += count;
    const found = await findOffers(url, from, count);
    return found.map((offer) => ({ offer, number: (travellers += 1) }));
  }
  const buy = (offers) => buyAll({ offers, buyers: TRAVELLERS, urls: [url], payments: pay });

  return {
    /** Returns the references of so many issued sales. @throws Error when a step of one is rejected */
    async sell(count) {
      const references = [];
      while (references.length < count) {
        const { bought } = await buy(await nextOffers(count - references.length));
        references.push(...bought.map(({ reference }) => reference));
      }
      return references;
    },
    /** Sells until `stop` is called, which resolves once the last sale has ended. Every rejected step of a visit is a failure. */
    begin() {
      const [sold, failures] = [[], []];
      let isEnding = false;
      const waiting = [];
      let fetching = null;
      async function nextOffer() {
        while (waiting.length === 0) {
          fetching ??= nextOffers(OFFERS)
            .then((found) => waiting.push(...found))
            .finally(() => (fetching = null));
          await fetching;
        }
        return waiting.shift();
      }
      async function traveller() {
        while (!isEnding) {
          try {
            await openBuyer(url).page('/');
            const { bought } = await buy([await nextOffer()]);
            sold.push(...bought.map(({ reference }) => reference));
          } catch (error) {
            failures.push(`${new Date().toISOString()} ${error.message}`);
          }
          await wait(PAUSE_MS);
        }
      }
      const all = Promise.all(Array.from({ length: TRAVELLERS }, traveller));
      return {
        sold,
        failures,
        async stop() {
          isEnding = true;
          await all;
        },
      };
    },
  };
}
