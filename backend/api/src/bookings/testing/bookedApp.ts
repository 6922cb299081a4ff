import { randomUUID } from 'node:crypto';
import { addDays, today } from '@tiquete/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openBrowser } from '../../testing/browser';
import { startTestApp, TEST_KEY } from '../../testing/testApp';
import type { Quote } from '../ports';
import { aCall, aQuote, toAnswer } from './builders';
import { createFakeGateway } from './fakeGateway';
import { createFakeProduct } from './fakeProduct';
import { createBookingAccess } from '../view/access';

const PASSWORD = 'clave-de-viaje-1';
export type Browser = ReturnType<typeof openBrowser>;

/** The whole app with a supplier and a gateway that the test controls, and a worker that runs on demand. */
export async function startBookedApp() {
  const [gateway, product] = [createFakeGateway(), createFakeProduct()];
  const test = await startTestApp({ gateway });
  const { checkout } = test.deps.sales;
  checkout.registerProduct(product);
  const worker = checkout.createWorker();
  const start = today(test.deps.clock());

  const browserOf = async (email: string, brandId = 'tiquete'): Promise<Browser> => {
    const browser = openBrowser(test.app, brandId === 'andes' ? 'andes.localhost' : 'localhost');
    if ((await test.deps.users.byEmail(brandId, email)) === undefined)
      await test.addUser(brandId, email, PASSWORD);
    await browser.signIn(email, PASSWORD);
    return browser;
  };
  const app = {
    ...test,
    gateway,
    product,
    browserOf,
    day: (days: number) => addDays(start, days),
    /** Opens a browser without a session that has just made this booking. */
    guestOf(bookingId: string): Browser {
      const browser = openBrowser(test.app, 'localhost');
      const request = {
        brand: { id: 'tiquete' },
        session: null,
        cookies: {},
        protocol: 'http',
      } as unknown as FastifyRequest;
      const setCookie = (name: string, value: string) => browser.jar.store([`${name}=${value}`]);
      createBookingAccess([TEST_KEY], test.deps.clock).grant(
        request,
        { setCookie } as unknown as FastifyReply,
        bookingId,
      );
      return browser;
    },
    /**
     * Creates an unpaid booking, for a guest when `email` is null. The trip is in 30 days; cancelling is free until three
     * days before, then half the price.
     */
    async book(
      email: string | null,
      over: Partial<Quote> = {},
    ): Promise<{ id: string; code: string }> {
      const userId =
        email === null ? null : ((await test.deps.users.byEmail('tiquete', email))?.id ?? null);
      test.advance(1000);
      const quote = aQuote(test.deps.clock(), {
        dateFrom: app.day(30),
        dateTo: app.day(32),
        cancellation: app.terms(27),
        ...over,
      });
      return (await checkout.createBooking(aCall({ userId }), async () => ({ quote, toAnswer })))
        .answer;
    },
    /** Terms: free until the end of this day, then half the price, and all of it from the day of arrival. */
    terms: (freeDays: number): Quote['cancellation'] => ({
      refundable: true,
      free_until: `${app.day(freeDays)}T23:59:00-05:00`,
      timeline: [
        { from: null, refund_amount: 480_000, penalty_amount: 0, penalty_porcent: 0 },
        {
          from: `${app.day(freeDays)}T23:59:00-05:00`,
          refund_amount: 240_000,
          penalty_amount: 240_000,
          penalty_porcent: 50,
        },
        {
          from: `${app.day(30)}T00:00:00-05:00`,
          refund_amount: 0,
          penalty_amount: 480_000,
          penalty_porcent: 100,
        },
      ],
    }),
    async pay(browser: Browser, bookingId: string): Promise<void> {
      const opened = await browser.postJson(
        '/api/payments',
        { bookingId },
        { 'idempotency-key': randomUUID() },
      );
      gateway.settle(opened.json().data.reference, 'APPROVED');
      await app.work();
    },
    /** Runs the worker until nothing is due, for these minutes of the clock. */
    async work(minutes = 3): Promise<void> {
      for (let passed = 0; passed <= minutes; passed += 0.5) {
        while ((await worker.runDue()) > 0);
        test.advance(30_000);
      }
    },
    simulate: (browser: Browser, id: string) =>
      browser.postJson(`/api/bookings/${id}/cancellations`, { mode: 'SIMULATION' }),
    cancel: (
      browser: Browser,
      id: string,
      penalty: number,
      key: string = randomUUID(),
      more: object = {},
    ) =>
      browser.postJson(
        `/api/bookings/${id}/cancellations`,
        { mode: 'CANCELLATION', expected_penalty: penalty, ...more },
        { 'idempotency-key': key },
      ),
    detail: async (browser: Browser, id: string) =>
      (await browser.get(`/api/bookings/${id}`)).json().data,
  };
  return app;
}
export type BookedApp = Awaited<ReturnType<typeof startBookedApp>>;
