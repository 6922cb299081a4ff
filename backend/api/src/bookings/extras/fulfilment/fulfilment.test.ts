import type { OpenSale } from '../../testing/openSale';
import { useSale } from '../../testing/useSale';

const [IN, PLAN] = ['OWN.CTG-IN', 'FAKE.BASIC'];
let sale: OpenSale;
useSale((opened) => (sale = opened));

const events = async (id: string) =>
  (await sale.detail(id)).events.map(({ code }: { code: string }) => code);

it('books nothing before the booking is confirmed, and then each extra once', async () => {
  const { id, code } = await sale.choose([IN, PLAN]);
  await sale.work();
  expect(await sale.statesOf(id)).toEqual(['CHOSEN', 'CHOSEN']);
  await sale.pay({ id });
  await sale.work();
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED', 'CONFIRMED']);
  const { optionals } = await sale.detail(id);
  expect(optionals).toMatchObject([
    {
      status: 'CONFIRMED',
      status_label: 'Confirmado',
      locator: expect.stringMatching(/^TR[0-9A-F]{8}$/),
    },
    { locator: `A-${code}-E1-2-1` },
  ]);
  expect(sale.provider.items).toMatchObject([
    {
      reference: `${code}-E1-2`,
      quantity: 1,
      supplierData: { plan: 'secret-plan' },
      booking: { people: { customer: { name: 'Ana' } } },
    },
  ]);
  expect(await sale.refundsOf(id)).toEqual([]);
  expect(await events(id)).toContain('OPTIONAL_CONFIRMED');
});

it('refunds one extra that its provider rejects, and leaves the booking and the other extras in force', async () => {
  sale.provider.next = ['refused'];
  const { id } = await sale.buy([IN, PLAN]);
  await sale.work(2);
  expect(await sale.stateOf(id)).toBe('CONFIRMED');
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED', 'REFUSED']);
  expect(await sale.refundsOf(id)).toEqual([{ reason: 'OPTIONAL_UNAVAILABLE', amount: 30_000 }]);
  const detail = await sale.detail(id);
  expect(detail.payment_status).toBe('APPROVED');
  expect(detail.optionals[1]).toMatchObject({
    status: 'REFUSED',
    status_label: 'No disponible',
    amount: 30_000,
    refunded: 30_000,
    locator: null,
  });
  expect(await events(id)).toEqual(
    expect.arrayContaining(['OPTIONAL_REFUSED', 'REFUND_OWED', 'REFUNDED']),
  );
});

it.each([
  ['lost-after', 1],
  ['lost-before', 2],
  ['throws', 2],
] as const)(
  'finds the outcome of an attempt that ended as %s, and sells once',
  async (turn, attempts) => {
    sale.provider.next = [turn];
    const { id, code } = await sale.buy([PLAN]);
    await sale.work();
    expect((await sale.detail(id)).optionals).toMatchObject([
      { status: 'CONFIRMING', status_label: 'En confirmación' },
    ]);
    await sale.work(4);
    expect(await sale.statesOf(id)).toEqual(['CONFIRMED']);
    expect(sale.provider.sold.get(`${code}-E1-1`)).toHaveLength(1);
    expect(sale.provider.items).toHaveLength(attempts);
    expect(await sale.refundsOf(id)).toEqual([]);
  },
);

it('does not treat "not found" as a definite no while the attempt may still be under way', async () => {
  sale.provider.next = ['lost-before'];
  await sale.buy([PLAN]);
  await sale.work();
  sale.test.advance(31_000);
  await sale.work();
  expect(sale.provider.items).toHaveLength(1);
  sale.test.advance(61_000);
  await sale.work();
  expect(sale.provider.items).toHaveLength(2);
});

it('books nothing for a booking that is cancelled between the check and the intent', async () => {
  const { id } = await sale.buy([PLAN]);
  await sale.worker.runDue();
  expect(await sale.stateOf(id)).toBe('CONFIRMED');
  const [step] = await sale.test.deps.sales.extras.work.claim(5);
  const { login: db } = sale.test;
  const { withBrand } = db;
  let turn = 0;
  db.withBrand = async (...call) => {
    turn += 1;
    // Finding due rows is a single statement; the first transaction writes the intent.
    if (turn === 1) {
      await withBrand('tiquete', (tx) =>
        tx.query(
          "update bookings set state = 'CANCELLING', cancel_penalty = 0, cancel_requested_at = $2, next_at = $2 where id = $1",
          [id, sale.test.deps.clock()],
        ),
      );
    }
    return withBrand(...call);
  };
  await step?.();
  db.withBrand = withBrand;
  expect(turn).toBeGreaterThan(0);
  expect(sale.provider.items).toEqual([]);
});

it('refunds an extra when the provider has nothing after two attempts', async () => {
  sale.provider.next = ['lost-before', 'lost-before'];
  const { id } = await sale.buy([PLAN]);
  await sale.work(6);
  expect(await sale.statesOf(id)).toEqual(['REFUSED']);
  expect(await sale.refundsOf(id)).toEqual([{ reason: 'OPTIONAL_UNAVAILABLE', amount: 30_000 }]);
});

it('opens a case after half an hour without an answer, and closes it when one comes', async () => {
  sale.provider.next = ['lost-after'];
  const { id } = await sale.buy([PLAN]);
  sale.provider.isDown = true;
  await sale.work(45);
  expect(await sale.statesOf(id)).toEqual(['REVIEW']);
  expect(await sale.openCases()).toEqual(['OPTIONAL_FAILED']);
  expect(await sale.refundsOf(id)).toEqual([]);
  sale.provider.isDown = false;
  await sale.work(35);
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED']);
  expect(await sale.openCases()).toEqual([]);
});

it('looks up the attempt of a killed worker, and does not repeat it', async () => {
  const { id, code } = await sale.buy([PLAN]);
  await sale.work();
  await sale.inBrand(
    "update booking_optionals set state = 'BOOKING', tries = 1, locator = null, next_at = $2, lease_until = $2, lease_token = gen_random_uuid() where booking_id = $1",
    [id, new Date(sale.test.deps.clock().getTime() - 1000)],
  );
  await sale.work(2);
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED']);
  expect(sale.provider.items).toHaveLength(1);
  expect(sale.provider.sold.get(`${code}-E1-1`)).toHaveLength(1);
});

it('books once with four simultaneous workers', async () => {
  const { id, code } = await sale.choose([PLAN]);
  await sale.pay({ id });
  await sale.worker.runDue();
  const workers = Array.from({ length: 4 }, () => sale.test.deps.sales.checkout.createWorker());
  await Promise.all(workers.map((worker) => worker.runDue()));
  await sale.work();
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED']);
  expect(sale.provider.sold.get(`${code}-E1-1`)).toHaveLength(1);
});
