import { randomUUID } from 'node:crypto';
import type { AssistancePlan, AssistanceSearchResponse } from '@tiquete/contracts';
import { openBrowser } from '../../../testing/browser';
import { problemOf } from '../testing/anAssistanceApp';
import { aFamily, aPrebooking, aSearch } from '../testing/builders';
import { startWithTk } from '../testing/startWithTk';

/** Tests the whole way from a search to a policy, with our app on a real database and the supplier's stand-in over HTTP. */
let started: Awaited<ReturnType<typeof startWithTk>>;
beforeAll(async () => {
  started = await startWithTk('2027-01-10T17:00:00Z');
});
afterAll(() => started.close());
beforeEach(() => started.test.advance(16 * 60_000));
afterEach(() => fetch(`${started.sandbox.url}/control/faults`, { method: 'DELETE' }));

type Browser = ReturnType<typeof openBrowser>;
const guest = () => openBrowser(started.test.app, 'localhost');
const stage = async (fault: object) => {
  const reply = await fetch(`${started.sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(reply.status).toBe(201);
};
const work = async (minutes = 1) => {
  const worker = started.test.deps.sales.checkout.createWorker();
  for (let passed = 0; passed < minutes; passed += 1) {
    while ((await worker.runDue()) > 0);
    started.test.advance(60_000);
  }
};
const search = async (browser: Browser, changes: Parameters<typeof aSearch>[0] = {}) =>
  browser.postJson('/api/asisstances/searchs', aSearch(changes));
const find = async (browser: Browser, changes: Parameters<typeof aSearch>[0] = {}) =>
  (await search(browser, changes)).json<AssistanceSearchResponse>();
const bodyOf = (
  { sessionCode, entry_rules }: AssistanceSearchResponse['data'],
  plan: AssistancePlan,
  changes: object = {},
) => {
  const { accepts } = aPrebooking();
  return {
    ...aPrebooking({
      sessionCode,
      productCode: plan.productCode,
      expected_total: plan.total,
      accepts: {
        ...accepts,
        cancellation_policy_hash: plan.cancellation_policy_hash,
      },
      entry_rules_accepted: entry_rules.map(({ code }) => code),
    }),
    ...changes,
  };
};
const prebook = (browser: Browser, body: object) =>
  browser.postJson('/api/asisstances/prebookings', body, { 'idempotency-key': randomUUID() });
async function pay(browser: Browser, bookingId: string): Promise<void> {
  const { reference } = (
    await browser.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() })
  ).json().data;
  started.gateway.settle(reference, 'APPROVED');
  started.test.advance(4000);
  await browser.get(`/api/payments/${reference}`);
}
const bookingOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/bookings/${id}`)).json().data;
async function buy(browser: Browser, changes: object = {}): Promise<string> {
  const { data } = await find(browser);
  const [plan] = data.plans;
  if (!plan) throw new Error('nothing is for sale');
  const reply = await prebook(browser, bodyOf(data, plan, changes));
  expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
  const { id } = reply.json().data.booking;
  await pay(browser, id);
  await work();
  return id;
}
const named = (lastname: string) => ({ Guests: aFamily().map((one) => ({ ...one, lastname })) });

it('offers plans of several levels in pesos to a family with a senior and a child', async () => {
  const { data, meta } = await find(guest());
  expect(meta).toMatchObject({ complete: true, suppliers: [{ code: 'TK', status: 'ok' }] });
  expect(new Set(data.plans.map(({ category }) => category)).size).toBeGreaterThan(2);
  for (const plan of data.plans) {
    expect(plan.per_passenger.map(({ age }) => age)).toEqual([41, 72, 7]);
    expect(plan.per_passenger.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.total);
    expect(plan.supplier_price?.exchange).toEqual(started.test.deps.exchange.rateOf('USD'));
  }
  expect(data.plans.some(({ per_passenger: [, senior] }) => senior?.surcharge_reason)).toBe(true);
  expect(data.unavailable.length).toBeGreaterThan(0);
});

it('insures a student for a year, and sells trips within Colombia in pesos of the supplier', async () => {
  const year = await find(guest(), {
    checkin: '2027-03-10',
    checkout: '2028-03-08',
    age_pax: '20',
    destination_code: ['ES'],
  });
  expect(year.data.plans.map(({ category }) => category)).toContain('STUDENT');
  const home = await find(guest(), { destination_code: ['CO'], age_pax: '30' });
  expect(home.data.plans.length).toBeGreaterThan(0);
  expect(home.data.plans.every(({ supplier_price }) => supplier_price === null)).toBe(true);
});

it('rejects a person who is too old for every plan', async () => {
  expect(problemOf(await search(guest(), { age_pax: '101' }))).toEqual([
    422,
    'AGE_LIMIT_EXCEEDED',
    '/age_pax',
  ]);
});

it('sells a guest a policy with its number, its PDFs and its telephone numbers', async () => {
  const browser = guest();
  const id = await buy(browser);
  const sold = await bookingOf(browser, id);
  expect(sold).toMatchObject({ status: 'OK', supplier_locator: expect.stringMatching(/./) });
  expect(sold.snapshot.confirmation.policy).toBe(sold.supplier_locator);
  expect(sold.snapshot.emergency_numbers.length).toBeGreaterThan(0);
  expect(sold.snapshot.claim_instructions.length).toBeGreaterThan(0);
  for (const path of [sold.snapshot.confirmation.policy_url, sold.snapshot.plan.conditions_url]) {
    const file = await browser.get(path);
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  const { listBookings } = started.test.deps.sales.checkout.engine.products.get('ASSISTANCE') ?? {};
  const day = 86_400_000;
  const now = started.test.deps.clock().getTime();
  const listed = await listBookings?.(
    { from: new Date(now - day), to: new Date(now + day) },
    new AbortController().signal,
  );
  expect(listed).toContainEqual(
    expect.objectContaining({ supplier: 'TK', reference: sold.code, isCancelled: false }),
  );
});

it('moves the policy, and then refunds it by the legal right to withdraw', async () => {
  const browser = guest();
  const id = await buy(browser);
  const moved = await browser.postJson(`/api/asisstances/bookings/${id}/dates`, {
    mode: 'CHANGE',
    checkin: '2027-04-01',
  });
  expect(moved.statusCode).toBe(200);
  expect(await bookingOf(browser, id)).toMatchObject({ date_from: '2027-04-01' });
  const { total } = await bookingOf(browser, id);
  const reply = await browser.postJson(
    `/api/bookings/${id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': randomUUID() },
  );
  expect(reply.statusCode).toBe(200);
  await work(3);
  expect(await bookingOf(browser, id)).toMatchObject({ status: 'CANCEL', refunded: total });
});

it("covers the supplier's own days with an annual plan, also after a move", async () => {
  const browser = guest();
  const { data } = await find(browser);
  const plan = data.plans.find(({ is_annual }) => is_annual);
  if (!plan) throw new Error('no annual plan is for sale');
  const { id, code } = (await prebook(browser, bodyOf(data, plan))).json().data.booking;
  await pay(browser, id);
  await work();
  const agrees = async () => {
    const reply = await fetch(`${started.sandbox.url}/control/tk/orders`);
    const { orders } = (await reply.json()) as { orders: Record<string, string>[] };
    const { date_from: from, date_to: to } = await bookingOf(browser, id);
    expect(orders.find(({ reference }) => reference === code)).toMatchObject({ from, to });
    return [from, to];
  };
  expect(await agrees()).toEqual(['2027-03-10', plan.coverage_to]);
  await browser.postJson(`/api/asisstances/bookings/${id}/dates`, {
    mode: 'CHANGE',
    checkin: '2027-04-01',
  });
  expect(await agrees()).toEqual(['2027-04-01', '2028-03-30']);
});

it('rejects a price that rose between search and sale', async () => {
  const browser = guest();
  const { data } = await find(browser);
  const [plan] = data.plans;
  if (!plan) throw new Error('nothing is for sale');
  await stage({ target: 'tkPrice', mode: 'priceUp', times: 1 });
  const reply = await prebook(browser, bodyOf(data, plan));
  expect(problemOf(reply)).toEqual([409, 'PRICE_CHANGED', '/expected_total']);
  const { plan: dearer } = reply.json().meta;
  expect(dearer.total).toBeGreaterThan(plan.total);
  expect((await prebook(browser, bodyOf(data, dearer))).statusCode).toBe(201);
});

it('finds a policy that was issued without an answer, and refunds a rejected one', async () => {
  const [late, refused] = [guest(), guest()];
  await stage({ target: 'tkOrder', mode: 'resetAfter', times: 1 });
  const unknown = await buy(late);
  await work(10);
  expect(await bookingOf(late, unknown)).toMatchObject({ status: 'OK' });
  const other = await buy(refused, named('REFUSED'));
  await work(3);
  expect(await bookingOf(refused, other)).toMatchObject({ status: 'CANCEL' });
});

it('reports that the supplier is down', async () => {
  await stage({ target: 'tk', mode: 'error500' });
  expect(problemOf(await search(guest(), { age_pax: '33' })).slice(0, 2)).toEqual([
    503,
    'SUPPLIER_UNAVAILABLE',
  ]);
});
