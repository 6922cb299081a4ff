import { setTimeout as wait } from 'node:timers/promises';
import { openFlightSale } from '../testing/openFlightSale';

/** Tests with the sandbox that a price found by a traveller's search is reported at once, without an extra search. */
let sale: Awaited<ReturnType<typeof openFlightSale>>;
beforeAll(async () => {
  sale = await openFlightSale();
});
afterAll(async () => {
  await sale.test.close();
  await sale.sandbox.close();
});

it('reports a price that another visitor’s search found', async () => {
  const days = [sale.day(60), sale.day(67)];
  const ways = ['BOG', 'MDE'];
  /** Searches both vendors until all have answered. */
  const search = async () => {
    const body = {
      segments: days.map((date, index) => ({
        id: String(index + 1),
        originLocationCode: ways[index],
        destinationLocationCode: ways[1 - index],
        departureDateTimeRange: { date },
      })),
      segmentsFrom: ways,
      passengers: { adults: 1, children: 0, children_ages: [] },
      sources: ['GDS', 'NDC'],
      filters: { cabin: 'ALL' },
      currency: 'COP',
      language: 'es',
    };
    let found = (await sale.guest().postJson('/api/flights/searches', body)).json();
    while (!found.meta.complete) {
      await wait(200);
      const { sessionCode } = found.meta;
      found = (
        await sale.guest().postJson('/api/flights/searches', { ...body, sessionCode })
      ).json();
    }
    return Math.min(
      ...found.data.map(({ price_per_adult }: { price_per_adult: number }) => price_per_adult),
    );
  };
  const { db, mailing } = sale.test.deps;
  const mails = async () => {
    await mailing.createWorker().runDue();
    return (await db.query<{ template: string }>('select template from mails order by seq')).map(
      ({ template }) => template,
    );
  };
  await search();
  const browser = sale.guest();
  await browser.call('POST flights/price_alerts', {
    originLocationCode: 'BOG',
    destinationLocationCode: 'MDE',
    departure: days[0],
    return: days[1],
    email: 'ana@viajes.test',
    accepts: { data_policy_version: '2026-11' },
  });
  // Confirms the alert, and raises the last reported price so that the next search finds a drop.
  await db.query('update flight_alerts set confirmed_at = asked_at, price = price * 2');
  sale.test.advance(20 * 60_000);
  expect(await mails()).toEqual(['alert.confirm']);
  const lowest = await search();
  for (let turn = 0; turn < 100 && (await mails()).length < 2; turn += 1) await wait(100);
  expect(await mails()).toEqual(['alert.confirm', 'alert.dropped']);
  expect(await db.query('select price from flight_alerts')).toEqual([{ price: lowest }]);
});
