import { openBrowser } from '../../testing/browser';
import { codeOf, openPayments } from '../testing/openPayments';

const { running, gateway, guest, prebook, pay, work } = openPayments();

describe('notifications', () => {
  const notify = (body: object, headers: Record<string, string> = {}, host = 'localhost') =>
    openBrowser(running.test.app, host).postJson('/api/payments/notifications', body, headers);

  it('without a signature are rejected', async () => {
    expect(codeOf(await notify({ requestId: 1 }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(codeOf(await notify([]))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('are accepted from other origins and on any brand’s host, and only make the worker query the gateway', async () => {
    const browser = guest();
    const bookingId = await prebook(browser);
    const { reference, requestId } = (await pay(browser, bookingId)).json().data;
    const lie = await notify(
      { requestId, signature: 'a', status: { status: 'APPROVED' } },
      { origin: 'https://pagos.test', 'sec-fetch-site': 'cross-site' },
      'andes.localhost',
    );
    expect(lie.statusCode).toBe(200);
    await work();
    expect((await browser.get(`/api/payments/${reference}`)).json().data.status).toBe('PENDING');
  });

  const EVENTS = ['PENDING', 'REJECTED', 'APPROVED'] as const;
  const orders = EVENTS.flatMap((a) =>
    EVENTS.flatMap((b) => EVENTS.map((c) => [a, b, c] as const)),
  );
  it.each(orders)(
    "in the order %s, %s, %s, each twice, end in the gateway's state",
    async (...order) => {
      const browser = guest();
      const bookingId = await prebook(browser);
      const { reference, requestId } = (await pay(browser, bookingId)).json().data;
      gateway.settle(reference, 'APPROVED');
      for (const status of order) {
        const body = { requestId, signature: `sha256:${status}`, status: { status } };
        await Promise.all([notify(body), notify(body)]);
        if (status !== 'PENDING') await work();
      }
      await work();
      const { status, booking } = (await browser.get(`/api/payments/${reference}`)).json().data;
      expect([status, booking.status]).toEqual(['APPROVED', 'OK']);
      const events = (await browser.get(`/api/bookings/${bookingId}`))
        .json()
        .data.events.map(({ code }: { code: string }) => code);
      expect(events.filter((code: string) => code === 'PAYMENT_APPROVED')).toHaveLength(1);
      const notifications = await running.test.deps.db.withBrand('tiquete', (tx) =>
        tx.query(
          'select signature from payment_notifications n join payments p on p.id = n.payment_id where p.reference = $1',
          [reference],
        ),
      );
      expect(notifications).toHaveLength(new Set(order).size);
    },
  );
});

it('logs nothing of the travellers', () => {
  expect(running.test.logged()).not.toMatch(/1032456789|3001234567|Torres|secret-rate-key/);
});
