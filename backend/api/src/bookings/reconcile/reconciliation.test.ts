import { openTestCheckout, type Traveller, type TestCheckout } from '../testing/testCheckout';
import { createReconciliation } from './createReconciliation';
import { EVERY_MS } from './runs';

let test: TestCheckout;
let days = 0;
beforeEach(async () => {
  test = await openTestCheckout();
  await test.db.query("delete from brands where id not in ('tiquete', 'viajando')");
  await test.db.query(
    "insert into brands (id, hosts, file) values ('viajando', '{}', '{}') on conflict do nothing",
  );
  days = 0;
});
afterEach(() => test.close());

/** Prebooks other days at each call, because a second booking of the same days must be confirmed by the traveller. */
const prebook = () => {
  days += 1;
  const day = `2027-03-${String(days).padStart(2, '0')}`;
  return test.prebook({ dateFrom: day, dateTo: '2027-04-02' });
};
interface Paid extends Traveller {
  reference: string;
}
async function paid(): Promise<Paid> {
  const traveller = await prebook();
  const { reference } = await traveller.pay();
  return { ...traveller, reference };
}
async function approved(): Promise<Paid> {
  const traveller = await paid();
  test.gateway.settle(traveller.reference, 'APPROVED');
  await test.work(2);
  return traveller;
}
async function refused(): Promise<Paid> {
  test.product.next = ['sold-out'];
  const traveller = await approved();
  await test.work(5);
  return traveller;
}
const sessionOf = ({ reference }: Paid) =>
  test.gateway.sessions.find(({ request }) => request.reference === reference)!;
const reconciliation = (replica = test.first) => createReconciliation(replica.checkout);
async function compare() {
  test.advance(EVERY_MS.RECENT + 1000);
  return reconciliation().runDue();
}
const casesOf = (state = 'OPEN') =>
  test.db.withBrand('tiquete', (tx) =>
    tx.query<{ booking_id: string; difference: string; note: string | null }>(
      "select booking_id, data->>'difference' as difference, note from cases where state = $1 and kind = 'RECONCILIATION'",
      [state],
    ),
  );

/** Each entry causes a difference between us, the gateway and the supplier, and returns how to repair it. */
const DIVERGENCES: Record<string, () => Promise<{ booking: { id: string }; heal: () => void }>> = {
  async CHARGED_WITHOUT_BOOKING() {
    const traveller = await paid();
    test.gateway.settle(traveller.reference, 'REJECTED');
    await test.work(90, test.first.worker, 300_000);
    test.gateway.settle(traveller.reference, 'APPROVED');
    return {
      ...traveller,
      heal: () => test.gateway.settle(traveller.reference, 'REJECTED', { captured: 0 }),
    };
  },
  async CONFIRMED_WITHOUT_CHARGE() {
    const traveller = await approved();
    test.gateway.settle(traveller.reference, 'REJECTED', { captured: 0 });
    return { ...traveller, heal: () => test.gateway.settle(traveller.reference, 'APPROVED') };
  },
  async CANCELLED_BUT_AT_SUPPLIER() {
    const traveller = await refused();
    test.product.booked.set(traveller.booking.code, ['HB-9']);
    return { ...traveller, heal: () => void test.product.booked.delete(traveller.booking.code) };
  },
  async CONFIRMED_NOT_AT_SUPPLIER() {
    const traveller = await approved();
    const locators = test.product.booked.get(traveller.booking.code) ?? [];
    test.product.booked.delete(traveller.booking.code);
    return {
      ...traveller,
      heal: () => void test.product.booked.set(traveller.booking.code, locators),
    };
  },
  async REFUND_NOT_AT_GATEWAY() {
    const traveller = await refused();
    const session = sessionOf(traveller);
    const given = session.refunded;
    session.refunded = 1000;
    return { ...traveller, heal: () => void (session.refunded = given) };
  },
  async PAYMENT_DISPUTED() {
    const traveller = await approved();
    test.gateway.settle(traveller.reference, 'APPROVED', { isDisputed: true });
    const heal = () => test.gateway.settle(traveller.reference, 'APPROVED', { isDisputed: false });
    return { ...traveller, heal };
  },
  async AMOUNT_DIFFERS() {
    const traveller = await approved();
    test.gateway.settle(traveller.reference, 'APPROVED', { captured: 47_000 });
    return { ...traveller, heal: () => test.gateway.settle(traveller.reference, 'APPROVED') };
  },
};

it('waits for the rest of a partially captured payment, even if more was captured meanwhile', async () => {
  const traveller = await paid();
  test.gateway.settle(traveller.reference, 'PENDING', { captured: 100_000 });
  await test.work(3);
  test.gateway.settle(traveller.reference, 'PENDING', { captured: 200_000, isProcessing: true });
  expect((await compare()).map(({ result }) => result)).toEqual(Array(2).fill('CLEAN'));
});

it('accepts refunds that a gateway confirmed but whose sessions never show any', async () => {
  await refused();
  test.gateway.isSilent = true;
  expect((await compare()).map(({ result }) => result)).toEqual(Array(2).fill('CLEAN'));
});

it('finds nothing when all agree: confirmed, rejected and refunded, expired, cancelled, unpaid', async () => {
  await approved();
  await refused();
  await paid();
  await prebook();
  await test.work(90, test.first.worker, 300_000);
  await approved();
  await prebook();
  expect(await compare()).toEqual([
    expect.objectContaining({ result: 'CLEAN', differences: {} }),
    expect.objectContaining({ result: 'CLEAN', checked: 6, unanswered: 0 }),
  ]);
  expect(await casesOf()).toEqual([]);
});

it('finds seven of seven differences, opens a case for each, and closes it once it is repaired', async () => {
  await approved();
  const seeded = [];
  for (const [kind, seed] of Object.entries(DIVERGENCES)) seeded.push({ kind, ...(await seed()) });
  const [, full] = await compare();
  expect(full).toMatchObject({
    result: 'DIFFERENT',
    checked: 8,
    differences: Object.fromEntries(seeded.map(({ kind }) => [kind, 1])),
  });
  const expected = seeded.map(({ kind, booking }) => ({
    booking_id: booking.id,
    difference: kind,
    note: null,
  }));
  expect(await casesOf()).toHaveLength(seeded.length);
  expect(await casesOf()).toEqual(expect.arrayContaining(expected));

  // A second run finds the same cases.
  await compare();
  expect(await casesOf()).toHaveLength(seeded.length);

  for (const { heal } of seeded) heal();
  const [recent] = await compare();
  expect(recent).toMatchObject({ result: 'CLEAN', checked: 7 });
  expect(await casesOf()).toEqual([]);
  expect((await casesOf('RESOLVED')).every(({ note }) => note?.includes('todo coincide'))).toBe(
    true,
  );
});

it('leaves a case open while the supplier is down, and reports that it was not checked', async () => {
  await DIVERGENCES.CONFIRMED_NOT_AT_SUPPLIER!();
  await compare();
  test.gateway.isDown = true;
  expect((await compare())[0]).toMatchObject({ result: 'PARTIAL', unanswered: 1, checked: 0 });
  expect(await casesOf()).toHaveLength(1);
});

it('leaves a difference closed that an operator accepted, until it changes', async () => {
  const { booking } = await DIVERGENCES.AMOUNT_DIFFERS!();
  await compare();
  const close = (tx: { query: TestCheckout['db']['query'] }) =>
    tx.query(
      "update cases set state = 'RESOLVED', resolved_at = now(), resolved_by = 'somebody', note = 'Así quedó con el banco' where booking_id = $1",
      [booking.id],
    );
  await test.db.withBrand('tiquete', close);
  expect((await compare())[0]).toMatchObject({ result: 'CLEAN' });
  const [session] = test.gateway.sessions;
  session!.state.captured = 1;
  expect((await compare())[0]).toMatchObject({ result: 'DIFFERENT' });
});

it('runs on one replica only, every five minutes, and is taken over when that one is killed', async () => {
  await approved();
  test.advance(EVERY_MS.RECENT);
  const both = await Promise.all([
    reconciliation().runDue(),
    reconciliation(test.start()).runDue(),
  ]);
  expect(both.flat()).toHaveLength(2);
  expect(await reconciliation().runDue()).toEqual([]);

  await test.db.withBrand('tiquete', (tx) =>
    tx.query(
      "insert into reconciliation_runs (id, brand, scope, started_at, lease_until) values (gen_random_uuid(), 'tiquete', 'RECENT', $1, $2)",
      [test.clock(), new Date(test.clock().getTime() + 60_000)],
    ),
  );
  expect(await compare()).toHaveLength(1);
  const results = await test.db.withBrand('tiquete', (tx) =>
    tx.query<{ result: string }>(
      "select result from reconciliation_runs where scope = 'RECENT' order by started_at",
    ),
  );
  expect(results.map(({ result }) => result)).toEqual(['CLEAN', 'LOST', 'CLEAN']);
});

it('queries a few bookings at a time', async () => {
  for (let count = 0; count < 9; count += 1) await approved();
  let [running, most] = [0, 0];
  let meet = () => {};
  const second = new Promise<void>((done) => (meet = done));
  const { lookUp } = test.product;
  test.product.lookUp = async (booking, signal) => {
    running += 1;
    most = Math.max(most, running);
    if (most > 1) meet();
    await second;
    running -= 1;
    return lookUp(booking, signal);
  };
  await compare();
  expect(most).toBeLessThanOrEqual(4);
});

it('finds bookings of a supplier without a reference of ours, of any brand', async () => {
  const traveller = await approved();
  const listed = { supplier: 'HB', isCancelled: false };
  test.product.listBookings = async () => [
    { ...listed, reference: traveller.booking.code, locator: 'HB-1' },
    { ...listed, reference: 'STRANGER', locator: 'HB-2' },
    { ...listed, reference: 'GONE', locator: 'HB-3', isCancelled: true },
  ];
  const endings = await compare();
  expect(endings.filter(({ result }) => result === 'DIFFERENT')).toMatchObject([
    { differences: { UNKNOWN_BOOKING_AT_SUPPLIER: 1 } },
  ]);
  expect(await casesOf()).toEqual([
    { booking_id: null, difference: 'UNKNOWN_BOOKING_AT_SUPPLIER', note: null },
  ]);
  test.product.listBookings = async () => [
    { ...listed, reference: 'STRANGER', locator: 'HB-2', isCancelled: true },
  ];
  test.advance(EVERY_MS.FULL);
  await compare();
  expect(await casesOf()).toEqual([]);
});

it('recognises a policy that was bought as an extra by its own reference', async () => {
  const { booking } = await approved();
  const policy = { supplier: 'TK', isCancelled: false };
  test.product.listBookings = async () => [
    { ...policy, reference: `${booking.code}-E1-1`, locator: 'TK-1' },
    { ...policy, reference: `${booking.code}-E9-1`, locator: 'TK-2' },
  ];
  await test.db.withBrand('tiquete', (tx) =>
    tx.query(
      `insert into booking_optionals (id, brand, booking_id, reference, code, provider, kind, quantity, price, amount, passenger_ids, segment_ids, shown, supplier_data, cancellation, state, locator, created_at, updated_at)
       values (gen_random_uuid(), 'tiquete', $1, $2, 'POLICY.TK-1', 'POLICY', 'ASSISTANCE', 1, 9000, 9000, '[]', '[]', '{}', 'null', '{}', 'CONFIRMED', 'TK-1', $3, $3)`,
      [booking.id, `${booking.code}-E1-1`, test.clock()],
    ),
  );
  await compare();
  const cases = await test.db.withBrand('tiquete', (tx) =>
    tx.query("select data->>'locator' as locator from cases where state = 'OPEN'"),
  );
  expect(cases).toEqual([{ locator: 'TK-2' }]);
});

it('skips brands without bookings, and compares daily those without recent changes', async () => {
  const brandsOf = async () => {
    const rows = await test.db.queryBrands<{ run: string }>(
      "select brand || ' ' || scope as run from reconciliation_runs order by started_at, scope desc",
      [],
    );
    return rows.map(({ run }) => run);
  };
  await approved();
  await compare();
  expect(await brandsOf()).toEqual(['tiquete RECENT', 'tiquete FULL']);
  test.advance(EVERY_MS.FULL);
  await compare();
  expect((await brandsOf()).slice(2)).toEqual(['tiquete FULL']);
});
