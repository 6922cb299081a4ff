import { openBrowser } from '../../testing/browser';
import { ANA, type Browser, codeOf, LUIS, openPayments } from '../testing/openPayments';

const { running, gateway, guest, prebook, pay, key, work } = openPayments();

it('takes a guest to the gateway’s page and back to a confirmed booking', async () => {
  const browser = guest();
  const bookingId = await prebook(browser);
  const opened = await pay(browser, bookingId, { return_path: '/checkout/hotel?step=result' });
  expect(opened.statusCode).toBe(200);
  const payment = opened.json().data;
  expect(payment).toMatchObject({
    status: 'PENDING',
    status_label: 'PENDIENTE',
    message: 'Su pago esta en proceso',
    amount: 480_000,
    booking: { id: bookingId, status: 'COTIZED', status_label: 'Reserva' },
    receipt: null,
  });
  expect(payment.processUrl).toBe(`https://pagos.test/session/${payment.requestId}`);
  const session = gateway.sessions.at(-1);
  expect(session?.request).toMatchObject({
    returnUrl: `http://localhost/checkout/hotel?step=result&reference=${payment.reference}`,
    ipAddress: '127.0.0.1',
    customer: { name: 'Ana' },
  });

  gateway.settle(payment.reference, 'APPROVED');
  running.test.advance(4000);
  const paid = (await browser.get(`/api/payments/${payment.reference}`)).json().data;
  expect(paid).toMatchObject({
    status: 'APPROVED',
    status_label: 'APROVADO',
    message: 'Gracias por su compra',
    processUrl: null,
    booking: { status: 'COTIZED' },
    receipt: { authorization: '000123' },
  });
  await work();
  expect(
    (await browser.get(`/api/payments/${payment.reference}`)).json().data.booking,
  ).toMatchObject({ status: 'OK', status_label: 'Emitida' });
});

it('queries the gateway at most once in three seconds, however often the page asks', async () => {
  const browser = guest();
  const { reference } = (await pay(browser, await prebook(browser))).json().data;
  const before = gateway.queries;
  running.test.advance(3000);
  await Promise.all(Array.from({ length: 8 }, () => browser.get(`/api/payments/${reference}`)));
  expect(gateway.queries - before).toBe(1);
  running.test.advance(3000);
  await browser.get(`/api/payments/${reference}`);
  expect(gateway.queries - before).toBe(2);
});

it('distinguishes a payer who returned without paying from one whose bank has yet to answer', async () => {
  const browser = guest();
  const bookingId = await prebook(browser);
  const { reference } = (await pay(browser, bookingId)).json().data;
  const request = async () => {
    running.test.advance(4000);
    return (await browser.get(`/api/payments/${reference}`)).json().data.processing;
  };
  expect(await request()).toBe(false);
  gateway.settle(reference, 'PENDING', { isProcessing: true });
  expect(await request()).toBe(true);
  expect((await browser.get(`/api/bookings/${bookingId}`)).json().data.payments).toMatchObject([
    { reference, processing: true },
  ]);
  gateway.isDown = true;
  expect(await request()).toBeNull();
  gateway.isDown = false;
});

it('counts a captured part, and opens no page to complete it', async () => {
  const browser = guest();
  const bookingId = await prebook(browser);
  const { reference } = (await pay(browser, bookingId)).json().data;
  gateway.settle(reference, 'PENDING', { captured: 200_000 });
  running.test.advance(4000);
  expect((await browser.get(`/api/payments/${reference}`)).json().data).toMatchObject({
    status: 'PENDING',
    status_label: 'PENDIENTE',
    captured: 200_000,
    processing: null,
    processUrl: null,
  });
  const refused = await pay(browser, bookingId);
  expect(codeOf(refused)).toEqual([409, 'PART_PAID']);
  expect(refused.json().errors[0].title).toMatch(/solo una parte .* no se puede completar/);
  expect((await browser.get(`/api/bookings/${bookingId}`)).json().data).toMatchObject({
    payment_status: 'PENDING',
    part_paid: 200_000,
    next_payment: null,
    can: { pay: false },
    cancellation_now: { paid: 0 },
  });
  // The page has expired, and so has the instalment.
  running.test.advance(36 * 60_000);
  expect((await browser.get(`/api/payments/${reference}`)).json().data).toMatchObject({
    status: 'REJECTED',
    refunded: 200_000,
  });
  expect((await browser.get(`/api/bookings/${bookingId}`)).json().data).toMatchObject({
    part_paid: 0,
    next_payment: { amount: 480_000 },
    refunds: [{ amount: 200_000, reason: 'PARTIAL_PAYMENT' }],
  });
});

it('returns the last known state while the gateway does not answer', async () => {
  const browser = guest();
  const { reference } = (await pay(browser, await prebook(browser))).json().data;
  gateway.isDown = true;
  running.test.advance(4000);
  const reply = await browser.get(`/api/payments/${reference}`);
  expect([reply.statusCode, reply.json().data.status]).toEqual([200, 'PENDING']);
  expect(codeOf(await pay(browser, await prebook(browser)))).toEqual([502, 'GATEWAY_ERROR']);
  gateway.isDown = false;
});

it('lets a guest try again with the same key after the gateway failed, without paying twice', async () => {
  const browser = guest();
  const [bookingId, headers] = [await prebook(browser), key()];
  gateway.isDown = true;
  expect(codeOf(await pay(browser, bookingId, {}, headers))).toEqual([502, 'GATEWAY_ERROR']);
  gateway.isDown = false;
  const first = await pay(browser, bookingId, {}, headers);
  const again = await pay(browser, bookingId, {}, headers);
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
});

it('shows a rejected payment as failed and accepts another one', async () => {
  const browser = guest();
  const bookingId = await prebook(browser);
  const first = (await pay(browser, bookingId)).json().data;
  gateway.settle(first.reference, 'REJECTED');
  running.test.advance(4000);
  expect((await browser.get(`/api/payments/${first.reference}`)).json().data).toMatchObject({
    status: 'REJECTED',
    status_label: 'FALLIDO',
    message: 'Pago fallido',
    booking: { status: 'COTIZED' },
  });
  const second = (await pay(browser, bookingId)).json().data;
  expect(second.reference).not.toBe(first.reference);
  gateway.settle(second.reference, 'APPROVED');
  expect(codeOf(await pay(browser, bookingId))).toEqual([409, 'ALREADY_PAID']);
});

it('rejects a payment when the deadline has passed or is too near for a session', async () => {
  const browser = guest();
  const bookingId = await prebook(browser);
  running.test.advance(56 * 60_000);
  expect(codeOf(await pay(browser, bookingId))).toEqual([409, 'BOOKING_EXPIRED']);
});

it.each([
  ['no key', {}, 400, 'IDEMPOTENCY_KEY_MISSING'],
  ['a short key', { 'idempotency-key': 'x' }, 400, 'INVALID_FORMAT'],
])('rejects %s', async (_, headers: Record<string, string>, status, code) => {
  const browser = guest();
  expect(codeOf(await pay(browser, await prebook(browser), {}, headers))).toEqual([status, code]);
});

it('rejects a key that was used with another body', async () => {
  const browser = guest();
  const [bookingId, headers] = [await prebook(browser), key()];
  await pay(browser, bookingId, {}, headers);
  expect(codeOf(await pay(browser, bookingId, { return_path: '/otra' }, headers))).toEqual([
    422,
    'IDEMPOTENCY_KEY_REUSED',
  ]);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  'checkout',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/%2f/evil.test',
  '/checkout/../otra',
  '/checkout/%2e%2E/otra',
  '/checkout\n/hotel',
  '/checkout\u0007/hotel',
  '/checkout/hotel?a=%0d%0aset-cookie:%20b=c',
  '/checkout/%5cevil.test',
  '/checkout/%ff',
])('does not redirect to %p', async (return_path) => {
  const browser = guest();
  expect(codeOf(await pay(browser, await prebook(browser), { return_path }))).toEqual([
    400,
    'INVALID_FORMAT',
  ]);
});

describe('another visitor', () => {
  it.each<[string, () => Promise<Browser>]>([
    ['another guest', async () => guest()],
    [
      'another guest with a booking',
      async () => {
        const browser = guest();
        await prebook(browser);
        return browser;
      },
    ],
    [
      'a signed-in traveller',
      async () => {
        const browser = guest();
        await browser.signIn(LUIS.email, LUIS.password);
        return browser;
      },
    ],
  ])('%s can neither see nor pay the booking of a guest or a traveller', async (_, open) => {
    const [owner, stranger] = [guest(), await open()];
    for (const bookingId of [await prebook(owner), await prebook(owner, { user: ANA.email })]) {
      expect(codeOf(await pay(stranger, bookingId))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await stranger.get(`/api/bookings/${bookingId}`))).toEqual([404, 'NOT_FOUND']);
    }
    const { reference } = (await pay(owner, await prebook(owner))).json().data;
    expect(codeOf(await stranger.get(`/api/payments/${reference}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('sees nothing with a cookie that was changed, moved to another brand or has expired', async () => {
    const owner = guest();
    const bookingId = await prebook(owner);
    const cookie = owner.jar.get('bookings') ?? '';
    const [payload = '', signature = ''] = cookie.split('.');
    const forged = Buffer.from(JSON.stringify([[bookingId, 9_999_999_999]])).toString('base64url');
    for (const value of [
      `${forged}.${signature}`,
      `${payload}.${signature.slice(1)}`,
      `${payload}.`,
      payload,
      '.',
      'x.y',
    ]) {
      const thief = guest();
      thief.jar.store([`bookings=${value}`]);
      expect((await thief.get(`/api/bookings/${bookingId}`)).statusCode).toBe(404);
    }
    const elsewhere = openBrowser(running.test.app, 'andes.localhost');
    elsewhere.jar.store([`bookings=${cookie}`]);
    expect((await elsewhere.get(`/api/bookings/${bookingId}`)).statusCode).toBe(404);
    expect((await owner.get(`/api/bookings/${bookingId}`)).statusCode).toBe(200);
    running.test.advance(25 * 3_600_000);
    expect((await owner.get(`/api/bookings/${bookingId}`)).statusCode).toBe(404);
  });
});

it('logs nothing of the travellers', () => {
  expect(running.test.logged()).not.toMatch(/1032456789|3001234567|Torres|secret-rate-key/);
});
