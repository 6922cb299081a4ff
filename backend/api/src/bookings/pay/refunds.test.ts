import { createRefund } from '../repository';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests several refunds of one payment: a partially captured amount is refunded in parts, one after the other. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
beforeEach(() => Object.assign(test.gateway, { isVague: true, refunds: [] }));
const createRefundOf = async (id: string, amount: number, key: string) => {
  const [payment] = await test.paymentsOf(id);
  if (!payment) throw new Error('no payment');
  return test.db.withBrand('tiquete', (tx) =>
    createRefund(tx, payment, { reason: 'OPTIONAL_UNAVAILABLE', amount, at: test.clock(), key }),
  );
};
const sum = async (id: string) =>
  (await test.refundsOf(id)).map(({ state, amount }) => `${state} ${amount}`);

it('are created once per key, and each is paid once', async () => {
  const { booking } = await test.confirmed();
  expect([
    await createRefundOf(booking.id, 100_000, 'a'),
    await createRefundOf(booking.id, 100_000, 'a'),
    await createRefundOf(booking.id, 50_000, 'b'),
    await createRefundOf(booking.id, 0, 'c'),
  ]).toEqual([true, false, true, false]);
  await test.work(5);
  expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    330_000,
    ['DONE 100000', 'DONE 50000'],
  ]);
  expect((await test.paymentsOf(booking.id))[0]).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refund_reserved: 150_000,
  });
  expect((await test.booking(booking.id)).state).toBe('CONFIRMED');
});

it('of one amount are distinguished in the history of their booking', async () => {
  const { booking } = await test.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await createRefundOf(booking.id, 100_000, 'b');
  await test.work(5);
  const events = await test.db.withBrand('tiquete', (tx) =>
    tx.query<{ code: string; data: object }>(
      "select code, data from booking_events where booking_id = $1 and code like 'REFUND%'",
      [booking.id],
    ),
  );
  expect(events.map(({ code }) => code).sort()).toEqual([
    'REFUNDED',
    'REFUNDED',
    'REFUND_OWED',
    'REFUND_OWED',
  ]);
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(4);
});

it('add up to the payment, and never to more', async () => {
  const { booking } = await test.confirmed();
  await createRefundOf(booking.id, 300_000, 'a');
  await expect(createRefundOf(booking.id, 180_001, 'b')).rejects.toThrow('violates');
  await createRefundOf(booking.id, 180_000, 'b');
  await test.work(5);
  expect([test.gateway.netOf(booking.code), (await test.paymentsOf(booking.id))[0]?.state]).toEqual(
    [0, 'REFUNDED'],
  );
});

it('run one after the other, because two under way could not be distinguished', async () => {
  const { booking } = await test.confirmed();
  test.gateway.nextRefunds = ['lost-after'];
  await createRefundOf(booking.id, 100_000, 'a');
  await createRefundOf(booking.id, 100_000, 'b');
  await Promise.all([test.first.worker.runDue(), test.start().worker.runDue()]);
  expect((await sum(booking.id)).sort()).toEqual(['DUE 100000', 'SENT 100000']);
  await test.work(10);
  expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    280_000,
    ['DONE 100000', 'DONE 100000'],
  ]);
});

describe('a refund whose answer was lost', () => {
  const lost = async (turn: 'lost-before' | 'lost-after', amount: number, isSilent: boolean) => {
    test.gateway.isSilent = isSilent;
    const { booking } = await test.confirmed();
    test.gateway.nextRefunds = [turn];
    await createRefundOf(booking.id, amount, 'a');
    await test.work(60);
    return booking;
  };

  it.each([
    ['a part', 'lost-after', 100_000, 380_000],
    ['a part', 'lost-before', 100_000, 480_000],
    ['all of it', 'lost-after', 480_000, 0],
    ['all of it', 'lost-before', 480_000, 480_000],
  ] as const)(
    'is sent once, and goes to an operator when the session does not show it (%s, %s)',
    async (_, turn, amount, net) => {
      const booking = await lost(turn, amount, true);
      expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
        net,
        [`MANUAL ${amount}`],
      ]);
      expect(test.gateway.refunds.filter(({ amount: sent }) => sent === amount).length).toBe(
        turn === 'lost-after' ? 1 : 0,
      );
      expect(await test.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
    },
  );

  it('is done when the session shows it', async () => {
    const booking = await lost('lost-after', 100_000, false);
    expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
      380_000,
      ['DONE 100000'],
    ]);
  });
});

it('counts as done when the gateway answers "already refunded", even if its session shows none', async () => {
  test.gateway.isSilent = true;
  const { booking, reference } = await test.confirmed();
  // Simulates a refund in the gateway's own panel.
  test.gateway.settle(reference, 'APPROVED', { refunded: 480_000 });
  await createRefundOf(booking.id, 480_000, 'a');
  await test.work(5);
  expect([test.gateway.refunds, await sum(booking.id), await test.casesOf(booking.id)]).toEqual([
    [],
    ['DONE 480000'],
    [],
  ]);
});

it('is not sent when the session shows that everything was refunded', async () => {
  test.gateway.isVague = false;
  const { booking, reference } = await test.confirmed();
  test.gateway.settle(reference, 'APPROVED', { refunded: 480_000 });
  test.gateway.nextRefunds = ['refused'];
  await createRefundOf(booking.id, 480_000, 'a');
  await test.work(5);
  expect([await sum(booking.id), test.gateway.nextRefunds]).toEqual([['DONE 480000'], ['refused']]);
});

it('is sent again when the call was never made', async () => {
  const { booking } = await test.confirmed();
  test.gateway.nextRefunds = ['not-sent', 'not-sent'];
  await createRefundOf(booking.id, 100_000, 'a');
  await test.work(10);
  expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    380_000,
    ['DONE 100000'],
  ]);
});

it('is left to an operator while the payer disputes the payment', async () => {
  const { booking, reference } = await test.confirmed();
  test.gateway.settle(reference, 'APPROVED', { isDisputed: true });
  await createRefundOf(booking.id, 100_000, 'a');
  await test.work(5);
  expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    480_000,
    ['MANUAL 100000'],
  ]);
});

it('are left to an operator when the gateway cannot show whether a second part arrived', async () => {
  const { booking } = await test.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await test.work(3);
  test.gateway.nextRefunds = ['lost-after'];
  await createRefundOf(booking.id, 100_000, 'b');
  await test.work(60);
  expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    280_000,
    ['DONE 100000', 'MANUAL 100000'],
  ]);
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
});

it('are distinguished by their amounts when the gateway states them', async () => {
  test.gateway.isVague = false;
  const { booking } = await test.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await test.work(3);
  test.gateway.nextRefunds = ['lost-after'];
  await createRefundOf(booking.id, 100_000, 'b');
  await test.work(5);
  await createRefundOf(booking.id, 30_000, 'c');
  await test.work(10);
  expect([test.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    250_000,
    ['DONE 100000', 'DONE 100000', 'DONE 30000'],
  ]);
});

it('are queried again at once when an operator requests it', async () => {
  const { booking, reference } = await test.confirmed();
  test.gateway.nextRefunds = ['refused'];
  test.gateway.isVague = false;
  await createRefundOf(booking.id, 100_000, 'a');
  await test.work(2);
  expect(await sum(booking.id)).toEqual(['MANUAL 100000']);
  test.gateway.settle(reference, 'APPROVED', { refunded: 100_000 });
  const request = () =>
    test.db.withBrand('tiquete', (tx) =>
      test.first.checkout.repeatQueries(tx, 'tiquete', booking.id, test.clock()),
    );
  expect(await request()).toBe(true);
  await test.first.worker.runDue();
  expect([await sum(booking.id), await test.casesOf(booking.id)]).toEqual([
    ['DONE 100000'],
    [{ kind: 'REFUND_MANUAL', state: 'RESOLVED' }],
  ]);
  expect(await request()).toBe(false);
});
