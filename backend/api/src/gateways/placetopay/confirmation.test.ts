import { createSandbox, PAYMENT_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { findBooking } from '../../bookings/repository';
import { aCall, aQuote, someTerms, toAnswer } from '../../bookings/testing/builders';
import { createFakeProduct, type FakeProduct } from '../../bookings/testing/fakeProduct';
import { startTestApp, type TestApp } from '../../testing/testApp';

/** Tests payments that are captured after the booking, and partial payments, with our adapter and the gateway's stand-in. */
let sandbox: Sandbox;
let test: TestApp;
let product: FakeProduct;
beforeAll(async () => {
  let clock = () => new Date();
  sandbox = await createSandbox({ now: () => clock() });
  const placetopay = {
    url: sandbox.payments.url,
    ...PAYMENT_CREDENTIALS,
    merchants: {},
    pageOrigin: sandbox.payments.pageOrigin,
    confirmation: true,
  };
  test = await startTestApp({ config: { placetopay } });
  clock = test.deps.clock;
  product = createFakeProduct();
  test.deps.sales.checkout.registerProduct(product);
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});
beforeEach(() => Object.assign(product, { next: [], nextCancels: [] }));

async function control(path: string, body: object = {}) {
  const reply = await fetch(`${sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
}
const charges = async (reference: string) => {
  const reply = await fetch(`${sandbox.url}/control/payments/charges?reference=${reference}`);
  const { charges: found } = (await reply.json()) as {
    charges: { charges: number; refunded: number; net: number }[];
  };
  return found[0];
};
const read = async (bookingId: string) =>
  test.deps.db.withBrand(
    'tiquete',
    async (tx) =>
      (
        await tx.query<{ state: string; code: string }>(
          'select state, code from bookings where id = $1',
          [bookingId],
        )
      )[0],
  );
async function payWith(outcome: string, method = 'card') {
  const { checkout, payments } = test.deps.sales;
  const { bookingId } = await checkout.createBooking(aCall(), async () => ({
    quote: aQuote(test.deps.clock(), { cancellation: someTerms(test.deps.clock()) }),
    toAnswer,
  }));
  const booking = await bookingOf(bookingId);
  const payment = await payments.pay(aCall({ route: 'payments', bodyHash: bookingId }), {
    brand: { id: 'tiquete', name: 'Tiquete', payment_methods: ['PSE', 'Visa'] },
    booking,
    pay: 'NEXT',
    origin: 'http://localhost:3000',
    returnPath: '/checkout/hotel',
    ipAddress: '127.0.0.1',
    userAgent: 'test',
  });
  await control(`payments/sessions/${payment.requestId}/pay`, { outcome, method });
  return { bookingId, reference: payment.reference, requestId: payment.requestId };
}
async function bookingOf(id: string) {
  const booking = await findBooking(test.deps.db, 'tiquete', id);
  if (!booking) throw new Error('no booking');
  return booking;
}
/** Runs the worker for this many minutes of its clock. */
async function work(minutes: number) {
  const worker = test.deps.sales.checkout.createWorker();
  for (let passed = 0; passed <= minutes; passed += 1) {
    while ((await worker.runDue()) > 0);
    test.advance(60_000);
  }
}

it("captures the money after the supplier's booking", async () => {
  const { bookingId, reference } = await payWith('approve');
  expect(await charges(reference)).toMatchObject({ charges: 0, net: 0 });
  await work(2);
  expect([await read(bookingId), await charges(reference)]).toMatchObject([
    { state: 'CONFIRMED' },
    { charges: 1, net: 480_000 },
  ]);
});

it('captures nothing when the supplier has no booking', async () => {
  product.next = ['sold-out'];
  const { bookingId, reference } = await payWith('approve');
  await work(3);
  expect([await read(bookingId), await charges(reference)]).toMatchObject([
    { state: 'REJECTED' },
    { charges: 0, refunded: 0 },
  ]);
});

it('cancels the room when the bank rejects the capture', async () => {
  const { bookingId, reference } = await payWith('reject');
  await work(3);
  const booking = await read(bookingId);
  expect([
    booking,
    await charges(reference),
    product.cancelled.includes(booking?.code ?? ''),
  ]).toMatchObject([{ state: 'REJECTED' }, { charges: 0 }, true]);
});

it.each(['resetAfter', 'error500After', 'reset', 'error500', 'malformed'])(
  'captures the money once although the answer to the confirmation is lost by %s',
  async (mode) => {
    const { bookingId, reference } = await payWith('approve');
    await control('faults', { target: 'paymentRefund', mode, times: 1 });
    await work(4);
    expect([await read(bookingId), await charges(reference)]).toMatchObject([
      { state: 'CONFIRMED' },
      { charges: 1, net: 480_000 },
    ]);
  },
);

it('charges a bank transfer at once, and refunds it when the supplier has no booking', async () => {
  product.next = ['sold-out'];
  const { bookingId, reference, requestId } = await payWith('pending', 'pse');
  await control(`payments/sessions/${requestId}/settle`);
  await work(3);
  expect([await read(bookingId), await charges(reference)]).toMatchObject([
    { state: 'REJECTED' },
    { charges: 1, refunded: 480_000, net: 0 },
  ]);
});

it.each([
  [null, 240_000],
  ['resetAfter', 240_000],
  // The call never reached the gateway, but the api cannot know that and does not repeat it.
  ['reset', 0],
  ['error500After', 240_000],
])('refunds a part at most once when the answer is lost: %s', async (mode, refunded) => {
  const { bookingId, reference } = await payWith('approve');
  await work(2);
  test.advance(49 * 3_600_000);
  const { checkout } = test.deps.sales;
  await checkout.cancellations.request(
    aCall({ route: 'cancellations', bodyHash: bookingId }),
    await bookingOf(bookingId),
    240_000,
  );
  if (mode) await control('faults', { target: 'paymentRefund', mode, times: 1 });
  await work(5);
  expect([await read(bookingId), await charges(reference)]).toMatchObject([
    { state: 'CANCELLED' },
    { charges: 1, refunded, net: 480_000 - refunded },
  ]);
});
