import { useTestCheckout } from './testing/useTestCheckout';
import type { TestCheckout } from './testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
/** Resolves at the supplier's booking call. */
const whenQueried = () =>
  new Promise<void>((onQuery) => {
    const { book } = test.product;
    test.product.book = (...args) => {
      onQuery();
      return book(...args);
    };
  });

it('continues as soon as a step has ended, without waiting for its next check', async () => {
  const queried = whenQueried();
  await test.paid();
  test.advance(2 * 60_000);
  const worker = test.first.checkout.createWorker({
    idleMs: 3_600_000,
  });
  worker.start();
  await queried;
  await worker.stop(10_000);
});

it.each([
  [
    'the gateway tells',
    (requestId: string) => test.first.payments.notify({ requestId, signature: 's' }),
  ],
  [
    'a traveller who comes back sees',
    async (_: string, reference: string) => {
      // Travellers cause at most one request to the gateway in three seconds.
      test.advance(3_000);
      const found = await test.first.payments.find('tiquete', reference);
      if (found) await test.first.payments.refresh(found);
    },
  ],
])('starts at once when %s, even if its checks are rare', async (_, hear) => {
  const worker = test.first.checkout.createWorker({ idleMs: 3_600_000 });
  worker.start();
  const queried = whenQueried();
  const { booking, reference } = await test.paid();
  const [payment] = await test.paymentsOf(booking.id);
  await hear(payment?.request_id ?? '', reference);
  await queried;
  await worker.stop(10_000);
});

it('holds no database connection during a call to the supplier, so a slow one delays no other booking', async () => {
  await test.paid();
  let answer = () => {};
  const queried = whenQueried();
  test.product.held = new Promise((done) => (answer = done));
  const working = test.work(3);
  await queried;
  const { pool } = test.db;
  const inUse = pool.totalCount - pool.idleCount;
  answer();
  await working;
  expect(inUse).toBe(0);
});
