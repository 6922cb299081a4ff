import { createHash, randomUUID } from 'node:crypto';
import {
  createSandbox,
  PAYMENT_CREDENTIALS,
  SECOND_MERCHANT,
  type Sandbox,
} from '@tiquete/sandbox';
import { aCall, aQuote, toAnswer } from '../../bookings/testing/builders';
import { createFakeProduct, type FakeProduct } from '../../bookings/testing/fakeProduct';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';

/** Tests a brand with its own merchant site at the gateway, next to a brand that uses the platform's. */
let sandbox: Sandbox;
let test: TestApp;
let product: FakeProduct;
beforeAll(async () => {
  let clock = () => new Date();
  sandbox = await createSandbox({ now: () => clock() });
  const { login, secret } = SECOND_MERCHANT;
  test = await startTestApp({
    config: {
      placetopay: {
        url: sandbox.payments.url,
        ...PAYMENT_CREDENTIALS,
        merchants: { andes: { login, secret } },
        pageOrigin: sandbox.payments.pageOrigin,
        confirmation: false,
      },
    },
  });
  clock = test.deps.clock;
  product = createFakeProduct();
  test.deps.sales.checkout.registerProduct(product);
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

const HOSTS = { tiquete: 'localhost', andes: 'andes.localhost' } as const;
type BrandId = keyof typeof HOSTS;
async function openPayment(brandId: BrandId) {
  const email = `${randomUUID()}@viajes.test`;
  await test.addUser(brandId, email, 'clave-de-ana-1');
  const browser = openBrowser(test.app, HOSTS[brandId]);
  await browser.signIn(email, 'clave-de-ana-1');
  const userId = (await test.deps.users.byEmail(brandId, email))?.id ?? '';
  const { bookingId } = await test.deps.sales.checkout.createBooking(
    aCall({ brandId, userId }),
    async () => ({ quote: aQuote(test.deps.clock()), toAnswer }),
  );
  const key = { 'idempotency-key': randomUUID() };
  const reply = await browser.postJson('/api/payments', { bookingId }, key);
  return { browser, bookingId, ...reply.json().data };
}
const control = (path: string, body: object) =>
  fetch(`${sandbox.url}/control/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const pageOf = async (processUrl: string) => {
  const { pathname, host } = new URL(processUrl);
  const reply = await fetch(new URL(pathname, sandbox.payments.url), { headers: { host } });
  return reply.text();
};
const merchantOf = (brandId: BrandId, bookingId: string) =>
  test.deps.db.withBrand(brandId, (tx) =>
    tx.query<{ merchant: string | null }>('select merchant from payments where booking_id = $1', [
      bookingId,
    ]),
  );
const work = async () => {
  const worker = test.deps.sales.checkout.createWorker();
  while ((await worker.runDue()) > 0);
};
const stateOf = async ({ browser, reference }: Awaited<ReturnType<typeof openPayment>>) => {
  const { status, booking } = (await browser.get(`/api/payments/${reference}`)).json().data;
  return `${status} ${booking.status}`;
};

it('pays each brand’s merchant, who is named on the page, and queries that merchant', async () => {
  const [own, platform] = [await openPayment('andes'), await openPayment('tiquete')];
  expect(await pageOf(own.processUrl)).toContain('Andes &amp; Mar');
  expect(await pageOf(platform.processUrl)).not.toContain('Andes &amp; Mar');
  expect(await merchantOf('andes', own.bookingId)).toEqual([{ merchant: 'andes' }]);
  expect(await merchantOf('tiquete', platform.bookingId)).toEqual([{ merchant: null }]);
  for (const { requestId } of [own, platform])
    await control(`sessions/${requestId}/pay`, { method: 'pse', outcome: 'approve' });
  test.advance(4000);
  expect([await stateOf(own), await stateOf(platform)]).toEqual([
    expect.stringMatching(/^APPROVED/),
    expect.stringMatching(/^APPROVED/),
  ]);
});

it('accepts a notification only from the merchant of the payment', async () => {
  const [own, platform] = [await openPayment('andes'), await openPayment('tiquete')];
  const DATE = '2027-01-10T10:05:00-05:00';
  const notify = (requestId: string, secret: string) => {
    const hash = createHash('sha256').update(`${requestId}APPROVED${DATE}${secret}`).digest('hex');
    return openBrowser(test.app, 'localhost').postJson('/api/payments/notifications', {
      requestId: Number(requestId),
      status: { status: 'APPROVED', date: DATE, reason: '00', message: 'Aprobada' },
      signature: `sha256:${hash}`,
    });
  };
  const heard = async (brandId: BrandId) => {
    const rows = await test.deps.db.withBrand(brandId, (tx) =>
      tx.query('select from payment_notifications'),
    );
    return rows.length;
  };
  await notify(own.requestId, PAYMENT_CREDENTIALS.secret);
  await notify(platform.requestId, SECOND_MERCHANT.secret);
  expect([await heard('andes'), await heard('tiquete')]).toEqual([0, 0]);
  await notify(own.requestId, SECOND_MERCHANT.secret);
  await notify(platform.requestId, PAYMENT_CREDENTIALS.secret);
  expect([await heard('andes'), await heard('tiquete')]).toEqual([1, 1]);
});

it('queries and refunds at the merchant that was paid, even after the brand changed its merchant', async () => {
  await work();
  product.next = ['sold-out'];
  const own = await openPayment('andes');
  await test.deps.db.query("update brands set file = file - 'merchant' where id = 'andes'");
  await control(`sessions/${own.requestId}/pay`, { method: 'pse', outcome: 'approve' });
  test.advance(4000);
  expect(await stateOf(own)).toMatch(/^APPROVED/);
  await work();
  const refunds = await test.deps.db.withBrand('andes', (tx) =>
    tx.query('select state from refunds where booking_id = $1', [own.bookingId]),
  );
  expect(refunds).toEqual([{ state: 'DONE' }]);
});
