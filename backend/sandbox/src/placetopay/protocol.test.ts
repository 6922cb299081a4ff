import { NOW } from '../testing/client';
import { PAYMENT_CREDENTIALS, SECOND_MERCHANT } from './site';
import {
  auth,
  aPayment,
  aSessionRequest,
  startTestMerchant,
  type TestMerchant,
} from '../testing/merchant';

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await startTestMerchant();
});
afterEach(() => merchant.close());

describe('authentication', () => {
  const withAuth = (change: object | undefined) =>
    merchant.payments.inject({
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
  ])('rejects %s', async (_, change, code) => {
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
  ])('rejects a site that is %s', async (state, code) => {
    await merchant.control('PUT', '/payments/site', { state });
    expect((await withAuth({})).json()).toMatchObject({
      status: { message: `Autenticación fallida ${code}` },
    });
  });
  it('accepts a clock that is four minutes off', async () =>
    expect((await withAuth(auth(new Date(NOW.getTime() - 240_000)))).statusCode).toBe(200));
});

describe('opening a session', () => {
  it('returns the address of the page, and a query returns the request', async () => {
    const { status, body } = await merchant.call('/api/session', aSessionRequest());
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
    expect(await merchant.query(body.requestId)).toMatchObject({
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
    expect(JSON.stringify(await merchant.query(body.requestId))).not.toMatch(/tranKey|auth"/);
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
  ])('rejects %s', async (_, change) => {
    const { status, body } = await merchant.call('/api/session', aSessionRequest(change));
    expect([status, body]).toMatchObject([
      400,
      { status: { status: 'FAILED', reason: 'request_not_valid' } },
    ]);
  });
  it('accepts cents, and lasts half an hour by default', async () => {
    const { requestId } = await merchant.open({
      payment: { ...aPayment, amount: { currency: 'COP', total: '1480500.50' } },
      expiration: undefined,
    });
    await merchant.pay(requestId);
    expect(await merchant.query(requestId)).toMatchObject({
      payment: [{ amount: { to: { total: 1480500.5, currency: 'COP' } } }],
      request: { expiration: '2026-11-21T12:30:00-05:00' },
    });
  });
  it('rejects a reference that is paid or being paid, and accepts one that was only opened', async () => {
    const { requestId } = await merchant.open();
    await merchant.open();
    await merchant.pay(requestId, { outcome: 'pending' });
    expect((await merchant.call('/api/session', aSessionRequest())).body).toMatchObject({
      status: { message: expect.stringContaining('ya tiene un pago') },
    });
    await merchant.control('POST', `/payments/sessions/${requestId}/settle`, { outcome: 'reject' });
    expect((await merchant.call('/api/session', aSessionRequest())).status).toBe(200);
  });
  it('rejects unknown sessions', async () =>
    expect(await merchant.call('/api/session/1')).toMatchObject({
      status: 404,
      body: { status: { status: 'FAILED' } },
    }));
});

it('hides the sessions of one merchant from another', async () => {
  const { body: opened } = await merchant.call('/api/session', aSessionRequest());
  const request = async (credentials = PAYMENT_CREDENTIALS) => {
    const reply = await merchant.payments.inject({
      method: 'POST',
      url: `/api/session/${opened.requestId}`,
      payload: { auth: auth(NOW, credentials) },
    });
    return reply.statusCode;
  };
  expect([await request(), await request(SECOND_MERCHANT)]).toEqual([200, 404]);
});
