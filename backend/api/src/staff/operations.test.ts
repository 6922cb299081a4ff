import { Registry } from 'prom-client';
import { measureCheckout } from '../http/metrics/checkoutMetrics';
import { openBrowser } from '../testing/browser';
import { showSecondFactor } from '../testing/testApp';
import { readGauges } from './gauges';
import { errorCodeOf, openOperations, OPERATOR, TRAVELLER } from './testing/openOperations';

const { fixture, browserOf, aCase, whole } = openOperations();

it('exists only for operators of the brand', async () => {
  const id = await aCase();
  const calls: [string, string, object?][] = [
    ['GET', 'summary'],
    ['GET', 'bookings'],
    ['GET', `bookings/${fixture.booking.id}`],
    ['GET', 'cases'],
    ['GET', `cases/${id}`],
    ['POST', `bookings/${fixture.booking.id}/people`, { reason: 'porque sí' }],
    ['POST', `bookings/${fixture.booking.id}/asks`, {}],
    ['POST', `bookings/${fixture.booking.id}/refunds`, {}],
    ['POST', `refund_proposals/${id}/decisions`, { decision: 'APPROVED', note: 'ya está listo' }],
    ['POST', `cases/${id}/resolutions`, { version: 1, note: 'ya está listo' }],
  ];
  const others = [await browserOf(TRAVELLER), openBrowser(fixture.test.app, 'localhost')];
  for (const browser of others) {
    for (const [method, path, body] of calls) {
      const reply =
        method === 'GET'
          ? await browser.get(`/api/operations/${path}`)
          : await browser.postJson(`/api/operations/${path}`, body);
      expect([path, reply.statusCode, errorCodeOf(reply)]).toEqual([path, 404, 'NOT_FOUND']);
      expect(reply.body).toBe((await browser.get('/api/operations/nada')).body);
    }
  }
  const foreign = await browserOf(OPERATOR, 'andes.localhost');
  expect((await foreign.get('/api/operations/bookings')).json().meta.total).toBe(0);
  for (const path of [`bookings/${fixture.booking.id}`, `cases/${id}`])
    expect((await foreign.get(`/api/operations/${path}`)).statusCode).toBe(404);
});

it('tells the browser the role of an operator, and of no one else', async () => {
  expect((await fixture.operator.session()).user).toMatchObject({
    name: 'Olga Ruiz',
    role: 'operator',
  });
  expect((await (await browserOf(TRAVELLER)).session()).user).not.toHaveProperty('role');
});

it('reports the state of the checkout', async () => {
  await aCase();
  const { data } = (await fixture.operator.get('/api/operations/summary')).json();
  expect(data.bookings).toEqual(
    expect.arrayContaining([expect.objectContaining({ state: 'CONFIRMED', is_finished: true })]),
  );
  expect(data.cases).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'SUPPLIER_UNKNOWN' })]),
  );
  expect(data.unfinished).toEqual({ count: 0, oldest_at: null });
  expect(data.outbox.waiting).toBeGreaterThan(0);
});

it('finds bookings by code, payment, supplier, state and day, with their number of cases', async () => {
  await aCase();
  const find = async (query: string) =>
    (await fixture.operator.get(`/api/operations/bookings?${query}`))
      .json()
      .data.map(({ id }: { id: string }) => id);
  const locator = `HB-${fixture.booking.code}`;
  const today = new Date(fixture.test.deps.clock().getTime() - 5 * 3_600_000)
    .toISOString()
    .slice(0, 10);
  for (const query of [
    `q=${fixture.booking.code.slice(0, 6).toLowerCase()}`,
    `q=${fixture.reference}`,
    `q=${locator}`,
    'state=CONFIRMED&supplier=HB&product=HOTEL',
    `from=${today}&to=${today}`,
  ]) {
    expect(await find(query)).toContain(fixture.booking.id);
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
    expect(await find(query)).not.toContain(fixture.booking.id);
  const [listed] = (
    await fixture.operator.get(`/api/operations/bookings?q=${fixture.booking.code}`)
  ).json().data;
  expect(listed).toMatchObject({
    code: fixture.booking.code,
    state: 'CONFIRMED',
    status: 'OK',
    open_cases: 1,
    total: 480_000,
  });
  expect((await fixture.operator.get('/api/operations/bookings?q=%25')).statusCode).toBe(400);
  const unknown = await fixture.operator.get('/api/operations/bookings?product=CRUISE');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json().errors).toMatchObject([
    { code: 'INVALID_FORMAT', source: { pointer: '/product' } },
  ]);
});

it('shows one booking in full, with personal data masked until the operator gives a reason', async () => {
  const data = await whole();
  expect(data).toMatchObject({
    code: fixture.booking.code,
    supplier_locator: `HB-${fixture.booking.code}-1`,
    has_account: false,
    payments: [
      {
        reference: fixture.reference,
        state: 'APPROVED',
        captured: 480_000,
        refundable: 480_000,
        notified_at: [],
      },
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
    (await fixture.operator.postJson(`/api/operations/bookings/${fixture.booking.id}/people`, {}))
      .statusCode,
  ).toBe(400);
  const shown = await fixture.operator.postJson(
    `/api/operations/bookings/${fixture.booking.id}/people`,
    {
      reason: 'El viajero llamó',
    },
  );
  expect(shown.json().data.customer).toMatchObject({
    name: 'Marta Secreta',
    email: 'marta@viajes.test',
  });
});

it('shows personal data only after a code of the last five minutes', async () => {
  const show = () =>
    fixture.operator.postJson(`/api/operations/bookings/${fixture.booking.id}/people`, {
      reason: 'El viajero llamó',
    });
  await showSecondFactor(fixture.test, OPERATOR.email);
  fixture.test.advance(5 * 60_000);
  expect((await show()).statusCode).toBe(200);
  fixture.test.advance(1);
  const late = await show();
  expect([late.statusCode, errorCodeOf(late)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect(late.body).not.toContain('Marta');
});

it('records the reads and actions of every operator with their time', async () => {
  await fixture.operator.postJson(`/api/operations/bookings/${fixture.booking.id}/people`, {
    reason: 'El viajero llamó',
  });
  const user = await fixture.test.deps.users.byEmail('tiquete', OPERATOR.email);
  const [last] = await fixture.test.deps.db.withBrand('tiquete', (tx) =>
    tx.query('select user_id, act, data, at from operator_log order by id desc limit 1'),
  );
  expect(last).toEqual({
    user_id: user?.id,
    act: 'POST operations/bookings/:id/people',
    at: fixture.test.deps.clock(),
    data: {
      params: { id: fixture.booking.id },
      query: expect.anything(),
      body: { reason: 'El viajero llamó' },
    },
  });
});

it('exports metrics of bookings, outbox, cases and differences', async () => {
  await aCase();
  const registry = new Registry();
  const { db, clock, log } = fixture.test.deps;
  let isDown = false;
  measureCheckout(
    registry,
    () => (isDown ? Promise.reject(new Error('down')) : readGauges(db, clock())),
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
  // A value that cannot be read is left out, because an old one would be wrong.
  isDown = true;
  expect(await registry.metrics()).not.toContain('brand="tiquete"');
});
