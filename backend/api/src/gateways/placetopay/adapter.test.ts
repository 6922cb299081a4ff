import { createHash } from 'node:crypto';
import { json, htmlAnswer } from '../../lib/testing/scriptedServer';
import { createPlacetopay } from './adapter';
import { aNotification, anOpened, aPayment, aTransaction, LOGIN, SECRET } from './testing/builders';
import { scriptedGateway } from './testing/scriptedGateway';

const fixture = scriptedGateway();
const { soon, sent } = fixture;

describe('refunding', () => {
  const receipt = {
    authorization: '1',
    receipt: '2',
    franchise: 'CR_VS',
    issuerName: 'B',
    paymentMethodName: 'Visa',
    internalReference: '1522308575',
  };
  const refund = (over: object = {}, amount = 480_000) =>
    fixture.gateway.refund(
      { requestId: '181348', amount: 480_000, receipt, ...over },
      amount,
      'key',
      soon(),
    );

  it('reverses the transaction', async () => {
    fixture.server.behave(json({ status: { status: 'APPROVED' }, payment: aTransaction() }));
    expect(await refund()).toEqual({ kind: 'done' });
    expect(fixture.server.requests.at(-1)?.url).toBe('/api/transaction');
    expect(sent()).toMatchObject({ internalReference: 1_522_308_575, action: 'reverse' });
  });

  it.each([
    [
      'a rejection',
      json({ status: { status: 'REJECTED', message: 'Transaction already refunded' } }),
      'refused',
    ],
    ['a failure', json({ status: { status: 'FAILED' } }, 400), 'refused'],
    ['a pending answer', json({ status: { status: 'PENDING' } }), 'unknown'],
    ['500', json({}, 500), 'unknown'],
    ['an answer that cannot be read', htmlAnswer('<html>'), 'unknown'],
  ])('reads %s as %s', async (_, behaviour, kind) => {
    fixture.server.behave(behaviour);
    expect((await refund()).kind).toBe(kind);
  });

  const unauthorized = json(
    { status: { status: 'FAILED', reason: 401, message: 'Authentication failed 103' } },
    401,
  );
  it('retries with a new signature when the nonce or seed is rejected, before it opens a case', async () => {
    fixture.server.behave((response, request) => {
      fixture.server.behave(json({ status: { status: 'APPROVED' }, payment: aTransaction() }));
      unauthorized(response, request);
    });
    expect(await refund()).toEqual({ kind: 'done' });
    const [first, second] = fixture.server.requests.map(({ body }) => JSON.parse(body));
    expect(second).toMatchObject({ internalReference: first.internalReference, action: 'reverse' });
    expect(second.auth.nonce).not.toBe(first.auth.nonce);
  });
  it('stops after the second attempt with unknown credentials', async () => {
    fixture.server.behave(unauthorized);
    expect(await refund()).toMatchObject({ kind: 'refused', mayWorkLater: false });
    expect(fixture.server.requests).toHaveLength(2);
  });

  it('refunds a part by its amount, and the whole without one', async () => {
    fixture.server.behave(json({ status: { status: 'APPROVED' } }));
    expect(await refund({}, 200_000)).toEqual({ kind: 'done' });
    expect(sent()).toMatchObject({
      action: 'reverse',
      amount: { currency: 'COP', total: 200_000 },
    });
    await refund();
    expect(sent()).not.toHaveProperty('amount');
  });

  it.each([
    [
      'a part before the banks have settled',
      200_000,
      'La transacción no ha sido liquidada',
      { mayWorkLater: true, isAlreadyRefunded: false },
    ],
    [
      'a part of what was given back whole',
      200_000,
      'Transaction already refunded',
      { mayWorkLater: false, isAlreadyRefunded: true },
    ],
    [
      'the whole that was given back',
      480_000,
      'La transacción ya ha sido reembolsada',
      { mayWorkLater: false, isAlreadyRefunded: true },
    ],
    [
      'the whole, for another reason',
      480_000,
      'La acción [reverse] no está soportada',
      { mayWorkLater: false, isAlreadyRefunded: false },
    ],
  ])('recognises the rejection of %s', async (_, amount, message, outcome) => {
    fixture.server.behave(
      json(
        {
          status: {
            status: 'FAILED',
            reason: 'request_not_valid',
            message,
            date: '2027-01-10T10:05:00-05:00',
          },
        },
        400,
      ),
    );
    expect(await refund({}, amount)).toEqual({ kind: 'refused', reason: message, ...outcome });
  });

  it('makes no call for a payment without a transaction', async () => {
    expect([(await refund({ receipt: null })).kind, fixture.server.requests.length]).toEqual([
      'refused',
      0,
    ]);
  });
});

describe('a payment that waits for our confirmation', () => {
  const receipt = {
    authorization: '000000',
    receipt: '2',
    franchise: 'CR_VS',
    issuerName: 'B',
    paymentMethodName: 'Visa',
    internalReference: '84',
  };
  const request = (action: 'confirm' | 'cancelAuthorization', over: object = {}) =>
    fixture.gateway[action]({ requestId: '181348', receipt, ...over }, soon());

  it('is supported only for a site with the flow', async () => {
    fixture.server.behave(json(anOpened()));
    await fixture.gateway.open(aPayment(), soon());
    expect(sent()).not.toHaveProperty('metadata');
    const flowing = createPlacetopay({
      baseUrl: fixture.server.url,
      login: LOGIN,
      secretKey: SECRET,
      pageOrigin: 'http://pagos.localhost:4100',
      confirmation: true,
      clock: () => new Date(),
    });
    await flowing.open(aPayment(), soon());
    expect(sent()).toMatchObject({ metadata: { requiresConfirmation: true } });
    await flowing.close();
  });

  it.each([
    ['confirm', 'confirm', 'APPROVED'],
    ['cancelAuthorization', 'cancel', 'REJECTED'],
  ] as const)('is completed by %s', async (verb, action, word) => {
    fixture.server.behave(
      json({ status: { status: word, reason: '?C', message: 'x' }, payment: aTransaction(word) }),
    );
    expect(await request(verb)).toEqual({ kind: 'yes' });
    expect(sent()).toMatchObject({ internalReference: 84, action });
  });

  it.each([
    [
      'confirm',
      'a bank that refuses',
      json({ status: { status: 'REJECTED', message: 'x' } }),
      'no',
    ],
    [
      'confirm',
      'a window that is over',
      json(
        {
          status: {
            status: 'FAILED',
            reason: 'transaction_request_error',
            message: 'The transaction has already expired',
          },
        },
        400,
      ),
      'no',
    ],
    [
      'cancelAuthorization',
      'one that was taken',
      json({ status: { status: 'APPROVED', message: 'x' } }),
      'no',
    ],
    [
      'confirm',
      'a pending answer',
      json({ status: { status: 'PENDING', message: 'x' } }),
      'unknown',
    ],
    ['confirm', '500', json({}, 500), 'unknown'],
    ['cancelAuthorization', 'an answer that cannot be read', htmlAnswer('<html>'), 'unknown'],
  ] as const)('%s returns %s unchanged', async (verb, _, behaviour, kind) => {
    fixture.server.behave(behaviour);
    expect((await request(verb)).kind).toBe(kind);
  });

  it('makes no call without a transaction', async () => {
    expect([
      (await request('confirm', { receipt: null })).kind,
      fixture.server.requests.length,
    ]).toEqual(['no', 0]);
  });
});

describe('a notification', () => {
  const hash = () => aNotification().signature.slice('sha256:'.length);
  it("is accepted with the vendor's signature", () => {
    expect(fixture.gateway.verifyNotification(aNotification())).toEqual({
      requestId: '181348',
      signature: aNotification().signature,
    });
    expect(
      fixture.gateway.verifyNotification(aNotification({ requestId: '181348' })),
    ).toMatchObject({
      requestId: '181348',
    });
  });

  it.each<[string, () => unknown]>([
    ['another secret', () => aNotification({}, 'other')],
    ['no prefix', () => aNotification({ signature: hash() })],
    [
      'the old kind of signature',
      () =>
        aNotification({
          signature: createHash('sha1')
            .update(`181348APPROVED2027-01-10T10:05:00-05:00${SECRET}`)
            .digest('hex'),
        }),
    ],
    ['another session', () => aNotification({ requestId: 181_349 })],
    [
      'another status',
      () => aNotification({ status: { ...aNotification().status, status: 'REJECTED' } }),
    ],
    [
      'another date',
      () =>
        aNotification({ status: { ...aNotification().status, date: '2027-01-10T10:05:01-05:00' } }),
    ],
    ['a signature cut short', () => aNotification({ signature: `sha256:${hash().slice(2)}` })],
    ['an empty signature', () => aNotification({ signature: 'sha256:' })],
    ['no signature', () => aNotification({ signature: undefined })],
    ['no status', () => aNotification({ status: null })],
    ['nothing', () => null],
  ])('is rejected with %s', (_, body) =>
    expect(fixture.gateway.verifyNotification(body())).toBeNull(),
  );
});
