import { createHash } from 'node:crypto';
import type { SupplierError } from '../../lib/http-client/supplierError';
import { json, silence, htmlAnswer } from '../../lib/testing/scriptedServer';
import { aCompanysPeople } from '../../bookings/testing/builders';
import { anOpened, aPayment, aSession, aTransaction, LOGIN, SECRET } from './testing/builders';
import { NOW, scriptedGateway } from './testing/scriptedGateway';

const fixture = scriptedGateway();
const { soon, sent } = fixture;
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: SupplierError) => error.kind ?? error.name,
  );

describe('opening', () => {
  it("requests a session in the vendor's format", async () => {
    expect(await fixture.gateway.open(aPayment(), soon())).toEqual({
      requestId: '181348',
      processUrl: 'http://pagos.localhost:4100/session/181348/abc',
    });
    expect(fixture.server.requests[0]).toMatchObject({ method: 'POST', url: '/api/session' });
    const { auth, ...body } = sent();
    expect(body).toEqual({
      locale: 'es_CO',
      buyer: {
        documentType: 'CC',
        document: '1032456789',
        name: 'Ana',
        surname: 'Torres',
        email: 'ana@viajes.test',
        mobile: '+573001234567',
      },
      payment: {
        reference: 'TQABCDEFGH23-1',
        description: 'Tiquete, reserva TQABCDEFGH23',
        amount: { currency: 'COP', total: 480_000 },
        allowPartial: false,
      },
      paymentMethod: 'pse,visa,amex,efecty',
      expiration: '2027-01-10T15:20:00.000Z',
      returnUrl: aPayment().returnUrl,
      cancelUrl: aPayment().returnUrl,
      ipAddress: '127.0.0.1',
      userAgent: 'Mozilla/5.0',
      skipResult: true,
    });
    const nonce = Buffer.from(auth.nonce, 'base64').toString();
    expect(auth).toEqual({
      login: LOGIN,
      nonce: auth.nonce,
      seed: NOW.toISOString(),
      tranKey: createHash('sha256')
        .update(nonce + NOW.toISOString() + SECRET)
        .digest('base64'),
    });
  });

  it('sends NIT and razón social of a company, and its responsible person', async () => {
    await fixture.gateway.open(aPayment({ customer: aCompanysPeople().customer }), soon());
    expect(sent().buyer).toEqual({
      documentType: 'NIT',
      document: '8001972684',
      name: 'Ana',
      surname: 'Torres',
      company: 'Cafés de la Sierra 3A S.A.S.',
      email: 'ana@viajes.test',
      mobile: '+573001234567',
    });
  });

  it('signs every request with a new nonce and never sends the secret', async () => {
    await fixture.gateway.open(aPayment(), soon());
    await fixture.gateway.open(aPayment(), soon());
    const nonces = fixture.server.requests.map(({ body }) => JSON.parse(body).auth.nonce);
    expect(new Set(nonces).size).toBe(2);
    expect(fixture.server.requests.map(({ body }) => body).join()).not.toContain(SECRET);
  });

  it.each([
    [6, '123456'],
    [9, '12345678'],
    [4, '0123'],
    [7304, 'x'],
  ])(
    'leaves out the document of type %p and number %p, which cannot pay',
    async (document_type, document) => {
      await fixture.gateway.open(
        aPayment({
          customer: { ...aPayment().customer, document_type: document_type as 4, document },
        }),
        soon(),
      );
      expect(Object.keys(sent().buyer)).toEqual(['name', 'surname', 'email', 'mobile']);
    },
  );

  it.each([
    [
      'a page elsewhere',
      json(anOpened({ processUrl: 'https://evil.test/session/1' })),
      'malformed',
    ],
    [
      'a page on another port',
      json(anOpened({ processUrl: 'http://pagos.localhost:4101/session/1' })),
      'malformed',
    ],
    ['a page that is a script', json(anOpened({ processUrl: 'javascript:alert(1)' })), 'malformed'],
    ['a refusal', json(anOpened({ status: { status: 'FAILED' } })), 'rejected'],
    [
      'credentials that it does not know',
      json(
        { status: { status: 'FAILED', reason: 401, message: 'Authentication failed 102' } },
        401,
      ),
      'rejected',
    ],
    ['no requestId', json({ ...anOpened(), requestId: undefined }), 'malformed'],
    ['HTML', htmlAnswer('<html>'), 'malformed'],
    ['500', json({}, 500), 'unavailable'],
  ])('rejects %s as a session', async (_, behaviour, kind) => {
    fixture.server.behave(behaviour);
    expect(await kindOf(fixture.gateway.open(aPayment(), soon()))).toBe(kind);
  });

  it('ends at its deadline', async () => {
    fixture.server.behave(silence);
    expect(await kindOf(fixture.gateway.open(aPayment(), AbortSignal.timeout(200)))).toBe(
      'TimeoutError',
    );
  });
});

describe('the state of a session', () => {
  it.each([
    ['PENDING', aSession('PENDING'), { status: 'PENDING', captured: 0, receipt: null }],
    [
      'PENDING after a failed attempt',
      aSession('PENDING', [aTransaction('REJECTED')]),
      { status: 'PENDING', captured: 0 },
    ],
    [
      'PENDING while a bank thinks',
      aSession('PENDING', [aTransaction('PENDING')]),
      { status: 'PENDING', isProcessing: true },
    ],
    [
      'a payment that waits for our confirmation',
      aSession('PENDING', [aTransaction('PENDING_CONFIRMATION')]),
      { status: 'AUTHORIZED', captured: 0, receipt: { internalReference: '1522308575' } },
    ],
    [
      'one that lapsed',
      aSession('REJECTED', [aTransaction('REJECTED')]),
      { status: 'REJECTED', captured: 0 },
    ],
    [
      'one that we voided',
      aSession('CANCELED', [aTransaction('REJECTED')]),
      { status: 'REJECTED', captured: 0 },
    ],
    ['PENDING_CONFIRMATION', aSession('PENDING_CONFIRMATION'), { status: 'PENDING' }],
    ['a word of the future', aSession('PAUSED'), { status: 'PENDING' }],
    [
      'APPROVED',
      aSession('APPROVED', [aTransaction('REJECTED'), aTransaction()]),
      {
        status: 'APPROVED',
        captured: 480_000,
        refunded: { least: 0, most: 0 },
        amount: 480_000,
        currency: 'COP',
        reference: 'TQABCDEFGH23-1',
        receipt: {
          authorization: '000000',
          receipt: '241516',
          franchise: 'CR_VS',
          issuerName: 'BANCO DE PRUEBA',
          paymentMethodName: 'Visa',
          internalReference: '1522308575',
        },
      },
    ],
    [
      'REJECTED',
      aSession('REJECTED', [aTransaction('REJECTED')]),
      { status: 'REJECTED', captured: 0 },
    ],
    [
      'APPROVED_PARTIAL',
      aSession('APPROVED_PARTIAL', [
        aTransaction('APPROVED', { amount: { to: { currency: 'COP', total: 100 } } }),
      ]),
      { status: 'PENDING', captured: 100 },
    ],
    [
      'PARTIAL_EXPIRED',
      aSession('PARTIAL_EXPIRED', [
        aTransaction('APPROVED', { amount: { to: { currency: 'COP', total: 100 } } }),
      ]),
      { status: 'REJECTED', captured: 100 },
    ],
    [
      'PARTIAL_EXPIRED whose transaction keeps the word of before',
      aSession('PARTIAL_EXPIRED', [
        aTransaction('APPROVED_PARTIAL', { amount: { to: { currency: 'COP', total: 100 } } }),
      ]),
      { status: 'REJECTED', captured: 100 },
    ],
    [
      'a word of the future over money that was taken',
      aSession('PAUSED', [
        aTransaction('APPROVED_PARTIAL', { amount: { to: { currency: 'COP', total: 100 } } }),
      ]),
      { status: 'PENDING', captured: 100 },
    ],
    [
      'a refund, of which they say no amount',
      aSession('APPROVED', [aTransaction('APPROVED', { refunded: true })]),
      { status: 'APPROVED', captured: 480_000, refunded: { least: 1, most: 480_000 } },
    ],
    ['amounts as text', aSession('PENDING', null, '480000.00'), { amount: 480_000 }],
  ])('reads %s', async (_, answer, state) => {
    fixture.server.behave(json(answer));
    expect(await fixture.gateway.query('181348', soon())).toMatchObject(state);
    expect(fixture.server.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/session/181348',
    });
  });

  it.each([
    ['centavos', aSession('PENDING', null, 480_000.5)],
    ['centavos as text', aSession('PENDING', null, '480000.50')],
    ['another session', { ...aSession('PENDING'), requestId: 2 }],
    ['no request', { ...aSession('APPROVED'), request: undefined }],
  ])('rejects %s', async (_, answer) => {
    fixture.server.behave(json(answer));
    expect(await kindOf(fixture.gateway.query('181348', soon()))).toBe('malformed');
  });

  it('escapes the session id in the address', async () => {
    fixture.server.behave(json(aSession('PENDING')));
    await kindOf(fixture.gateway.query('../transaction', soon()));
    expect(fixture.server.requests.at(-1)?.url).toBe('/api/session/..%2Ftransaction');
  });
});
