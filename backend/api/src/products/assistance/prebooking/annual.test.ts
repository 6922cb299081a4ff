import { startWorker } from '../../../deps/worker';
import { readPdf } from '../../../vouchers/testing/readPdf';
import { createReconciliation } from '../../../bookings/reconcile';
import { anAssistanceApp, type Browser } from '../testing/anAssistanceApp';
import { aFamily } from '../testing/builders';
import { aSupplierPlan, fakeAssistance } from '../testing/fakeAssistance';
import type { AssistanceSupplier } from '../ports';

/** An annual plan, searched for a trip of ten days in March. Its cover ends a year later, not with the trip. */
const LAST_DAY = '2028-03-08';
const [EMAIL, PASSWORD] = ['marta@viajes.test', 'clave-de-marta-1'];
const annual = (key = 'plan-1|EUROPE') =>
  aSupplierPlan({ key, category: 'ANNUAL', isAnnual: true, maxTripDays: 60, coverDays: 365 });
let lookUp: AssistanceSupplier['lookUp'];
const { supplier, requests } = fakeAssistance({
  search: async () => ({ plans: [annual()], limited: [] }),
  reprice: async (key) => ({ kind: 'priced', plan: annual(key) }),
  lookUp: (reference, signal) => lookUp(reference, signal),
});
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
beforeEach(async () => {
  lookUp = async (reference) => ({ kind: 'yes', locator: `L-${reference}` });
  requests.orders.length = 0;
  requests.moves.length = 0;
  app = await anAssistanceApp(supplier);
  await app.addUser('tiquete', EMAIL, PASSWORD);
});
afterEach(() => app.close());

const marta = async (): Promise<Browser> => {
  const browser = app.guest();
  await browser.signIn(EMAIL, PASSWORD);
  return browser;
};
const goTo = (day: string) =>
  app.advance(Date.parse(`${day}T17:00:00Z`) - app.deps.clock().getTime());

it('shows a year of cover in the offer, the booking, the voucher and the calendar', async () => {
  const browser = app.guest();
  const { plan, body } = await app.choose(browser);
  expect(plan).toMatchObject({ coverage_to: LAST_DAY, coverage_days: 365 });
  expect((await app.prebook(browser, { ...body, in_simular: 1 })).json().data).toMatchObject({
    coverage_from: '2027-03-10',
    coverage_to: LAST_DAY,
  });
  const id = await app.buy(browser);
  expect(await app.bookingOf(browser, id)).toMatchObject({
    date_from: '2027-03-10',
    date_to: LAST_DAY,
    snapshot: { checkin: '2027-03-10', checkout: LAST_DAY, days: 365 },
  });
  // The plan is priced and ordered for the days of the trip. Its cover is a year.
  expect(requests.orders).toMatchObject([{ query: { from: '2027-03-10', to: '2027-03-19' } }]);
  const file = (name: string) => browser.get(`/api/bookings/${id}/documents/${name}`);
  const { text } = await readPdf((await file('voucher.pdf')).rawPayload);
  expect(text).toContain('365 días');
  expect(text).toContain('08 mar. 2028');
  expect(text).toContain('cada viaje de hasta 60 días');
  expect((await file('calendar.ics')).body).toContain('20280308T235900');
});

it('orders the days of the trip, and moves a whole year of cover', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  const path = `/api/asisstances/bookings/${id}/dates`;
  const moved = await browser.postJson(path, { mode: 'CHANGE', checkin: '2027-04-01' });
  expect(moved.json().data).toMatchObject({ checkin: '2027-04-01', checkout: '2028-03-30' });
  expect(requests.moves).toEqual([
    [expect.stringMatching(/^L-/), { from: '2027-04-01', to: '2028-03-30' }],
  ]);
  expect(await app.bookingOf(browser, id)).toMatchObject({
    date_to: '2028-03-30',
    snapshot: { checkout: '2028-03-30', days: 365 },
  });
  const [storedRow] = await app.deps.db.query<{ query: object }>(
    "select supplier_data->'query' as query from bookings where id = $1",
    [id],
  );
  expect(storedRow?.query).toMatchObject({ from: '2027-04-01', to: '2027-04-10' });
});

it('stores the health answers until sixty days after the year of cover', async () => {
  const id = await app.buy(app.guest(), {
    Guests: aFamily().map((one) => ({ ...one, medical_conditions: 'Asma' })),
    health_consent: { version: '2026-11', guardian: true },
  });
  const housekeep = () => startWorker(app.deps)();
  const conditions = async () => {
    const [row] = await app.deps.db.query<{ people: string }>(
      'select people from bookings where id = $1',
      [id],
    );
    const { passengers } = app.deps.sales.checkout.engine.cipher.open(row?.people ?? '', id);
    return passengers.map(({ details }) => details?.medicalConditions);
  };
  for (const day of ['2027-05-25', '2028-05-07']) {
    goTo(day);
    await housekeep();
    expect(await conditions()).toEqual(['Asma', 'Asma', 'Asma']);
  }
  goTo('2028-05-08');
  await housekeep();
  expect(await conditions()).toEqual(['', '', '']);
});

it('counts as an upcoming trip until the cover ends, in Mis reservas, on closing an account and in the books', async () => {
  const id = await app.buy(await marta());
  goTo('2027-06-01');
  const browser = await marta();
  const list = async () => (await browser.get('/api/bookings?when=upcoming')).json().data;
  expect(await list()).toMatchObject([{ id, status: 'OK' }]);
  expect((await browser.call('DELETE accounts/me', { password: PASSWORD })).json()).toMatchObject({
    errors: [{ code: 'BOOKINGS_UNDER_WAY' }],
  });
  const compare = () => createReconciliation(app.deps.sales.checkout).runDue();
  expect((await compare()).map(({ differences }) => differences)).toEqual([{}, {}]);
  lookUp = async () => ({ kind: 'not-found' });
  app.advance(24 * 3_600_000);
  expect((await compare()).at(-1)).toMatchObject({
    result: 'DIFFERENT',
    differences: { CONFIRMED_NOT_AT_SUPPLIER: 1 },
  });
  goTo('2028-03-09');
  const later = await marta();
  expect((await later.get('/api/bookings?when=past')).json().data).toMatchObject([{ id }]);
});
