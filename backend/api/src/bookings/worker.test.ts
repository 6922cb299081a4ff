import { useWorld } from './testing/useWorld';
import type { World } from './testing/world';

let world: World;
useWorld((opened) => (world = opened));
/** Time of the supplier's booking call. */
const whenAsked = () =>
  new Promise<void>((isAsked) => {
    const { book } = world.product;
    world.product.book = (...args) => {
      isAsked();
      return book(...args);
    };
  });

it('goes on as soon as a step has ended, without waiting for its next look', async () => {
  const asked = whenAsked();
  await world.paid();
  world.advance(2 * 60_000);
  const worker = world.first.checkout.createWorker({
    idleMs: 3_600_000,
  });
  worker.start();
  await asked;
  await worker.stop(10_000);
});

it.each([
  [
    'the gateway tells',
    (requestId: string) => world.first.payments.notify({ requestId, signature: 's' }),
  ],
  [
    'a traveller who comes back sees',
    async (_: string, reference: string) => {
      // Travellers cause at most one request to the gateway in three seconds.
      world.advance(3_000);
      const found = await world.first.payments.find('tiquete', reference);
      if (found) await world.first.payments.refresh(found);
    },
  ],
])('begins with what %s, however seldom it looks', async (_, hear) => {
  const worker = world.first.checkout.createWorker({ idleMs: 3_600_000 });
  worker.start();
  const asked = whenAsked();
  const { booking, reference } = await world.paid();
  const [payment] = await world.paymentsOf(booking.id);
  await hear(payment?.request_id ?? '', reference);
  await asked;
  await worker.stop(10_000);
});

it('holds no connection during a call to the supplier: a slow one delays no other booking', async () => {
  await world.paid();
  let answer = () => {};
  const asked = whenAsked();
  world.product.held = new Promise((done) => (answer = done));
  const working = world.work(3);
  await asked;
  const { pool } = world.db;
  const inUse = pool.totalCount - pool.idleCount;
  answer();
  await working;
  expect(inUse).toBe(0);
});
