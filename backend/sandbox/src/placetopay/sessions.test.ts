import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPayment, startTestMerchant, type TestMerchant } from '../testing/merchant';

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await startTestMerchant();
});
afterEach(() => merchant.close());

describe('a session', () => {
  it('expires unpaid', async () => {
    const { requestId } = await merchant.open();
    merchant.minutesLater(31);
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'REJECTED', reason: 'EX' },
    });
    expect((await merchant.pay(requestId)).statusCode).toBe(400);
  });
  it('waits beyond its time for a bank that has not answered', async () => {
    const { requestId } = await merchant.open();
    await merchant.control('PUT', '/payments/site', { settleMs: 40 * 60_000 });
    await merchant.pay(requestId, { method: 'pse', outcome: 'pendingApprove' });
    merchant.minutesLater(35);
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'PENDING' },
      payment: [{ paymentMethod: '_PSE_', issuerName: 'Bancolombia' }],
    });
    merchant.minutesLater(6);
    expect(await merchant.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
  });
  it('allows ten rejected attempts', async () => {
    const { requestId } = await merchant.open();
    for (let attempt = 1; attempt < 10; attempt += 1)
      await merchant.pay(requestId, { outcome: 'reject' });
    expect(await merchant.query(requestId)).toMatchObject({ status: { status: 'PENDING' } });
    await merchant.pay(requestId, { outcome: 'unfunded' });
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'REJECTED', reason: 'XN' },
    });
  });
  it('waits for a cash payment until its time is over', async () => {
    const { requestId } = await merchant.open();
    await merchant.pay(requestId, { method: 'cash' });
    expect(await merchant.query(requestId)).toMatchObject({ status: { status: 'PENDING' } });
    await merchant.control('POST', `/payments/sessions/${requestId}/settle`, {});
    expect(await merchant.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
    const late = await merchant.open({ payment: { ...aPayment, reference: 'LATE' } });
    await merchant.pay(late.requestId, { method: 'cash' });
    merchant.minutesLater(31);
    expect(await merchant.query(late.requestId)).toMatchObject({
      status: { status: 'REJECTED', reason: 'EX' },
      payment: [{ status: { status: 'REJECTED' } }],
    });
  });
  it('is paid in parts where it allows them, and may end partly paid', async () => {
    const parts = { payment: { ...aPayment, allowPartial: true } };
    const { requestId } = await merchant.open(parts);
    await merchant.pay(requestId, { total: 480500 });
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'APPROVED_PARTIAL', reason: 'P0' },
    });
    await merchant.pay(requestId, { total: 1000000 });
    expect(await merchant.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
    const half = await merchant.open({ payment: { ...parts.payment, reference: 'HALF' } });
    await merchant.pay(half.requestId, { total: 480500 });
    merchant.minutesLater(31);
    expect(await merchant.query(half.requestId)).toMatchObject({
      status: { status: 'PARTIAL_EXPIRED', reason: 'PX' },
    });
    expect(await merchant.charge('HALF')).toMatchObject({ charges: 1, net: 480500 });
  });
  it('may be approved in part although it allows no parts, as in the published example', async () => {
    const { requestId } = await merchant.open();
    await merchant.pay(requestId, { outcome: 'part', total: 480500 });
    const transaction = {
      status: { status: 'APPROVED_PARTIAL' },
      amount: { from: { total: 1480500 } },
      dispersion: [
        { status: { status: 'APPROVED' }, amount: { from: { total: 480500 } } },
        { status: { status: 'REJECTED' }, amount: { from: { total: 1000000 } } },
      ],
    };
    expect(await merchant.query(requestId)).toMatchObject({
      status: { status: 'APPROVED_PARTIAL' },
      payment: [transaction],
    });
    merchant.minutesLater(31);
    const ended = await merchant.query(requestId);
    expect(ended).toMatchObject({
      status: { status: 'PARTIAL_EXPIRED' },
      payment: [transaction],
    });
    expect(await merchant.charge()).toMatchObject({ charges: 1, net: 480500 });
    const reversed = await merchant.call('/api/transaction', {
      internalReference: ended.payment?.[0]?.internalReference,
      action: 'reverse',
    });
    expect(reversed).toMatchObject({ status: 200, body: { status: { status: 'APPROVED' } } });
    expect(await merchant.charge()).toMatchObject({ net: 0 });
  });
});

it('rejects a payment that is not confirmed within its time', async () => {
  const { requestId } = await merchant.open({ metadata: { requiresConfirmation: true } });
  await merchant.pay(requestId);
  const internalReference = (await merchant.query(requestId)).payment?.[0]?.internalReference;
  merchant.minutesLater(60);
  expect(
    await merchant.call('/api/transaction', { action: 'confirm', internalReference }),
  ).toMatchObject({
    status: 400,
    body: {
      status: { reason: 'transaction_request_error', message: 'La transacción ya ha expirado' },
    },
  });
  expect(await merchant.query(requestId)).toMatchObject({
    status: { status: 'REJECTED' },
    payment: [{ status: { status: 'REJECTED' } }],
  });
});
it('survives a restart when the sandbox has a folder, and stores no card', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'payments-state-'));
  const first = await startTestMerchant({ stateDir });
  const { requestId, path } = await first.open();
  await first.submit(`${path}/card`, {
    number: '4110 7600 0000 0081',
    holder: 'Ana Ríos',
    expiry: '08/29',
    cvv: '917',
    installments: '3',
  });
  await first.close();
  const second = await startTestMerchant({ stateDir });
  expect(await second.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
  expect(
    (await second.open({ payment: { ...aPayment, reference: 'NEXT' } })).requestId,
  ).toBeGreaterThan(requestId);
  await second.close();
  expect(readFileSync(join(stateDir, 'placetopay-sessions.jsonl'), 'utf8')).not.toMatch(
    /4110 ?7600 ?0000 ?0081|\b917\b|08\/29/,
  );
});
