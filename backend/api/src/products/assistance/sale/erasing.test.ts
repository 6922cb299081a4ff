import { startWorker } from '../../../deps/worker';
import { findBooking } from '../../../bookings/repository';
import { anAssistanceApp } from '../testing/anAssistanceApp';
import { aSupplierPlan } from '../testing/fakeAssistance';
import { appOfEachTest, aSickFamily } from '../testing/appOfEachTest';

/** Health answers are erased when a booking ends, or some days after its cover. */
const DAY_MS = 86_400_000;
const { app, own, requests, supplier } = appOfEachTest();
const housekeep = () => startWorker(app.deps)();
const conditionsOf = async (id: string) => {
  const [row] = await app.deps.db.query<{ people: string }>(
    'select people from bookings where id = $1',
    [id],
  );
  const { passengers } = app.deps.sales.checkout.engine.cipher.open(row?.people ?? '', id);
  return passengers.map(({ details }) => details?.medicalConditions);
};

it('erases health answers sixty days after the cover, not earlier', async () => {
  const id = await app.buy(app.guest(), aSickFamily);
  app.advance(Date.parse('2027-05-18T17:00:00Z') - app.deps.clock().getTime());
  await housekeep();
  expect(await conditionsOf(id)).toEqual(['', 'Hipertensión', '']);
  app.advance(DAY_MS);
  await housekeep();
  expect(await conditionsOf(id)).toEqual(['', '', '']);
});

it('stores health answers for the configured number of days, which the search states', async () => {
  const brief = await anAssistanceApp(supplier, { healthRetentionDays: 5 });
  const { data } = (await brief.search(brief.guest())).json();
  expect(data.health_kept).toEqual({ after_cover: 5, unsold: 1 });
  await brief.close();
  expect((await app.search(app.guest())).json().data.health_kept.after_cover).toBe(60);
});

it('erases health answers of a booking that another step has locked', async () => {
  const id = await app.buy(app.guest(), aSickFamily);
  app.advance(Date.parse('2027-05-19T17:00:00Z') - app.deps.clock().getTime());
  const { db } = app.deps;
  let ended = Promise.resolve();
  let isOver = false;
  await db.withBrand('tiquete', async (tx) => {
    await tx.query('update bookings set code = code where id = $1', [id]);
    ended = housekeep().finally(() => {
      isOver = true;
    });
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%healthErasedAt%'";
    while (!isOver && (await db.query(waiting)).length === 0);
  });
  await ended;
  expect(await conditionsOf(id)).toEqual(['', '', '']);
});

it('erases the health answers of all other bookings when one cannot be opened', async () => {
  const broken = await app.buy(app.guest(), aSickFamily);
  app.advance(3_600_000);
  const id = await app.buy(app.guest(), aSickFamily);
  await app.deps.db.query("update bookings set people = 'broken' where id = $1", [broken]);
  app.advance(Date.parse('2027-05-19T17:00:00Z') - app.deps.clock().getTime());
  await housekeep();
  expect(await conditionsOf(id)).toEqual(['', '', '']);
  expect(app.logged()).toContain(broken);
});

it('erases health answers a day after a booking ended unpaid, and issues nothing for a later payment', async () => {
  const browser = app.guest();
  const { body } = await app.choose(browser);
  const { id } = (await app.prebook(browser, { ...body, ...aSickFamily })).json().data.booking;
  const accepts = { ...body.accepts, duplicate: true };
  // The plan is sold out after the payment, and the refund fails at first.
  own.reprice = async (key) => {
    own.reprice = async () => ({ kind: 'gone' });
    return { kind: 'priced', plan: aSupplierPlan({ key }) };
  };
  app.gateway.nextRefunds.push(...Array<'not-yet'>(50).fill('not-yet'));
  const owed = await app.buy(app.guest(), { ...aSickFamily, accepts });
  app.advance(3_600_000);
  await app.work();
  expect(await app.bookingOf(browser, id)).toMatchObject({ status: 'CANCEL' });
  expect((await findBooking(app.deps.db, 'tiquete', owed))?.state).toBe('REFUND_DUE');
  await housekeep();
  for (const one of [id, owed]) expect(await conditionsOf(one)).toEqual(['', 'Hipertensión', '']);
  app.advance(DAY_MS);
  await housekeep();
  for (const one of [id, owed]) expect(await conditionsOf(one)).toEqual(['', '', '']);
  expect(await app.issue(id)).toEqual({ kind: 'no', reason: 'refused' });
  expect(requests.orders).toEqual([]);
});
