import { aSessionRequest, startMerchant, type Merchant } from './testing/merchant';

let shop: Merchant;
beforeEach(async () => {
  shop = await startMerchant();
});
afterEach(() => shop.close());

describe('the confirmation flow', () => {
  const asked = { metadata: { requiresConfirmation: true } };
  const begin = async (outcome = 'approve', method = 'card') => {
    const { requestId, path } = await shop.open(asked);
    await shop.pay(requestId, { outcome, method });
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
    expect(await shop.charge()).toMatchObject({ charges: 0, net: 0 });
    // The payer is sent back; a second payment is impossible meanwhile.
    expect(await shop.payments.inject({ url: path })).toMatchObject({
      statusCode: 303,
      headers: { location: aSessionRequest().returnUrl },
    });
    expect((await shop.pay(requestId, {})).statusCode).toBe(400);
    expect(await act('confirm', internalReference)).toMatchObject({
      status: 200,
      body: { status: { status: 'APPROVED' }, payment: { internalReference } },
    });
    expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
    expect(await shop.charge()).toMatchObject({ charges: 1, net: 1480500 });
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
    expect(await shop.charge()).toMatchObject({ charges: 0 });
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
