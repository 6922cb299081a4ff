import { createHash, randomUUID } from 'node:crypto';
import { createSandbox, PAYMENT_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { aCall, aQuote, toAnswer } from '../../bookings/testing/builders';
import { createFakeProduct } from '../../bookings/testing/fakeProduct';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';

/** Sends forged notifications to the whole app with the real adapter. */
let sandbox: Sandbox;
let test: TestApp;
let requestId: string;
beforeAll(async () => {
  let clock = () => new Date();
  sandbox = await createSandbox({ now: () => clock() });
  test = await startTestApp({
    config: {
      placetopay: {
        url: sandbox.payments.url,
        ...PAYMENT_CREDENTIALS,
        merchants: {},
        pageOrigin: sandbox.payments.pageOrigin,
        confirmation: false,
      },
    },
  });
  clock = test.deps.clock;
  test.deps.sales.checkout.registerProduct(createFakeProduct());
  await test.addUser('tiquete', 'ana@viajes.test', 'clave-de-ana-1');
  const ana = openBrowser(test.app, 'localhost');
  await ana.signIn('ana@viajes.test', 'clave-de-ana-1');
  const userId = (await test.deps.users.byEmail('tiquete', 'ana@viajes.test'))?.id ?? '';
  const { bookingId } = await test.deps.sales.checkout.createBooking(
    aCall({ userId }),
    async () => ({ quote: aQuote(test.deps.clock()), toAnswer }),
  );
  requestId = (
    await ana.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() })
  ).json().data.requestId;
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

const DATE = '2027-01-10T10:05:00-05:00';
const signed = (status = 'APPROVED', secret = PAYMENT_CREDENTIALS.secret) => ({
  requestId: Number(requestId),
  status: { status, date: DATE, reason: '00', message: 'Aprobada' },
  signature: `sha256:${createHash('sha256').update(`${requestId}${status}${DATE}${secret}`).digest('hex')}`,
});
const send = async (body: unknown) =>
  (await openBrowser(test.app, 'localhost').postJson('/api/payments/notifications', body))
    .statusCode;
const written = () =>
  test.deps.db.withBrand('tiquete', async (tx) => ({
    notifications: (await tx.query('select from payment_notifications')).length,
    payments: await tx.query('select state, next_at, updated_at from payments'),
    events: (await tx.query('select from booking_events')).length,
  }));
/** All texts with one character changed. */
const changed = (text: string) =>
  Array.from(
    text,
    (letter, index) =>
      `${text.slice(0, index)}${letter === '1' ? '2' : '1'}${text.slice(index + 1)}`,
  );

it('are rejected and write nothing when any single character of the signed data differs', async () => {
  const before = await written();
  const { status, signature } = signed();
  const forged = [
    ...changed(requestId).map((id) => ({ ...signed(), requestId: Number(id) })),
    ...changed(status.status).map((text) => ({ ...signed(), status: { ...status, status: text } })),
    ...changed(status.date).map((date) => ({ ...signed(), status: { ...status, date } })),
    ...changed(signature).map((text) => ({ ...signed(), signature: text })),
  ];
  const answers = await Promise.all(forged.map(send));
  expect(new Set(answers)).toEqual(new Set([401]));
  expect(await written()).toEqual(before);
});

it('are rejected and write nothing when they have another signature or none', async () => {
  const before = await written();
  expect(
    await Promise.all(
      [
        signed('APPROVED', 'another-secret'),
        { ...signed(), signature: undefined },
        {},
        [],
        null,
        'APPROVED',
      ].map(send),
    ),
  ).toEqual([401, 401, 401, 401, 401, 401]);
  expect(await written()).toEqual(before);
});

it('are rejected when the right signature has another spelling', async () => {
  const before = await written();
  const { signature } = signed();
  const spelled = [
    `${signature}zz`,
    `${signature} `,
    `${signature}0`,
    signature.toUpperCase().replace('SHA256', 'sha256'),
    ` ${signature}`,
  ].map((text) => ({ ...signed(), signature: text }));
  expect(new Set(await Promise.all(spelled.map(send)))).toEqual(new Set([401]));
  expect(await written()).toEqual(before);
});

it('are rejected when signed characters were moved to the next field', async () => {
  const before = await written();
  const { status } = signed();
  const moved = [
    {
      requestId: Number(requestId.slice(0, -1)),
      status: { ...status, status: requestId.slice(-1) + status.status },
    },
    { requestId: `${requestId}APPROVED`, status: { ...status, status: '' } },
    { status: { ...status, status: `APPROVED${DATE.slice(0, 4)}`, date: DATE.slice(4) } },
    { status: { ...status, status: 'APPROVE', date: `D${DATE}` } },
  ].map((fields) => ({ ...signed(), ...fields }));
  expect(new Set(await Promise.all(moved.map(send)))).toEqual(new Set([401]));
  expect(await written()).toEqual(before);
});

it("that are valid are stored once regardless of replays, and change nothing beyond the gateway's answer", async () => {
  const before = await written();
  expect(await send(signed())).toBe(200);
  test.advance(6 * 60_000);
  expect(await Promise.all([signed(), signed(), signed()].map(send))).toEqual([200, 200, 200]);
  const worker = test.deps.sales.checkout.createWorker();
  while ((await worker.runDue()) > 0);
  const after = await written();
  expect([after.notifications, after.events, after.payments]).toMatchObject([
    before.notifications + 1,
    before.events,
    [{ state: 'PENDING' }],
  ]);
});
