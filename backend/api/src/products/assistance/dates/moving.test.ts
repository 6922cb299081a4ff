import type { AssistanceSupplier } from '../ports';
import { anAssistanceApp, problemOf } from '../testing/anAssistanceApp';
import { fakeAssistance } from '../testing/fakeAssistance';

let move: AssistanceSupplier['move'];
const { supplier, requests, days } = fakeAssistance({
  move: (locator, dates, signal) => move(locator, dates, signal),
});
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
beforeAll(async () => {
  app = await anAssistanceApp(supplier);
});
afterAll(() => app.close());
beforeEach(() => {
  move = async () => ({ kind: 'yes' });
  requests.moves.length = 0;
  requests.looks.length = 0;
  // A second identical purchase within minutes needs the traveller's confirmation.
  app.advance(900_000);
});
/** Runs the worker `minutes` later, when an unanswered move is due. */
const workLater = async (minutes = 0.6) => {
  app.advance(minutes * 60_000);
  await app.work();
};
const firstDayOf = async (browser: ReturnType<typeof app.guest>, id: string) =>
  (await app.bookingOf(browser, id)).date_from;
const dates = (browser: ReturnType<typeof app.guest>, id: string, mode: string, checkin: string) =>
  browser.postJson(`/api/asisstances/bookings/${id}/dates`, { mode, checkin });

it('moves a policy that has not begun, updates its days everywhere and writes to its buyer', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  expect((await dates(browser, id, 'SIMULATION', '2027-04-01')).json().data).toMatchObject({
    is_possible: true,
    checkout: '2027-04-10',
  });
  expect(requests.moves).toEqual([]);
  expect((await dates(browser, id, 'CHANGE', '2027-04-01')).statusCode).toBe(200);
  expect(requests.moves).toEqual([
    [expect.stringMatching(/^L-/), { from: '2027-04-01', to: '2027-04-10' }],
  ]);
  expect(await app.bookingOf(browser, id)).toMatchObject({
    date_from: '2027-04-01',
    date_to: '2027-04-10',
    snapshot: { checkin: '2027-04-01', checkout: '2027-04-10' },
    cancellation: { free_until: '2027-03-30T00:00:00-05:00' },
  });
  const mails = app.deps.mailing.createWorker();
  while ((await mails.runDue()) > 0);
  expect(
    await app.deps.db.query("select subject, state from mails where template = 'booking.moved'"),
  ).toEqual([
    { subject: expect.stringContaining('del 01 abr. 2027 al 10 abr. 2027'), state: 'SENT' },
  ]);
});

it('rejects a move after the cover began, to another price, or by another visitor', async () => {
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
  move = async () => ({ kind: 'no', reason: 'started' });
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01'))[0]).toBe(409);
  move = async () => ({ kind: 'yes' });
  expect((await dates(browser, id, 'CHANGE', '2027-04-02')).statusCode).toBe(200);
});

const openCases = async () =>
  app.deps.db.query<{ key: string; data: object }>(
    "select key, data from cases where state = 'OPEN'",
  );
it('looks up a move without an answer even when other days are requested or the supplier rejects it later', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  move = async () => ({ kind: 'unknown' });
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01')).slice(0, 2)).toEqual([
    503,
    'SUPPLIER_UNAVAILABLE',
  ]);
  requests.moves.length = 0;
  move = async () => ({ kind: 'no', reason: 'refused' });
  const other = await dates(browser, id, 'CHANGE', '2027-05-01');
  expect([other.statusCode, other.json().errors[0].detail]).toEqual([
    409,
    expect.stringContaining('misma fecha'),
  ]);
  expect(requests.moves).toEqual([]);
  expect(await openCases()).toEqual([]);
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01'))[0]).toBe(409);
  expect(await openCases()).toMatchObject([
    {
      key: `POLICY_DATES:${id}`,
      data: { ours: '2027-03-10', asked: '2027-04-01', answer: 'refused' },
    },
  ]);
  // From then on an operator decides. A confirmation by the supplier closes the case.
  await workLater(120);
  expect(requests.moves).toHaveLength(1);
  move = async () => ({ kind: 'yes' });
  expect((await dates(browser, id, 'CHANGE', '2027-04-01')).statusCode).toBe(200);
  expect(await openCases()).toEqual([]);
  expect(await app.bookingOf(browser, id)).toMatchObject({ date_from: '2027-04-01' });
});

it('sends one move at a time to the supplier', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  let answer: (outcome: { kind: 'yes' }) => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    move = () => {
      resolve();
      return new Promise((settle) => (answer = settle));
    };
  });
  const first = dates(browser, id, 'CHANGE', '2027-04-01');
  await reached;
  for (const day of ['2027-04-01', '2027-05-01'])
    expect(problemOf(await dates(browser, id, 'CHANGE', day))[0]).toBeGreaterThan(400);
  await workLater();
  expect(requests.moves).toHaveLength(1);
  answer({ kind: 'yes' });
  expect((await first).statusCode).toBe(200);
  expect(await app.bookingOf(browser, id)).toMatchObject({ date_from: '2027-04-01' });
});

it('repeats a move whose call never arrived after half a minute', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  move = async () => ({ kind: 'unknown' });
  await dates(browser, id, 'CHANGE', '2027-04-01');
  await app.work();
  expect([requests.moves.length, requests.looks.length]).toEqual([1, 0]);
  move = async () => ({ kind: 'yes' });
  await workLater();
  expect(await firstDayOf(browser, id)).toBe('2027-04-01');
  expect([requests.moves.length, requests.looks.length]).toEqual([2, 1]);
  await workLater(60);
  expect(requests.moves).toHaveLength(2);
});

it('finds a move whose answer was lost, and requests it only once', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  move = async (locator, wanted) => {
    days.set(locator, wanted);
    throw new Error('connection reset');
  };
  expect(problemOf(await dates(browser, id, 'CHANGE', '2027-04-01'))[0]).toBe(503);
  await workLater();
  expect(await firstDayOf(browser, id)).toBe('2027-04-01');
  expect(requests.moves).toHaveLength(1);
});

it('waits longer after each attempt, opens a case after half an hour, and continues', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  move = async () => ({ kind: 'unknown' });
  await dates(browser, id, 'CHANGE', '2027-04-01');
  for (let half = 0; half < 80; half += 1) await workLater(0.5);
  expect(requests.moves.length).toBeGreaterThan(5);
  expect(requests.moves.length).toBeLessThan(12);
  expect(await openCases()).toMatchObject([
    { key: `POLICY_DATES:${id}`, data: { asked: '2027-04-01', answer: 'unknown' } },
  ]);
  move = async () => ({ kind: 'yes' });
  await workLater(31);
  expect(await firstDayOf(browser, id)).toBe('2027-04-01');
  expect(await openCases()).toEqual([]);
});

it('completes the move of a process that was killed during its call', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  let isDead = false;
  const { withBrand } = app.login;
  app.login.withBrand = async (...call) => {
    if (isDead) throw new Error('killed');
    return withBrand(...call);
  };
  move = async (locator, wanted) => {
    days.set(locator, wanted);
    isDead = true;
    return { kind: 'yes' };
  };
  expect((await dates(browser, id, 'CHANGE', '2027-04-01')).statusCode).toBe(500);
  app.login.withBrand = withBrand;
  await workLater(1);
  expect(await firstDayOf(browser, id)).toBe('2027-03-10');
  await workLater(1.1);
  expect(await firstDayOf(browser, id)).toBe('2027-04-01');
  expect(requests.moves).toHaveLength(1);
});

it('ignores the result of a paused call whose move another worker has taken over', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  let answer: (outcome: { kind: 'no'; reason: 'refused' }) => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    move = () => {
      resolve();
      return new Promise((settle) => (answer = settle));
    };
  });
  const stopped = dates(browser, id, 'CHANGE', '2027-04-01');
  await reached;
  move = async () => ({ kind: 'unknown' });
  await workLater(2.1);
  answer({ kind: 'no', reason: 'refused' });
  expect((await stopped).statusCode).toBe(409);
  move = async () => ({ kind: 'yes' });
  await workLater();
  expect(await firstDayOf(browser, id)).toBe('2027-04-01');
  expect(await openCases()).toEqual([]);
});

it('ends a move whose policy was cancelled', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  move = async () => ({ kind: 'unknown' });
  await dates(browser, id, 'CHANGE', '2027-04-01');
  const path = `/api/bookings/${id}/cancellations`;
  const { penalty } = (await browser.postJson(path, { mode: 'SIMULATION' })).json().data.quote;
  const body = { mode: 'CANCELLATION', expected_penalty: penalty };
  await browser.postJson(path, body, { 'idempotency-key': `cancel-${id}` });
  await workLater();
  expect(await app.deps.db.query('select id from policy_moves where id = $1', [id])).toEqual([]);
  expect(requests.moves).toHaveLength(1);
});
