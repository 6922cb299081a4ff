import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { measureCheckout } from '../../plugins/checkoutMetrics';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { openCase } from '../cases';
import { findBooking } from '../checkout';
import { aCall, aPeople, aQuote, toAnswer } from '../checkout/testing/builders';
import { createFakeGateway } from '../checkout/testing/fakeGateway';
import { createFakeProduct } from '../checkout/testing/fakeProduct';
import { readGauges } from './gauges';

const OPERATOR = { email: 'olga@viajes.test', password: 'clave-de-olga-1' };
const TRAVELLER = { email: 'ana@viajes.test', password: 'clave-de-ana-1' };
const gateway = createFakeGateway();
const product = createFakeProduct();
let test: TestApp;
let booking: { id: string; code: string };
let reference: string;
type Browser = ReturnType<typeof openBrowser>;
let operator: Browser;
let day = 1;

jest.setTimeout(60_000);
beforeAll(async () => {
  test = await startTestApp({ gateway });
  const { users, passwords, clock, sales } = test.deps;
  const save = async (
    brand: string,
    { email, password }: typeof OPERATOR,
    role: 'operator' | 'traveler',
  ) =>
    users.save(
      brand,
      { email, name: 'Olga Ruiz', passwordHash: await passwords.hash(password), role },
      clock(),
    );
  await save('tiquete', OPERATOR, 'operator');
  await save('tiquete', TRAVELLER, 'traveler');
  await save('andes', OPERATOR, 'operator');
  sales.checkout.engine.products.set('HOTEL', product);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.advance(3_600_000);
  operator = await browserOf(OPERATOR);
  ({ booking, reference } = await aPaidBooking());
});

async function browserOf(who: typeof OPERATOR, host = 'localhost'): Promise<Browser> {
  const browser = openBrowser(test.app, host);
  await browser.signIn(who.email, who.password);
  return browser;
}
const work = async () => {
  const worker = test.deps.sales.checkout.createWorker({ brandIds: async () => ['tiquete'] });
  while ((await worker.runDue()) > 0);
};
async function aPaidBooking() {
  day += 1;
  const { checkout } = test.deps.sales;
  const dateTo = new Date(Date.UTC(2027, 5, day)).toISOString().slice(0, 10);
  const quote = aQuote(test.deps.clock(), {
    people: aPeople({
      name: 'Marta',
      lastname: 'Secreta',
      email: 'marta@viajes.test',
      document: '1032456789',
    }),
    dateTo,
  });
  const { answer } = await checkout.createBooking(aCall(), async () => ({ quote, toAnswer }));
  const found = await findBooking(test.deps.db, 'tiquete', answer.id);
  const payment = await test.deps.sales.payments.pay(
    aCall({ route: 'payments', bodyHash: answer.id }),
    {
      brand: { id: 'tiquete', name: 'Tiquete' },
      booking: found!,
      origin: 'http://localhost',
      returnPath: '/checkout/hotel',
      ipAddress: '127.0.0.1',
      userAgent: 'test',
    },
  );
  gateway.settle(payment.reference, 'APPROVED');
  test.advance(60_000);
  await work();
  return { booking: answer, reference: payment.reference };
}
const aCase = (data: Record<string, unknown> = { tries: 3 }) =>
  test.deps.db.withBrand('tiquete', (tx) =>
    openCase(tx, {
      brand: 'tiquete',
      kind: 'SUPPLIER_UNKNOWN',
      key: `SUPPLIER_UNKNOWN:${booking.id}`,
      at: test.deps.clock(),
      bookingId: booking.id,
      data,
    }),
  );
const whole = async () =>
  (await operator.get(`/api/operations/bookings/${booking.id}`)).json().data;
const refund = (body: object, key: string = randomUUID(), browser = operator) =>
  browser.postJson(`/api/operations/bookings/${booking.id}/refunds`, body, {
    'idempotency-key': key,
  });
const aRefund = async (over: object = {}) => {
  const [payment] = (await whole()).payments;
  return {
    payment_id: payment.id,
    amount: 100_000,
    repeated_amount: 100_000,
    refundable: payment.refundable,
    reason: 'Compensación por el ruido',
    ...over,
  };
};
const codeOf = (reply: { json(): { errors: { code: string }[] } }) => reply.json().errors[0]?.code;

it('is not there for anybody but an operator of the brand', async () => {
  const id = await aCase();
  const calls: [string, string, object?][] = [
    ['GET', 'summary'],
    ['GET', 'bookings'],
    ['GET', `bookings/${booking.id}`],
    ['GET', 'cases'],
    ['GET', `cases/${id}`],
    ['POST', `bookings/${booking.id}/people`, { reason: 'porque sí' }],
    ['POST', `bookings/${booking.id}/asks`, {}],
    ['POST', `bookings/${booking.id}/refunds`, {}],
    ['POST', `cases/${id}/resolutions`, { version: 1, note: 'ya está listo' }],
  ];
  const others = [await browserOf(TRAVELLER), openBrowser(test.app, 'localhost')];
  for (const browser of others) {
    for (const [method, path, body] of calls) {
      const reply =
        method === 'GET'
          ? await browser.get(`/api/operations/${path}`)
          : await browser.postJson(`/api/operations/${path}`, body);
      expect([path, reply.statusCode, codeOf(reply)]).toEqual([path, 404, 'NOT_FOUND']);
      expect(reply.body).toBe((await browser.get('/api/operations/nada')).body);
    }
  }
  const foreign = await browserOf(OPERATOR, 'andes.localhost');
  expect((await foreign.get('/api/operations/bookings')).json().meta.total).toBe(0);
  for (const path of [`bookings/${booking.id}`, `cases/${id}`])
    expect((await foreign.get(`/api/operations/${path}`)).statusCode).toBe(404);
});

it('tells the browser of a role, and only those who have one', async () => {
  expect((await operator.session()).user).toMatchObject({ name: 'Olga Ruiz', role: 'operator' });
  expect((await (await browserOf(TRAVELLER)).session()).user).not.toHaveProperty('role');
});

it('tells how the checkout stands', async () => {
  await aCase();
  const { data } = (await operator.get('/api/operations/summary')).json();
  expect(data.bookings).toEqual(
    expect.arrayContaining([expect.objectContaining({ state: 'CONFIRMED', is_finished: true })]),
  );
  expect(data.cases).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'SUPPLIER_UNKNOWN' })]),
  );
  expect(data.unfinished).toEqual({ count: 0, oldest_at: null });
  expect(data.outbox.waiting).toBeGreaterThan(0);
});

it('finds bookings by code, payment, supplier, state and day, and says how many cases each has', async () => {
  await aCase();
  const find = async (query: string) =>
    (await operator.get(`/api/operations/bookings?${query}`))
      .json()
      .data.map(({ id }: { id: string }) => id);
  const locator = `HB-${booking.code}`;
  const today = new Date(test.deps.clock().getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
  for (const query of [
    `q=${booking.code.slice(0, 6).toLowerCase()}`,
    `q=${reference}`,
    `q=${locator}`,
    'state=CONFIRMED&supplier=HB&product=HOTEL',
    `from=${today}&to=${today}`,
  ]) {
    expect(await find(query)).toContain(booking.id);
  }
  for (const query of [
    'q=ZZZZZZ',
    'state=PAID',
    'unfinished=yes',
    'supplier=XX',
    'product=FLIGHT',
    'from=2099-01-01',
    'to=2020-01-01',
  ])
    expect(await find(query)).not.toContain(booking.id);
  const [listed] = (await operator.get(`/api/operations/bookings?q=${booking.code}`)).json().data;
  expect(listed).toMatchObject({
    code: booking.code,
    state: 'CONFIRMED',
    status: 'OK',
    open_cases: 1,
    total: 480_000,
  });
  expect((await operator.get('/api/operations/bookings?q=%25')).statusCode).toBe(400);
});

it('shows one booking whole, its people masked until somebody says why', async () => {
  const data = await whole();
  expect(data).toMatchObject({
    code: booking.code,
    supplier_locator: `HB-${booking.code}-1`,
    has_account: false,
    payments: [
      { reference, state: 'APPROVED', captured: 480_000, refundable: 480_000, notified_at: [] },
    ],
    refunds: [],
    cases: [],
    people: { customer: { name: 'M••• S•••', email: 'm•••@viajes.test', document: '•••••••789' } },
  });
  expect(data.events.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['CREATED', 'PAYMENT_APPROVED', 'CONFIRMED']),
  );
  expect(JSON.stringify(data)).not.toMatch(/Marta|Secreta|1032456789|marta@|secret-rate-key/);

  expect(
    (await operator.postJson(`/api/operations/bookings/${booking.id}/people`, {})).statusCode,
  ).toBe(400);
  const shown = await operator.postJson(`/api/operations/bookings/${booking.id}/people`, {
    reason: 'El viajero llamó',
  });
  expect(shown.json().data.customer).toMatchObject({
    name: 'Marta Secreta',
    email: 'marta@viajes.test',
  });
});

it('writes down who read and did what, and when', async () => {
  await operator.postJson(`/api/operations/bookings/${booking.id}/people`, {
    reason: 'El viajero llamó',
  });
  const user = await test.deps.users.byEmail('tiquete', OPERATOR.email);
  const [last] = await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query('select user_id, act, data, at from operator_log order by id desc limit 1'),
  );
  expect(last).toEqual({
    user_id: user?.id,
    act: 'POST operations/bookings/:id/people',
    at: test.deps.clock(),
    data: {
      params: { id: booking.id },
      query: expect.anything(),
      body: { reason: 'El viajero llamó' },
    },
  });
});

it('asks again: what waits for an answer is due at once', async () => {
  product.next = ['lost-before'];
  const unknown = await aPaidBooking();
  booking = unknown.booking;
  const id = await aCase();
  expect((await whole()).state).toBe('SUPPLIER_UNKNOWN');
  const before = (await whole()).supplier_tries.next_at;
  expect(new Date(before).getTime()).toBeGreaterThan(test.deps.clock().getTime());
  const asked = await operator.postJson(`/api/operations/bookings/${booking.id}/asks`, {
    case: { id, version: 1 },
  });
  expect(asked.statusCode).toBe(200);
  expect((await whole()).supplier_tries.next_at).toBe(test.deps.clock().toISOString());
  expect((await operator.get(`/api/operations/cases/${id}`)).json().data).toMatchObject({
    version: 2,
    actions: [
      { action: 'OPENED', actor: null },
      { action: 'ASKED', actor: 'Olga Ruiz' },
    ],
  });
  // Seen before that, the case is not what it was.
  expect(
    codeOf(
      await operator.postJson(`/api/operations/bookings/${booking.id}/asks`, {
        case: { id, version: 1 },
      }),
    ),
  ).toBe('CASE_CHANGED');
});

it('gives a part back once, however often it is sent, and no more than is left', async () => {
  const [key, body] = [randomUUID(), await aRefund()];
  const replies = await Promise.all(Array.from({ length: 8 }, () => refund(body, key)));
  expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const again = await refund(body, key);
  expect(again.json()).toEqual({
    data: { payment_id: body.payment_id, amount: 100_000, refundable: 380_000 },
  });
  expect((await whole()).refunds).toMatchObject([
    { reason: 'OPERATOR', state: 'DUE', amount: 100_000 },
  ]);
  expect((await refund({ ...body, amount: 1, repeated_amount: 1 }, key)).statusCode).toBe(422);
  await work();
  expect(gateway.netOf(booking.code)).toBe(380_000);
  expect(await whole()).toMatchObject({ state: 'CONFIRMED', refunds: [{ state: 'DONE' }] });
});

it('refuses a refund that is not what the operator saw, typed twice and gave a reason for', async () => {
  const id = await aCase();
  const refusals: [object, string][] = [
    [{ repeated_amount: 10_000 }, 'AMOUNTS_DIFFER'],
    [{ refundable: 1 }, 'REFUNDABLE_CHANGED'],
    [{ amount: 480_001, repeated_amount: 480_001 }, 'AMOUNT_NOT_REFUNDABLE'],
    [{ payment_id: randomUUID() }, 'NOT_FOUND'],
    [{ reason: '   ' }, 'INVALID_FORMAT'],
    [{ case: { id, version: 7 } }, 'CASE_CHANGED'],
    [{ case: { id: randomUUID(), version: 1 } }, 'NOT_FOUND'],
  ];
  for (const [over, code] of refusals)
    expect([code, codeOf(await refund(await aRefund(over)))]).toEqual([code, code]);
  expect(
    codeOf(
      await operator.postJson(`/api/operations/bookings/${booking.id}/refunds`, await aRefund()),
    ),
  ).toBe('IDEMPOTENCY_KEY_MISSING');
  expect((await whole()).refunds).toEqual([]);
  // A refused call frees its key.
  const key = randomUUID();
  await refund(await aRefund({ repeated_amount: 1 }), key);
  expect((await refund(await aRefund({ case: { id, version: 1 } }), key)).statusCode).toBe(200);
  expect((await operator.get(`/api/operations/cases/${id}`)).json().data.actions).toMatchObject([
    {},
    { action: 'REFUNDED', data: { amount: 100_000, reason: 'Compensación por el ruido' } },
  ]);
});

it('lets two operators give back the whole only once', async () => {
  const body = await aRefund({ amount: 480_000, repeated_amount: 480_000 });
  const replies = await Promise.all([refund(body), refund(body)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await whole()).refunds).toHaveLength(1);
});

it('measures bookings, outbox, cases and differences for a scraper', async () => {
  await aCase();
  const registry = new Registry();
  const { db, clock, log } = test.deps;
  let isDown = false;
  measureCheckout(
    registry,
    async () =>
      isDown ? Promise.reject(new Error('down')) : [await readGauges(db, 'tiquete', clock())],
    log,
  );
  const text = await registry.metrics();
  expect(text).toMatch(/checkout_bookings\{brand="tiquete",state="CONFIRMED"\} \d+/);
  expect(text).toMatch(/checkout_outbox_lag_seconds\{brand="tiquete"\} [1-9]/);
  expect(text).toMatch(/operations_cases_open\{brand="tiquete",kind="SUPPLIER_UNKNOWN"\} [1-9]/);
  expect(text).toContain('reconciliation_differences{brand="tiquete",kind="AMOUNT_DIFFERS"} 0');
  expect(text).not.toContain(
    'checkout_oldest_unfinished_seconds{brand="tiquete",state="CONFIRMED"}',
  );
  // What cannot be read is not there: an old number would be a lie.
  isDown = true;
  expect(await registry.metrics()).not.toContain('brand="tiquete"');
});

it('resolves a case with a note, once, as it was seen', async () => {
  const id = await aCase();
  const resolve = (body: object) =>
    operator.postJson(`/api/operations/cases/${id}/resolutions`, body);
  expect((await resolve({ version: 1 })).statusCode).toBe(400);
  await aCase({ tries: 4 });
  expect(codeOf(await resolve({ version: 1, note: 'El hotel confirmó por teléfono' }))).toBe(
    'CASE_CHANGED',
  );
  const done = await resolve({ version: 2, note: 'El hotel confirmó por teléfono' });
  expect(done.json().data).toMatchObject({
    state: 'RESOLVED',
    note: 'El hotel confirmó por teléfono',
    actions: [{}, { actor: 'Olga Ruiz', action: 'RESOLVED' }],
  });
  expect((await resolve({ version: 2, note: 'El hotel confirmó por teléfono' })).statusCode).toBe(
    200,
  );
  expect(codeOf(await resolve({ version: 3, note: 'Otra cosa' }))).toBe('CASE_CHANGED');
  const ids = async (state: string) =>
    (await operator.get(`/api/operations/cases?state=${state}`))
      .json()
      .data.map((one: { id: string }) => one.id);
  expect([(await ids('OPEN')).includes(id), (await ids('RESOLVED')).includes(id)]).toEqual([
    false,
    true,
  ]);
});
