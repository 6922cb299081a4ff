import { aPayment, startTestMerchant, type TestMerchant } from '../../testing/merchant';
import { testCards } from '../cards';

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await startTestMerchant();
});
afterEach(() => merchant.close());

const RETURN = 'http://localhost:3000/checkout/hotel?ref=1';
const aCard = {
  number: '4110 7600 0000 0081',
  holder: 'Ana Ríos',
  expiry: '08/29',
  cvv: '123',
  installments: '12',
};
const see = (path: string) => merchant.payments.inject(path);
const status = async (requestId: number) => (await merchant.query(requestId)).status;

describe('the hosted page', () => {
  it('offers and accepts only the payment methods of the session', async () => {
    const { path } = await merchant.open({ paymentMethod: 'visa,pse' });
    const { body } = await see(path);
    expect(body).toContain('<small>Visa</small>');
    expect(body).toContain('PSE');
    expect(body).not.toMatch(/Efectivo|Mastercard|Diners/);
    expect((await merchant.submit(`${path}/cash`, {})).statusCode).toBe(400);
    const master = { ...aCard, number: '5367 6800 0000 0005' };
    expect((await merchant.submit(`${path}/card`, master)).statusCode).toBe(422);
  });
  it('shows amount and payee, without scripts and with a policy that blocks them', async () => {
    const { path } = await merchant.open({
      payment: { ...aPayment, description: '<b>Hotel</b> & playa' },
    });
    const page = await see(path);
    expect(page.statusCode).toBe(200);
    for (const words of [
      '$ 1.480.500',
      'TQ7K2M9XPA',
      'Tiquete',
      '&lt;b&gt;Hotel&lt;/b&gt; &amp; playa',
      'Ana Ríos',
      'hasta las 12:30',
    ])
      expect(page.body.replace(/\s/g, ' ')).toContain(words);
    expect(page.body).not.toMatch(/<script|style="|onclick/);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.headers['cache-control']).toBe('no-store');
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
    expect((await see(style)).headers['content-type']).toContain('text/css');
  });
  it('requires the secret of its address', async () => {
    const { path } = await merchant.open();
    const unknownSession = await see(path.replace(/.{6}$/, 'aaaaaa'));
    expect([unknownSession.statusCode, unknownSession.body]).toEqual([
      404,
      expect.stringContaining('Esta página de pago no existe'),
    ]);
    expect(
      (await merchant.submit(`${path.replace(/.{6}$/, 'aaaaaa')}/card`, aCard)).statusCode,
    ).toBe(404);
  });
  it('rejects a form that was submitted from another site', async () => {
    const { requestId, path } = await merchant.open();
    expect(
      (
        await merchant.submit(
          `${path}/simulate`,
          { outcome: 'approve' },
          { origin: 'https://evil.example' },
        )
      ).statusCode,
    ).toBe(403);
    expect(await status(requestId)).toMatchObject({ status: 'PENDING' });
  });
});

describe('a card', () => {
  it('pays in instalments and returns to the merchant', async () => {
    const { requestId, path } = await merchant.open();
    const sent = await merchant.submit(`${path}/card`, aCard, { origin: 'http://pagos.localhost' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, RETURN]);
    expect(await status(requestId)).toMatchObject({ status: 'APPROVED' });
    expect((await see(path)).headers.location).toBe(RETURN);
  });
  it('shows a receipt first, unless the merchant skips it', async () => {
    const { path } = await merchant.open({ skipResult: false });
    expect((await merchant.submit(`${path}/card`, aCard)).headers.location).toBe(path);
    const page = await see(path);
    expect(page.body).toContain('Pago aprobado');
    expect(page.body).toContain(`href="${RETURN}"`);
  });
  it('names errors at the fields, and leaves no card number on the page', async () => {
    const { requestId, path } = await merchant.open();
    const page = await merchant.submit(`${path}/card`, {
      ...aCard,
      number: '4539 1488 0343 6467',
      expiry: '10/26',
      cvv: '1',
      holder: ' ',
    });
    expect(page.statusCode).toBe(422);
    for (const name of ['number', 'holder', 'expiry', 'cvv'])
      expect(page.body).toContain(`id="card-${name}-error"`);
    expect(page.body).toContain('role="alert"');
    expect(page.body).not.toMatch(/0343 ?6467|\b6467\b/);
    expect(await merchant.query(requestId)).toMatchObject({ payment: null });
  });
  it.each(testCards)('$number: $outcome', async ({ number, outcome }) => {
    const { requestId, path } = await merchant.open();
    await merchant.submit(`${path}/card`, { ...aCard, number });
    const expected = {
      approve: 'APPROVED',
      reject: 'REJECTED',
      unfunded: 'REJECTED',
      pendingApprove: 'PENDING',
      pendingReject: 'PENDING',
    }[outcome];
    expect((await merchant.query(requestId)).payment?.[0]?.status.status).toBe(expected);
  });
  it('that is declined may be replaced by another one, or not', async () => {
    const { requestId, path } = await merchant.open();
    expect(
      (await merchant.submit(`${path}/card`, { ...aCard, number: '4110760000000016' })).headers
        .location,
    ).toBe(path);
    const page = await see(path);
    expect(page.body).toContain('El pago fue rechazado');
    expect(page.body).toContain('Te quedan 9 intentos.');
    expect((await merchant.submit(`${path}/finish`, {})).headers.location).toBe(RETURN);
    expect(await status(requestId)).toMatchObject({ status: 'REJECTED' });
  });
  it('has the outcome of a staged fault', async () => {
    const { requestId, path } = await merchant.open();
    await merchant.control('POST', '/faults', { target: 'paymentPage', mode: 'reject', times: 1 });
    await merchant.submit(`${path}/card`, aCard);
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'PENDING' },
      payment: [{ status: { status: 'REJECTED' } }],
    });
  });
});

describe('the other payment methods', () => {
  it('PSE waits for the bank, polls, and then returns to the merchant', async () => {
    const { requestId, path } = await merchant.open();
    expect(
      (await merchant.submit(`${path}/pse`, { bank: '', answer: 'pendingApprove' })).body,
    ).toContain('id="pse-bank-error"');
    await merchant.submit(`${path}/pse`, { bank: '1051', answer: 'pendingApprove' });
    const page = await see(path);
    expect(page.body).toMatch(/<noscript><meta http-equiv="refresh"/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await see(`${path}/estado`)).body).toBe('pendiente');
    expect(page.body).toContain(`href="${RETURN}"`);
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'PENDING' },
      payment: [{ issuerName: 'Davivienda' }],
    });
    merchant.clock.now = new Date(merchant.clock.now.getTime() + 7000);
    expect((await see(path)).headers.location).toBe(RETURN);
    expect(await status(requestId)).toMatchObject({ status: 'APPROVED' });
  });
  it('cash shows a number for the payment', async () => {
    const { requestId, path } = await merchant.open();
    await merchant.submit(`${path}/cash`, {});
    expect((await see(path)).body).toMatch(/class="voucher">\d{10}</);
    await merchant.control('POST', `/payments/sessions/${requestId}/settle`, {});
    expect(await status(requestId)).toMatchObject({ status: 'APPROVED' });
  });
  it.each([
    ['approve', 'APPROVED'],
    ['reject', 'REJECTED'],
    ['pending', 'PENDING'],
  ])('simulates %s', async (outcome, expected) => {
    const { requestId, path } = await merchant.open();
    expect((await merchant.submit(`${path}/simulate`, { outcome })).headers.location).toBe(RETURN);
    expect(await status(requestId)).toMatchObject({ status: expected });
  });
  it('sends a payer who leaves to the address that the merchant gave', async () => {
    const { requestId, path } = await merchant.open();
    expect((await merchant.submit(`${path}/cancel`, {})).headers.location).toBe(
      'http://localhost:3000/cancelado',
    );
    expect(await status(requestId)).toMatchObject({ status: 'REJECTED', reason: '?C' });
  });
  it('lets the payer enter a part of the amount where the merchant allows it', async () => {
    const { requestId, path } = await merchant.open({
      payment: { ...aPayment, allowPartial: true },
    });
    expect((await merchant.submit(`${path}/card`, { ...aCard, part: '9.000.000' })).body).toContain(
      'id="card-part-error"',
    );
    await merchant.submit(`${path}/card`, { ...aCard, part: '480.500' });
    expect(await status(requestId)).toMatchObject({ status: 'APPROVED_PARTIAL' });
    expect((await see(path)).body).toContain('Falta por pagar');
  });
});
