import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests that notifications are mere hints: in any order and number, the payment ends in the gateway's state. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const EVENTS = ['PENDING', 'PENDING_CONFIRMATION', 'REJECTED', 'APPROVED'] as const;
type Event = (typeof EVENTS)[number];
const orders = (left: readonly Event[]): Event[][] => [
  [],
  ...left.flatMap((event) =>
    orders(left.filter((other) => other !== event)).map((rest) => [event, ...rest]),
  ),
];
const ORDERS = orders(EVENTS).filter((order) => order.length > 0);

it('includes every order of one to four notifications', () =>
  expect(ORDERS).toHaveLength(4 + 12 + 24 + 24));

describe.each([
  ['APPROVED', 'CONFIRMED', 480_000],
  ['REJECTED', 'AWAITING_PAYMENT', 0],
] as const)('with a gateway that says %s', (truth, state, net) => {
  it.each(ORDERS.map((order, index) => [order.join(', '), order, index] as const))(
    '%s',
    async (_, order, index) => {
      const { booking, pay } = await test.prebook();
      const { reference, requestId } = await pay();
      const replicas = [test.first, test.start()] as const;
      const now = () => test.gateway.settle(reference, truth);
      for (const [place, event] of order.entries()) {
        // The payment reaches its final state before one of the notifications, or only after all of them.
        if (place === index % (order.length + 1)) now();
        const copies = 1 + ((index + place) % 3);
        await Promise.all(
          Array.from({ length: copies }, (__, copy) =>
            (copy % 2 === 0 ? replicas[0] : replicas[1]).payments.notify({
              requestId,
              signature: `sha256:${event}`,
            }),
          ),
        );
        if ((index + place) % 2 === 0)
          await Promise.all(replicas.map(({ worker }) => worker.runDue()));
      }
      if (index % (order.length + 1) === order.length) now();
      await test.work(3, replicas[1].worker);
      expect([
        (await test.booking(booking.id)).state,
        test.gateway.netOf(booking.code),
        test.product.booked.get(booking.code)?.length ?? 0,
      ]).toEqual([state, net, net > 0 ? 1 : 0]);
      const events = await test.eventsOf(booking.id);
      expect(events.filter((code) => code === `PAYMENT_${truth}`)).toHaveLength(1);
      expect(events.filter((code) => code === 'REFUND_OWED')).toHaveLength(0);
      const notifications = await test.db.withBrand('tiquete', (tx) =>
        tx.query(
          'select from payment_notifications n join payments p on p.id = n.payment_id where p.reference = $1',
          [reference],
        ),
      );
      expect(notifications).toHaveLength(order.length);
    },
  );
});
