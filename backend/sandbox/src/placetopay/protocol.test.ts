import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '../testing/client';
import { auth, aPayment, aSessionRequest, startMerchant, type Merchant } from './testing/merchant';

let shop: Merchant;
beforeEach(async () => {
  shop = await startMerchant();
});
afterEach(() => shop.close());

const minutesLater = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const pay = (requestId: number, how: object = {}) =>
  shop.control('POST', `/payments/sessions/${requestId}/pay`, how);
const charge = async (reference = aPayment.reference) =>
  (await shop.control('GET', `/payments/charges?reference=${reference}`)).json<{
    charges: { charges: number; net: number; refunded: number }[];
  }>().charges[0];

describe('authentication', () => {
  const withAuth = (change: object | undefined) =>
    shop.payments.inject({
      method: 'POST',
      url: '/api/session',
      payload: { ...aSessionRequest(), auth: change && { ...auth(), ...change } },
    });
  it.each([
    ['nothing', undefined, 100],
    ['half of it', { nonce: undefined }, 100],
    ['another login', { login: 'x' }, 101],
    ['another key', { tranKey: 'AAAA' }, 102],
    ['an old seed', auth(new Date(NOW.getTime() - 301_000)), 103],
    ['a seed ahead', auth(new Date(NOW.getTime() + 301_000)), 103],
    ['no date at all', { seed: 'yesterday' }, 107],
    ['a nonce that is no Base64', { nonce: '%%%' }, 107],
  ])('refuses %s', async (_, change, code) => {
    const reply = await withAuth(change);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      401,
      { status: { status: 'FAILED', reason: 401, message: `Autenticación fallida ${code}` } },
    ]);
  });
  it.each([
    ['inactive', 104],
    ['expired', 105],
    ['credentialsExpired', 106],
  ])('refuses a site that is %s', async (state, code) => {
    await shop.control('PUT', '/payments/site', { state });
    expect((await withAuth({})).json()).toMatchObject({
      status: { message: `Autenticación fallida ${code}` },
    });
  });
  it('takes a clock four minutes off', async () =>
    expect((await withAuth(auth(new Date(NOW.getTime() - 240_000)))).statusCode).toBe(200));
});

describe('opening a session', () => {
  it('answers where the payer pays, and a query tells it all back', async () => {
    const { status, body } = await shop.call('/api/session', aSessionRequest());
    expect([status, body]).toMatchObject([
      200,
      {
        status: { status: 'OK', reason: 'PC', date: '2026-11-21T12:00:00-05:00' },
        requestId: expect.any(Number),
        processUrl: expect.stringMatching(
          /^http:\/\/pagos\.localhost\/session\/\d+\/[0-9a-f]{32}$/,
        ),
      },
    ]);
    expect(await shop.query(body.requestId)).toMatchObject({
      requestId: body.requestId,
      status: { status: 'PENDING', reason: 'PT' },
      payment: null,
      subscription: null,
      request: {
        payment: aPayment,
        payer: { name: 'Ana' },
        expiration: '2026-11-21T12:30:00-05:00',
        fields: [{ keyword: '_processUrl_', value: body.processUrl }],
      },
    });
    expect(JSON.stringify(await shop.query(body.requestId))).not.toMatch(/tranKey|auth"/);
  });
  it.each([
    [
      'a fraction of a cent',
      { payment: { ...aPayment, amount: { currency: 'COP', total: 10.005 } } },
    ],
    ['nothing to pay', { payment: { ...aPayment, amount: { currency: 'COP', total: 0 } } }],
    ['another currency', { payment: { ...aPayment, amount: { currency: 'USD', total: 10 } } }],
    ['a reference of 33 letters', { payment: { ...aPayment, reference: 'A'.repeat(33) } }],
    ['a life under five minutes', { expiration: '2026-11-21T12:04:00-05:00' }],
    ['no address of the payer', { ipAddress: undefined }],
    ['an unknown field', { amount: 5 }],
    ['a script to return to', { returnUrl: 'javascript:alert(1)' }],
    [
      'a dispersion that does not add up',
      {
        payment: {
          ...aPayment,
          dispersion: [{ agreementType: 'MERCHANT', amount: { currency: 'COP', total: 1 } }],
        },
      },
    ],
  ])('refuses %s', async (_, change) => {
    const { status, body } = await shop.call('/api/session', aSessionRequest(change));
    expect([status, body]).toMatchObject([
      400,
      { status: { status: 'FAILED', reason: 'request_not_valid' } },
    ]);
  });
  it('takes cents, and lives half an hour unless told otherwise', async () => {
    const { requestId } = await shop.open({
      payment: { ...aPayment, amount: { currency: 'COP', total: '1480500.50' } },
      expiration: undefined,
    });
    await pay(requestId);
    expect(await shop.query(requestId)).toMatchObject({
      payment: [{ amount: { to: { total: 1480500.5, currency: 'COP' } } }],
      request: { expiration: '2026-11-21T12:30:00-05:00' },
    });
  });
  it('refuses a reference that is paid or being paid, not one that was only opened', async () => {
    const { requestId } = await shop.open();
    await shop.open();
    await pay(requestId, { outcome: 'pending' });
    expect((await shop.call('/api/session', aSessionRequest())).body).toMatchObject({
      status: { message: expect.stringContaining('ya tiene un pago') },
    });
    await shop.control('POST', `/payments/sessions/${requestId}/settle`, { outcome: 'reject' });
    expect((await shop.call('/api/session', aSessionRequest())).status).toBe(200);
  });
  it('knows no stranger', async () =>
    expect(await shop.call('/api/session/1')).toMatchObject({
      status: 404,
      body: { status: { status: 'FAILED' } },
    }));
});

describe('a session', () => {
  it('is approved, and stays so after its time', async () => {
    const { requestId } = await shop.open();
    await pay(requestId, { installments: 12 });
    const paid = await shop.query(requestId);
    expect(paid).toMatchObject({
      status: { status: 'APPROVED', reason: '00' },
      payment: [
        {
          status: { status: 'APPROVED' },
          reference: aPayment.reference,
          refunded: false,
          franchise: 'CR_VS',
          authorization: expect.stringMatching(/^\d{6}$/),
        },
      ],
    });
    expect(paid.payment?.[0]?.processorFields).toEqual(
      expect.arrayContaining([
        { keyword: 'lastDigits', value: '0081', displayOn: 'none' },
        { keyword: 'installments', value: 12, displayOn: 'none' },
      ]),
    );
    minutesLater(60);
    expect((await shop.query(requestId)).status).toEqual(paid.status);
  });
  it('expires unpaid', async () => {
    const { requestId } = await shop.open();
    minutesLater(31);
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'REJECTED', reason: 'EX' },
    });
    expect((await pay(requestId)).statusCode).toBe(400);
  });
  it('waits past its time for a bank that has not answered', async () => {
    const { requestId } = await shop.open();
    await shop.control('PUT', '/payments/site', { settleMs: 40 * 60_000 });
    await pay(requestId, { method: 'pse', outcome: 'pendingApprove' });
    minutesLater(35);
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'PENDING' },
      payment: [{ paymentMethod: '_PSE_', issuerName: 'Bancolombia' }],
    });
    minutesLater(6);
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
  });
  it('takes ten rejected attempts', async () => {
    const { requestId } = await shop.open();
    for (let attempt = 1; attempt < 10; attempt += 1) await pay(requestId, { outcome: 'reject' });
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'PENDING' } });
    await pay(requestId, { outcome: 'unfunded' });
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'REJECTED', reason: 'XN' },
    });
  });
  it('takes a voucher until its time is over, paid by its number', async () => {
    const { requestId } = await shop.open();
    const [voucher] = (await pay(requestId, { method: 'cash' })).json<{ vouchers: string[] }>()
      .vouchers;
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'PENDING' } });
    await shop.control('POST', `/payments/vouchers/${voucher}/pay`);
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
    const late = await shop.open({ payment: { ...aPayment, reference: 'LATE' } });
    await pay(late.requestId, { method: 'cash' });
    minutesLater(31);
    expect(await shop.query(late.requestId)).toMatchObject({
      status: { status: 'REJECTED', reason: 'EX' },
      payment: [{ status: { status: 'REJECTED' } }],
    });
  });
  it('is paid in parts where it allows them, and may end half paid', async () => {
    const parts = { payment: { ...aPayment, allowPartial: true } };
    const { requestId } = await shop.open(parts);
    await pay(requestId, { total: 480500 });
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'APPROVED_PARTIAL', reason: 'P0' },
    });
    await pay(requestId, { total: 1000000 });
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
    const half = await shop.open({ payment: { ...parts.payment, reference: 'HALF' } });
    await pay(half.requestId, { total: 480500 });
    minutesLater(31);
    expect(await shop.query(half.requestId)).toMatchObject({
      status: { status: 'PARTIAL_EXPIRED', reason: 'PX' },
    });
    expect(await charge('HALF')).toMatchObject({ charges: 1, net: 480500 });
  });
  it('is cancelled by the merchant unless something was paid or is on its way', async () => {
    const open = await shop.open();
    expect(await shop.call(`/api/session/${open.requestId}/cancel`)).toMatchObject({
      status: 200,
      body: { status: { status: 'OK' }, session: { status: { status: 'REJECTED', reason: 'MC' } } },
    });
    const waiting = await shop.open();
    await pay(waiting.requestId, { outcome: 'pending' });
    expect((await shop.call(`/api/session/${waiting.requestId}/cancel`)).status).toBe(400);
  });
});

describe('giving money back', () => {
  const paidReference = async (requestId: number) =>
    (await shop.query(requestId)).payment?.[0]?.internalReference;
  it('reverses once, and the session stays approved', async () => {
    const { requestId } = await shop.open();
    await pay(requestId);
    const reverse = { action: 'reverse', internalReference: await paidReference(requestId) };
    expect(await shop.call('/api/transaction', reverse)).toMatchObject({
      status: 200,
      body: {
        status: { status: 'APPROVED' },
        payment: { reference: aPayment.reference, amount: { to: { total: 1480500 } } },
      },
    });
    expect(await shop.call('/api/transaction', reverse)).toMatchObject({
      status: 400,
      body: { status: { status: 'FAILED', message: 'La transacción ya ha sido reembolsada' } },
    });
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'APPROVED' },
      payment: [{ refunded: true }],
    });
    expect(await charge()).toMatchObject({ charges: 1, refunded: 1480500, net: 0 });
  });
  it('gives a part back, and never more than was paid', async () => {
    const { requestId } = await shop.open();
    await pay(requestId);
    const part = (total: number) =>
      paidReference(requestId).then((internalReference) =>
        shop.call('/api/transaction', {
          action: 'reverse',
          internalReference,
          amount: { currency: 'COP', total },
        }),
      );
    expect((await part(480500)).status).toBe(200);
    expect((await part(1000001)).status).toBe(400);
    expect((await part(1000000)).status).toBe(200);
    expect(await charge()).toMatchObject({ net: 0 });
  });
  it('refuses what was never approved, and what it does not do', async () => {
    const { requestId } = await shop.open();
    await pay(requestId, { outcome: 'reject' });
    const internalReference = await paidReference(requestId);
    expect(
      (await shop.call('/api/transaction', { action: 'reverse', internalReference })).status,
    ).toBe(400);
    expect(
      await shop.call('/api/transaction', { action: 'confirm', internalReference }),
    ).toMatchObject({
      status: 400,
      body: { status: { message: expect.stringContaining('[confirm]') } },
    });
    expect(
      (await shop.call('/api/transaction', { action: 'reverse', internalReference: 7 })).status,
    ).toBe(404);
  });
});

describe('giving a part back before the banks have settled', () => {
  it('is refused, the whole is not', async () => {
    const early = await startMerchant({ site: { partialAfterMs: 3_600_000 } });
    const { requestId } = await early.open();
    await early.control('POST', `/payments/sessions/${requestId}/pay`, {});
    const internalReference = (await early.query(requestId)).payment?.[0]?.internalReference;
    const part = () =>
      early.call('/api/transaction', {
        action: 'reverse',
        internalReference,
        amount: { currency: 'COP', total: 480500 },
      });
    expect(await part()).toMatchObject({
      status: 400,
      body: { status: { message: expect.stringContaining('no ha sido liquidada') } },
    });
    early.clock.now = new Date(early.clock.now.getTime() + 3_600_000);
    expect((await part()).status).toBe(200);
    expect((await early.query(requestId)).payment?.[0]).toMatchObject({ refunded: true });
    await early.close();
  });
});

describe('the confirmation flow', () => {
  const asked = { metadata: { requiresConfirmation: true } };
  const begin = async (outcome = 'approve', method = 'card') => {
    const { requestId, path } = await shop.open(asked);
    await pay(requestId, { outcome, method });
    const session = await shop.query(requestId);
    return { requestId, path, session, internalReference: session.payment?.[0]?.internalReference };
  };
  const act = (action: string, internalReference: number | undefined) =>
    shop.call('/api/transaction', { action, internalReference });

  it('charges nothing before the merchant confirms, and once then', async () => {
    const { requestId, path, session, internalReference } = await begin();
    expect(session).toMatchObject({
      status: { status: 'PENDING' },
      payment: [{ status: { status: 'PENDING_CONFIRMATION' }, authorization: '000000' }],
    });
    expect(await charge()).toMatchObject({ charges: 0, net: 0 });
    // The payer is sent back; nobody pays twice meanwhile.
    expect(await shop.payments.inject({ url: path })).toMatchObject({
      statusCode: 303,
      headers: { location: aSessionRequest().returnUrl },
    });
    expect((await pay(requestId, {})).statusCode).toBe(400);
    expect(await act('confirm', internalReference)).toMatchObject({
      status: 200,
      body: { status: { status: 'APPROVED' }, payment: { internalReference } },
    });
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
    expect(await charge()).toMatchObject({ charges: 1, net: 1480500 });
    expect(await act('confirm', internalReference)).toMatchObject({
      status: 400,
      body: { status: { message: expect.stringContaining('pendiente de confirmación') } },
    });
    expect((await act('cancel', internalReference)).status).toBe(400);
  });
  it('lets it go without a charge', async () => {
    const { requestId, internalReference } = await begin();
    expect(await act('cancel', internalReference)).toMatchObject({
      status: 200,
      body: { status: { status: 'REJECTED', reason: '?C' } },
    });
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'CANCELED' },
      payment: [{ status: { status: 'REJECTED' } }],
    });
    expect(await charge()).toMatchObject({ charges: 0 });
    expect((await act('confirm', internalReference)).status).toBe(400);
  });
  it('ends when the bank refuses at the confirmation', async () => {
    const { requestId, internalReference } = await begin('reject');
    expect(await act('confirm', internalReference)).toMatchObject({
      status: 200,
      body: { status: { status: 'REJECTED' } },
    });
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'REJECTED' } });
  });
  it('lapses with its window', async () => {
    const { requestId, internalReference } = await begin();
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect(await act('confirm', internalReference)).toMatchObject({
      status: 400,
      body: {
        status: { reason: 'transaction_request_error', message: 'La transacción ya ha expirado' },
      },
    });
    expect(await shop.query(requestId)).toMatchObject({
      status: { status: 'REJECTED' },
      payment: [{ status: { status: 'REJECTED' } }],
    });
  });
  it('does not wait for a bank transfer, which is charged at once', async () => {
    const { requestId } = await begin('pendingApprove', 'pse');
    await shop.control('POST', `/payments/sessions/${requestId}/settle`, {});
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
  });
  it('is refused where the site does not have it', async () => {
    await shop.control('PUT', '/payments/site', { allowConfirmationFlow: false });
    expect((await shop.call('/api/session', aSessionRequest(asked))).status).toBe(400);
    await shop.control('PUT', '/payments/site', { allowConfirmationFlow: true });
  });
});

it('outlives a restart when it is given a folder, and writes down no card', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'payments-state-'));
  const first = await startMerchant({ stateDir });
  const { requestId, path } = await first.open();
  await first.submit(`${path}/card`, {
    number: '4110 7600 0000 0081',
    holder: 'Ana Ríos',
    expiry: '08/29',
    cvv: '917',
    installments: '3',
  });
  await first.close();
  const second = await startMerchant({ stateDir });
  expect(await second.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
  expect(
    (await second.open({ payment: { ...aPayment, reference: 'NEXT' } })).requestId,
  ).toBeGreaterThan(requestId);
  await second.close();
  expect(readFileSync(join(stateDir, 'placetopay-sessions.jsonl'), 'utf8')).not.toMatch(
    /4110 ?7600 ?0000 ?0081|\b917\b|08\/29/,
  );
});
