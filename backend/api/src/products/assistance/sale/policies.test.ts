import { startWorker } from '../../../composition/worker';
import { readPdf } from '../../../modules/documents/testing/readPdf';
import { anAssistanceApp, problemOf } from '../testing/anAssistanceApp';
import { aFamily } from '../testing/builders';
import { aSupplierPlan, fakeAssistance } from '../testing/fakeAssistance';
import type { AssistanceSupplier } from '../ports';

let own: Partial<AssistanceSupplier> = {};
const { supplier, asked } = fakeAssistance({
  reprice: (key, query, signal) =>
    own.reprice?.(key, query, signal) ??
    Promise.resolve({ kind: 'priced', plan: aSupplierPlan({ key }) }),
  move: (locator, dates, signal) =>
    own.move?.(locator, dates, signal) ?? Promise.resolve({ kind: 'yes' }),
});
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
jest.setTimeout(60_000);
beforeEach(async () => {
  own = {};
  asked.orders.length = 0;
  asked.moves.length = 0;
  app = await anAssistanceApp(supplier);
});
afterEach(() => app.close());

const sick = {
  Guests: aFamily().map((one, index) =>
    index === 1 ? { ...one, medical_conditions: 'Hipertensión' } : one,
  ),
  health_consent: { version: '2026-11', guardian: false },
};
const dates = (browser: ReturnType<typeof app.guest>, id: string, mode: string, checkin: string) =>
  browser.postJson(`/api/asisstances/bookings/${id}/dates`, { mode, checkin });

it('issues the policy once it is paid, with what each was asked for', async () => {
  const browser = app.guest();
  const id = await app.buy(browser, sick);
  expect(asked.orders).toMatchObject([
    {
      key: 'plan-1|EUROPE',
      price: { amount: '180.15', currency: 'USD' },
      query: { from: '2027-03-10', to: '2027-03-19', ages: [41, 72, 7] },
      insured: [
        { name: 'Marta', documentType: 4, birthDate: '1985-06-02', phone: '+573001234567' },
        { name: 'Rafael', medicalConditions: 'Hipertensión' },
        { name: 'Eva', documentType: 7286, medicalConditions: '' },
      ],
      emergencyContact: { name: 'Luis Pardo', phone: '+573109876543' },
    },
  ]);
  const detail = await app.bookingOf(browser, id);
  expect(detail).toMatchObject({
    status: 'OK',
    supplier_locator: `L-${detail.code}`,
    snapshot: {
      confirmation: {
        policy: `POL-${detail.code}`,
        policy_url: `/api/asisstances/bookings/${id}/policy.pdf`,
      },
    },
  });
  const voucher = await browser.get(`/api/bookings/${id}/documents/voucher.pdf`);
  const { text } = await readPdf(voucher.rawPayload);
  for (const words of [`POL-${detail.code}`, '+34910000000', 'Llama antes', 'Rafael'])
    expect(text).toContain(words);
  const calendar = await browser.get(`/api/bookings/${id}/documents/calendar.ics`);
  expect(calendar.body).toContain('Asistencia en viaje: Europa 60');
  // Nobody's health is told to anybody but the supplier.
  const everything = [JSON.stringify(detail), text, calendar.body, app.logged()].join();
  expect(everything).not.toContain('Hipertensión');
  const tables = await app.deps.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables)
    expect(
      JSON.stringify(await app.deps.db.query(`select t::text as line from ${name} t`)),
    ).not.toContain('Hipertensi');
});

it('gives the supplier’s own policy to who may see the booking only', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  const path = `/api/asisstances/bookings/${id}/policy.pdf`;
  const reply = await browser.get(path);
  expect([reply.body, reply.headers['cache-control']]).toEqual([
    '%PDF-1.7 Marta',
    'private, no-store',
  ]);
  expect((await app.guest().get(path)).statusCode).toBe(404);
});

it('gives everything back within five business days, and after that by the plan’s terms', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  const quote = async () => (await app.bookingOf(browser, id)).cancellation_now;
  // A Sunday evening before cover, which keeps a quarter three days before.
  expect(await quote()).toMatchObject({ penalty: 0, right: 'FARE' });
  app.advance(Date.parse('2027-03-08T17:00:00Z') - app.deps.clock().getTime());
  const late = app.guest();
  const second = await app.buy(late);
  const fresh = (await app.bookingOf(late, second)).cancellation_now;
  expect(fresh).toMatchObject({ is_cancellable: true, penalty: 0, right: 'RETRACTO' });
});

it('moves a policy that has not begun, with the days everywhere', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  expect((await dates(browser, id, 'SIMULATION', '2027-04-01')).json().data).toMatchObject({
    is_possible: true,
    checkout: '2027-04-10',
  });
  expect(asked.moves).toEqual([]);
  expect((await dates(browser, id, 'CHANGE', '2027-04-01')).statusCode).toBe(200);
  expect(asked.moves).toEqual([
    [expect.stringMatching(/^L-/), { from: '2027-04-01', to: '2027-04-10' }],
  ]);
  expect(await app.bookingOf(browser, id)).toMatchObject({
    date_from: '2027-04-01',
    date_to: '2027-04-10',
    snapshot: { checkin: '2027-04-01', checkout: '2027-04-10' },
    cancellation: { free_until: '2027-03-30T00:00:00-05:00' },
  });
});

it('does not move what has begun, what would cost another price, or another’s', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  const reason = async (checkin: string) =>
    (await dates(browser, id, 'SIMULATION', checkin)).json().data.reason;
  // Marta turns 42 on 2 June.
  expect(await reason('2027-06-02')).toContain('Marta');
  expect(await reason('2027-01-09')).toContain('ya pasó');
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-06-02')).slice(0, 2)).toEqual([
    409,
    'DATES_NOT_CHANGEABLE',
  ]);
  expect(problemOf(await dates(app.guest(), id, 'SIMULATION', '2027-04-01'))[0]).toBe(404);
  own.move = async () => ({ kind: 'no', reason: 'started' });
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01'))[0]).toBe(409);
  own.move = async () => ({ kind: 'yes' });
  expect((await dates(browser, id, 'CHANGE', '2027-04-02')).statusCode).toBe(200);
});

const openCases = async () =>
  app.deps.db.query<{ key: string; data: object }>(
    "select key, data from cases where state = 'OPEN'",
  );
it('forgets no move whose answer never came: neither for other days nor for a later no', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  own.move = async () => ({ kind: 'unknown' });
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01')).slice(0, 2)).toEqual([
    503,
    'SUPPLIER_UNAVAILABLE',
  ]);
  asked.moves.length = 0;
  own.move = async () => ({ kind: 'no', reason: 'refused' });
  const other = await dates(browser, id, 'CHANGE', '2027-05-01');
  expect([other.statusCode, other.json().errors[0].detail]).toEqual([
    409,
    expect.stringContaining('misma fecha'),
  ]);
  expect(asked.moves).toEqual([]);
  expect(await openCases()).toEqual([]);
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01'))[0]).toBe(409);
  expect(await openCases()).toMatchObject([
    {
      key: `POLICY_DATES:${id}`,
      data: { ours: '2027-03-10', asked: '2027-04-01', answer: 'refused' },
    },
  ]);
  // From then on a person decides; the supplier's yes settles it.
  await housekeep();
  expect(asked.moves).toHaveLength(1);
  own.move = async () => ({ kind: 'yes' });
  expect((await dates(browser, id, 'CHANGE', '2027-04-01')).statusCode).toBe(200);
  expect(await openCases()).toEqual([]);
  expect(await app.bookingOf(browser, id)).toMatchObject({ date_from: '2027-04-01' });
});

it('has one move at a time at the supplier', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  let answer: (outcome: { kind: 'yes' }) => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    own.move = () => {
      resolve();
      return new Promise((settle) => (answer = settle));
    };
  });
  const first = dates(browser, id, 'CHANGE', '2027-04-01');
  await reached;
  for (const day of ['2027-04-01', '2027-05-01'])
    expect(problemOf(await dates(browser, id, 'CHANGE', day))[0]).toBeGreaterThan(400);
  await housekeep();
  expect(asked.moves).toHaveLength(1);
  answer({ kind: 'yes' });
  expect((await first).statusCode).toBe(200);
  expect(await app.bookingOf(browser, id)).toMatchObject({ date_from: '2027-04-01' });
});

it('asks again for a move whose answer never came', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  own.move = async () => ({ kind: 'unknown' });
  await dates(browser, id, 'CHANGE', '2027-04-01');
  own.move = async () => ({ kind: 'yes' });
  await housekeep();
  expect(await app.bookingOf(browser, id)).toMatchObject({ date_from: '2027-04-01' });
  asked.moves.length = 0;
  await housekeep();
  expect(asked.moves).toEqual([]);
});

const housekeep = () => startWorker(app.deps)();
it('issues until the first day is over in Colombia, and nothing after that', async () => {
  const id = await app.buy(app.guest());
  asked.orders.length = 0;
  app.advance(Date.parse('2027-03-11T04:59:00Z') - app.deps.clock().getTime());
  expect(await app.issue(id)).toMatchObject({ kind: 'yes' });
  expect(asked.orders).toHaveLength(1);
  app.advance(60_000);
  own.reprice = async () => {
    throw new Error('such days are not sold');
  };
  expect(await app.issue(id)).toEqual({ kind: 'no', reason: 'refused' });
  expect(asked.orders).toHaveLength(1);
});
