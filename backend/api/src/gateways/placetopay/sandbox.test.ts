import { randomUUID } from 'node:crypto';
import { createSandbox, PAYMENT_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { aCall, aQuote, toAnswer } from '../../bookings/testing/builders';
import { createFakeProduct, type FakeProduct } from '../../bookings/testing/fakeProduct';
import { listen } from '../../http/connections/listen';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';

/** Tests the whole way over real HTTP: our app, the adapter, and a stand-in that speaks the vendor's protocol. */
let sandbox: Sandbox;
let test: TestApp;
let product: FakeProduct;
let ana: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  // Clock of all parts. The vendor rejects a seed that differs by five minutes.
  let clock = () => new Date();
  sandbox = await createSandbox({ now: () => clock() });
  const placetopay = {
    url: sandbox.payments.url,
    ...PAYMENT_CREDENTIALS,
    merchants: {},
    pageOrigin: sandbox.payments.pageOrigin,
    confirmation: false,
  };
  test = await startTestApp({ config: { placetopay } });
  clock = test.deps.clock;
  product = createFakeProduct();
  test.deps.sales.checkout.registerProduct(product);
  await test.addUser('tiquete', 'ana@viajes.test', 'clave-de-ana-1');
  ana = openBrowser(test.app, 'localhost');
  await ana.signIn('ana@viajes.test', 'clave-de-ana-1');
  const port = await listen(test.app, { port: 0, host: '127.0.0.1' });
  await control(
    'site',
    { notificationUrl: `http://127.0.0.1:${port}/api/payments/notifications` },
    'PUT',
  );
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

async function control(path: string, body: object = {}, method = 'POST'): Promise<Response> {
  const reply = await fetch(`${sandbox.url}/control/payments/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
  return reply;
}
async function fault(body: object) {
  const reply = await fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(201);
}
async function open() {
  const user = await test.deps.users.byEmail('tiquete', 'ana@viajes.test');
  const { bookingId } = await test.deps.sales.checkout.createBooking(
    aCall({ userId: user?.id ?? '' }),
    async () => ({ quote: aQuote(test.deps.clock()), toAnswer }),
  );
  return { bookingId, payment: await pay(bookingId) };
}
async function pay(bookingId: string) {
  const reply = await ana.postJson(
    '/api/payments',
    { bookingId },
    { 'idempotency-key': randomUUID() },
  );
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}
const stateOf = async ({ reference }: { reference: string }) => {
  test.advance(4000);
  const { status, booking, receipt } = (await ana.get(`/api/payments/${reference}`)).json().data;
  return { shown: `${status} ${booking.status}`, receipt };
};
const work = async () => {
  const worker = test.deps.sales.checkout.createWorker();
  while ((await worker.runDue()) > 0);
};
interface GatewayBooks {
  charges: unknown;
  sent: { reference: string }[];
}
const request = async (path: string) =>
  (await (await fetch(`${sandbox.url}/control/payments/${path}`)).json()) as GatewayBooks;
const chargesOf = async ({ reference }: { reference: string }) =>
  (await request(`charges?reference=${reference}`)).charges;

it('opens the payment page, and the payment is pending until the payer uses it', async () => {
  const { payment } = await open();
  expect(
    payment.processUrl.startsWith(`${sandbox.payments.pageOrigin}/session/${payment.requestId}/`),
  ).toBe(true);
  expect(
    (
      await fetch(payment.processUrl.replace(sandbox.payments.pageOrigin, sandbox.payments.url), {
        headers: { host: new URL(sandbox.payments.pageOrigin).host },
      })
    ).status,
  ).toBe(200);
  expect(await stateOf(payment)).toEqual({ shown: 'PENDING COTIZED', receipt: null });
});

it('books an approved payment after the signed notification, when the worker queries the session', async () => {
  const { payment, bookingId } = await open();
  await control(`sessions/${payment.requestId}/pay`, { outcome: 'approve' });
  const notifications = () =>
    test.deps.db.withBrand('tiquete', (tx) =>
      tx.query(
        'select 1 from payment_notifications n join payments p on p.id = n.payment_id where p.reference = $1',
        [payment.reference],
      ),
    );
  while ((await notifications()).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await work();
  const { shown, receipt } = await stateOf(payment);
  expect(shown).toBe('APPROVED OK');
  expect(Object.values(receipt).every((value) => typeof value === 'string')).toBe(true);
  expect((await ana.get(`/api/bookings/${bookingId}`)).json().data.payment_status).toBe('APPROVED');
});

it('books without a notification, by the return of the payer or by the poller', async () => {
  await control('notifications', { mode: 'drop', times: 2 });
  const [first, second] = [await open(), await open()];
  for (const { payment } of [first, second]) await control(`sessions/${payment.requestId}/pay`);
  expect((await stateOf(first.payment)).shown).toBe('APPROVED COTIZED');
  test.advance(61_000);
  await work();
  expect([(await stateOf(first.payment)).shown, (await stateOf(second.payment)).shown]).toEqual([
    'APPROVED OK',
    'APPROVED OK',
  ]);
});

it('ignores a forged notification', async () => {
  await control('notifications', { mode: 'forge', times: 1 });
  const { payment } = await open();
  await control(`sessions/${payment.requestId}/pay`);
  const sent = async () =>
    (await request('notifications')).sent.find(
      ({ reference }: { reference: string }) => reference === payment.reference,
    );
  while (!(await sent())) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await sent()).toMatchObject({ mode: 'forge', answer: 401 });
});

it('books a payment that was pending at a bank and then approved', async () => {
  const { payment } = await open();
  await control(`sessions/${payment.requestId}/pay`, { method: 'pse', outcome: 'pending' });
  expect((await stateOf(payment)).shown).toBe('PENDING COTIZED');
  await control(`sessions/${payment.requestId}/settle`, { outcome: 'approve' });
  expect((await stateOf(payment)).shown).toBe('APPROVED COTIZED');
});

it('books with a second session after a rejected one', async () => {
  const { payment, bookingId } = await open();
  await control(`sessions/${payment.requestId}/cancel`);
  expect((await stateOf(payment)).shown).toBe('REJECTED COTIZED');
  const second = await pay(bookingId);
  expect(second.requestId).not.toBe(payment.requestId);
  await control(`sessions/${second.requestId}/pay`);
  expect((await stateOf(second)).shown).toBe('APPROVED COTIZED');
  await work();
  expect((await stateOf(second)).shown).toBe('APPROVED OK');
});

it('closes the payment page of an unpaid booking that is cancelled', async () => {
  const { payment, bookingId } = await open();
  const cancelled = await ana.postJson(
    `/api/bookings/${bookingId}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': randomUUID() },
  );
  expect(cancelled.statusCode).toBe(200);
  await work();
  const session = await fetch(`${sandbox.url}/control/payments/sessions/${payment.requestId}`).then(
    (reply) => reply.json(),
  );
  expect(session).toMatchObject({ session: { status: { status: 'REJECTED', reason: 'MC' } } });
  expect((await stateOf(payment)).shown).toBe('REJECTED CANCEL');
});

it('refunds a partially approved payment when its session ends, and does not open it again', async () => {
  const { payment, bookingId } = await open();
  await control(`sessions/${payment.requestId}/pay`, { outcome: 'part', total: 200_000 });
  expect((await stateOf(payment)).shown).toBe('PENDING COTIZED');
  const again = await ana.postJson(
    '/api/payments',
    { bookingId },
    { 'idempotency-key': randomUUID() },
  );
  expect([again.statusCode, again.json().errors[0].code]).toEqual([409, 'PART_PAID']);
  await control(`sessions/${payment.requestId}/expire`);
  expect((await stateOf(payment)).shown).toBe('REJECTED COTIZED');
  await work();
  expect(await chargesOf(payment)).toMatchObject([
    { captured: 200_000, refunded: 200_000, net: 0 },
  ]);
  const second = await pay(bookingId);
  await control(`sessions/${second.requestId}/pay`);
  expect((await stateOf(second)).shown).toBe('APPROVED COTIZED');
  await work();
});

it('refunds once when the supplier made no booking', async () => {
  const { payment, bookingId } = await open();
  await control(`sessions/${payment.requestId}/pay`);
  await stateOf(payment);
  product.next = ['sold-out'];
  await work();
  expect((await stateOf(payment)).shown).toBe('REJECTED CANCEL');
  expect((await ana.get(`/api/bookings/${bookingId}`)).json().data.events.at(-1)).toMatchObject({
    code: 'REFUNDED',
  });
  expect(await chargesOf(payment)).toMatchObject([
    { charges: 1, captured: 480_000, refunded: 480_000, net: 0 },
  ]);
});

it.each([
  ['resetAfter', 480_000],
  ['error500After', 480_000],
  // The call may have had an effect, so an operator decides.
  ['reset', 0],
  ['error500', 0],
])('refunds at most once when the gateway’s answer is lost: %s', async (mode, refunded) => {
  const { payment, bookingId } = await open();
  await control(`sessions/${payment.requestId}/pay`);
  await stateOf(payment);
  product.next = ['sold-out'];
  await fault({ target: 'paymentRefund', mode, times: 1 });
  await work();
  expect((await stateOf(payment)).shown).toBe('REJECTED CANCEL');
  test.advance(121_000);
  await work();
  test.advance(31 * 60_000);
  await work();
  expect(await chargesOf(payment)).toMatchObject([
    { captured: 480_000, refunded, net: 480_000 - refunded },
  ]);
  const cases = await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query('select kind from cases where booking_id = $1', [bookingId]),
  );
  expect(cases).toEqual(refunded > 0 ? [] : [{ kind: 'REFUND_MANUAL' }]);
});

it.each(['resetAfter', 'error500After', 'reset', 'malformed'])(
  'lets the traveller pay once although the answer of the opening is lost by %s',
  async (mode) => {
    const user = await test.deps.users.byEmail('tiquete', 'ana@viajes.test');
    const { bookingId, answer } = await test.deps.sales.checkout.createBooking(
      aCall({ userId: user?.id ?? '' }),
      async () => ({ quote: aQuote(test.deps.clock()), toAnswer }),
    );
    await fault({ target: 'paymentOpen', mode, times: 1 });
    const lost = await ana.postJson(
      '/api/payments',
      { bookingId },
      { 'idempotency-key': randomUUID() },
    );
    expect([lost.statusCode, lost.json().errors[0].code]).toEqual([502, 'GATEWAY_ERROR']);
    const payment = await pay(bookingId);
    expect(payment.reference).toBe(`${answer.code}-2`);
    await control(`sessions/${payment.requestId}/pay`);
    expect((await stateOf(payment)).shown).toBe('APPROVED COTIZED');
    await work();
  },
);

it('fails with a gateway error with unknown credentials', async () => {
  await control('site', { state: 'inactive' }, 'PUT');
  const user = await test.deps.users.byEmail('tiquete', 'ana@viajes.test');
  const { bookingId } = await test.deps.sales.checkout.createBooking(
    aCall({ userId: user?.id ?? '' }),
    async () => ({ quote: aQuote(test.deps.clock()), toAnswer }),
  );
  const reply = await ana.postJson(
    '/api/payments',
    { bookingId },
    { 'idempotency-key': randomUUID() },
  );
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([502, 'GATEWAY_ERROR']);
  await control('site', { state: 'active' }, 'PUT');
});
