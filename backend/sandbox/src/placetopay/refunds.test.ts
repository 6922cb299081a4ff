import { startTestMerchant, type TestMerchant } from '../testing/merchant';

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await startTestMerchant();
});
afterEach(() => merchant.close());

describe('refunds', () => {
  const paidReference = async (requestId: number) =>
    (await merchant.query(requestId)).payment?.[0]?.internalReference;
  it('return a part, and never more than was paid', async () => {
    const { requestId } = await merchant.open();
    await merchant.pay(requestId);
    const part = (total: number) =>
      paidReference(requestId).then((internalReference) =>
        merchant.call('/api/transaction', {
          action: 'reverse',
          internalReference,
          amount: { currency: 'COP', total },
        }),
      );
    expect((await part(480500)).status).toBe(200);
    expect((await part(1000001)).status).toBe(400);
    expect((await part(1000000)).status).toBe(200);
    expect(await merchant.charge()).toMatchObject({ net: 0 });
  });
  it('are rejected for payments that were not approved, and for other actions', async () => {
    const { requestId } = await merchant.open();
    await merchant.pay(requestId, { outcome: 'reject' });
    const internalReference = await paidReference(requestId);
    expect(
      (await merchant.call('/api/transaction', { action: 'reverse', internalReference })).status,
    ).toBe(400);
    expect(
      await merchant.call('/api/transaction', { action: 'confirm', internalReference }),
    ).toMatchObject({
      status: 400,
      body: { status: { message: expect.stringContaining('[confirm]') } },
    });
    expect(
      (await merchant.call('/api/transaction', { action: 'reverse', internalReference: 7 })).status,
    ).toBe(404);
  });
});

describe('refunds before the banks have settled', () => {
  it('are rejected for a part and accepted for the whole', async () => {
    const early = await startTestMerchant({ site: { partialAfterMs: 3_600_000 } });
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
