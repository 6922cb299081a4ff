import { randomUUID } from 'node:crypto';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { aCall, aPeople, aQuote, toAnswer } from './builders';
import { createFakeGateway } from './fakeGateway';
import { createFakeProduct } from './fakeProduct';

export type Browser = ReturnType<typeof openBrowser>;
export const ANA = { email: 'ana@viajes.test', password: 'clave-de-ana-1' };
export const LUIS = { email: 'luis@viajes.test', password: 'clave-de-luis-1' };

/** Opens the whole app for a suite, with two travellers and a gateway whose payer the test controls. */
export function openPayments() {
  const gateway = createFakeGateway();
  const running = {} as { test: TestApp };
  beforeAll(async () => {
    running.test = await startTestApp({ gateway });
    running.test.deps.sales.checkout.registerProduct(createFakeProduct());
    for (const { email, password } of [ANA, LUIS])
      await running.test.addUser('tiquete', email, password);
  }, 60_000);
  afterAll(() => running.test.close());
  const work = async () => {
    const worker = running.test.deps.sales.checkout.createWorker();
    while ((await worker.runDue()) > 0);
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const pay = (
    browser: Browser,
    bookingId: string,
    more: object = {},
    headers: Record<string, string> = key(),
  ) => browser.postJson('/api/payments', { bookingId, ...more }, headers);
  async function prebook(
    browser: Browser,
    { brandId = 'tiquete', user = null as string | null } = {},
  ): Promise<string> {
    const userId =
      user === null ? null : ((await running.test.deps.users.byEmail(brandId, user))?.id ?? null);
    const { checkout, access } = running.test.deps.sales;
    const { bookingId } = await checkout.createBooking(aCall({ brandId, userId }), async () => ({
      quote: aQuote(running.test.deps.clock(), { people: aPeople() }),
      toAnswer,
    }));
    const brand = { id: brandId } as never;
    if (userId === null)
      access.grant(
        {
          session: null,
          brand,
          cookies: { bookings: browser.jar.get('bookings') },
          protocol: 'http',
        } as never,
        {
          setCookie: (name: string, value: string) => browser.jar.store([`${name}=${value}`]),
        } as never,
        bookingId,
      );
    return bookingId;
  }
  const guest = () => openBrowser(running.test.app, 'localhost');
  return { running, gateway, guest, prebook, pay, key, work };
}
export const codeOf = (reply: Awaited<ReturnType<Browser['get']>>) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
];
