import { startTestMerchant, type TestMerchant } from '../testing/merchant';

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await startTestMerchant();
});
afterEach(() => merchant.close());

describe('giving money back', () => {
  const paidReference = async (requestId: number) =>
    (await merchant.query(requestId)).payment?.[0]?.internalReference;
  it('gives a part back, and never more than was paid', async () => {
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
  it('refuses what was never approved, and what it does not do', async () => {
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

describe('giving a part back before the banks have settled', () => {
  it('is refused, the whole is not', async () => {
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
