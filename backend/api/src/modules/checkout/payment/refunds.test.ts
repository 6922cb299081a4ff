import { createRefund } from './refunds';
import { useWorld } from '../testing/useWorld';
import type { World } from '../testing/world';

/** Several refunds of one payment: what was taken in part goes back in parts, one after the other. */
let world: World;
useWorld((opened) => (world = opened));
beforeEach(() => Object.assign(world.gateway, { isVague: true }));
const createRefundOf = async (id: string, amount: number, key: string) => {
  const [payment] = await world.paymentsOf(id);
  if (!payment) throw new Error('no payment');
  return world.db.withBrand('tiquete', (tx) =>
    createRefund(tx, payment, { reason: 'OPTIONAL_UNAVAILABLE', amount, at: world.clock(), key }),
  );
};
const sum = async (id: string) =>
  (await world.refundsOf(id)).map(({ state, amount }) => `${state} ${amount}`);

it('are owed once per key, and each is paid once', async () => {
  const { booking } = await world.confirmed();
  expect([
    await createRefundOf(booking.id, 100_000, 'a'),
    await createRefundOf(booking.id, 100_000, 'a'),
    await createRefundOf(booking.id, 50_000, 'b'),
    await createRefundOf(booking.id, 0, 'c'),
  ]).toEqual([true, false, true, false]);
  await world.work(5);
  expect([world.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    330_000,
    ['DONE 100000', 'DONE 50000'],
  ]);
  expect((await world.paymentsOf(booking.id))[0]).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refund_reserved: 150_000,
  });
  expect((await world.booking(booking.id)).state).toBe('CONFIRMED');
});

it('of one amount are told apart in the history of their booking', async () => {
  const { booking } = await world.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await createRefundOf(booking.id, 100_000, 'b');
  await world.work(5);
  const events = await world.db.withBrand('tiquete', (tx) =>
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

it('make a whole together, and never more', async () => {
  const { booking } = await world.confirmed();
  await createRefundOf(booking.id, 300_000, 'a');
  await expect(createRefundOf(booking.id, 180_001, 'b')).rejects.toThrow('violates');
  await createRefundOf(booking.id, 180_000, 'b');
  await world.work(5);
  expect([
    world.gateway.netOf(booking.code),
    (await world.paymentsOf(booking.id))[0]?.state,
  ]).toEqual([0, 'REFUNDED']);
});

it('wait for one another: two under way could not be told apart', async () => {
  const { booking } = await world.confirmed();
  world.gateway.nextRefunds = ['lost-before'];
  await createRefundOf(booking.id, 100_000, 'a');
  await createRefundOf(booking.id, 100_000, 'b');
  await Promise.all([world.first.worker.runDue(), world.start().worker.runDue()]);
  expect((await sum(booking.id)).sort()).toEqual(['DUE 100000', 'SENT 100000']);
  await world.work(10);
  expect([world.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    280_000,
    ['DONE 100000', 'DONE 100000'],
  ]);
});

it('are left to a person where the gateway cannot say whether a second part arrived', async () => {
  const { booking } = await world.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await world.work(3);
  world.gateway.nextRefunds = ['lost-after'];
  await createRefundOf(booking.id, 100_000, 'b');
  await world.work(10);
  expect([world.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    280_000,
    ['DONE 100000', 'MANUAL 100000'],
  ]);
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
});

it('are told apart by their amounts where the gateway names them', async () => {
  world.gateway.isVague = false;
  const { booking } = await world.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await world.work(3);
  world.gateway.nextRefunds = ['lost-after', 'lost-before'];
  await createRefundOf(booking.id, 100_000, 'b');
  await world.work(5);
  await createRefundOf(booking.id, 30_000, 'c');
  await world.work(10);
  expect([world.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    250_000,
    ['DONE 100000', 'DONE 100000', 'DONE 30000'],
  ]);
});

it('send the last part again without fear: the gateway gives nothing beyond the whole', async () => {
  const { booking } = await world.confirmed();
  await createRefundOf(booking.id, 100_000, 'a');
  await world.work(3);
  world.gateway.nextRefunds = ['lost-after'];
  await createRefundOf(booking.id, 380_000, 'b');
  await world.work(10);
  expect([world.gateway.netOf(booking.code), await sum(booking.id)]).toEqual([
    0,
    ['DONE 100000', 'DONE 380000'],
  ]);
});

it('are asked about again at once when a person wants so', async () => {
  const { booking, reference } = await world.confirmed();
  world.gateway.nextRefunds = ['refused'];
  world.gateway.isVague = false;
  await createRefundOf(booking.id, 100_000, 'a');
  await world.work(2);
  expect(await sum(booking.id)).toEqual(['MANUAL 100000']);
  world.gateway.settle(reference, 'APPROVED', { refunded: 100_000 });
  const ask = () =>
    world.db.withBrand('tiquete', (tx) =>
      world.first.checkout.askAgain(tx, 'tiquete', booking.id, world.clock()),
    );
  expect(await ask()).toBe(true);
  await world.first.worker.runDue();
  expect([await sum(booking.id), await world.casesOf(booking.id)]).toEqual([
    ['DONE 100000'],
    [{ kind: 'REFUND_MANUAL', state: 'RESOLVED' }],
  ]);
  expect(await ask()).toBe(false);
});
