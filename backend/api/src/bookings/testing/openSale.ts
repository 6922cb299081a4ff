import { randomUUID } from 'node:crypto';
import type { Cart, OptionalSearch } from '@tiquete/contracts';
import { openBrowser } from '../../testing/browser';
import { startTestApp } from '../../testing/testApp';
import { createRefund } from '../repository';
import type { Quote } from '../ports';
import { aCall, aQuote, toAnswer } from './builders';
import { createFakeGateway } from './fakeGateway';
import { createFakeProduct } from './fakeProduct';
import { createFakeProvider } from './fakeProvider';

/** A hotel that our transfers reach. */
export const CARTAGENA = {
  hotel: { name: 'Casa del Mar', geo: { latitude: 10.4239, longitude: -75.5505 } },
};
const EMAIL = 'ana@viajes.test';

/** The whole app with a gateway, a product and a second provider that the test controls. Ana is signed in. */
export async function openSale() {
  const gateway = createFakeGateway();
  const test = await startTestApp({ gateway });
  const [product, provider] = [createFakeProduct(), createFakeProvider()];
  const { checkout, extras } = test.deps.sales;
  checkout.registerProduct(product);
  extras.registerProvider(provider);
  await test.addUser('tiquete', EMAIL, 'clave-de-ana-1');
  const ana = openBrowser(test.app, 'localhost');
  await ana.signIn(EMAIL, 'clave-de-ana-1');
  const userId = (await test.deps.users.byEmail('tiquete', EMAIL))?.id ?? null;
  const worker = checkout.createWorker();
  const inBrand = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    test.deps.db.withBrand('tiquete', (tx) => tx.query<Row>(sql, values));
  const read = <T>(reply: { json(): unknown }) => reply.json() as T;

  const sale = {
    test,
    ana,
    gateway,
    product,
    provider,
    worker,
    inBrand,
    async book(over: Partial<Quote> = {}): Promise<{ id: string; code: string }> {
      const { answer } = await checkout.createBooking(aCall({ userId }), async () => ({
        quote: aQuote(test.deps.clock(), { snapshot: CARTAGENA, ...over }),
        toAnswer,
      }));
      return answer;
    },
    search: async (bookingId: string) =>
      read<{ data: OptionalSearch; warnings?: unknown[] }>(
        await ana.call('POST optionals/searchs', { bookingId }),
      ),
    put: (bookingId: string, codes: readonly string[], version = 0) =>
      ana.call('PUT optionals/cart/update', {
        bookingId,
        cart_version: version,
        items: codes.map((code) => ({
          code,
          quantity: 1,
          passenger_ids: code.startsWith('FAKE') ? ['1'] : [],
        })),
      }),
    /** Makes a booking with these extras in its cart. */
    async choose(
      codes: readonly string[],
      over: Partial<Quote> = {},
    ): Promise<{ id: string; code: string; cart: Cart }> {
      const booking = await sale.book(over);
      await sale.search(booking.id);
      const reply = await sale.put(booking.id, codes);
      return { ...booking, cart: read<{ data: { cart: Cart } }>(reply).data.cart };
    },
    openPayment: (bookingId: string) =>
      ana.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() }),
    async pay(booking: { id: string }): Promise<void> {
      const { reference } = (await sale.openPayment(booking.id)).json().data;
      gateway.settle(reference, 'APPROVED');
      test.advance(4000);
      await ana.get(`/api/payments/${reference}`);
    },
    async buy(codes: readonly string[]) {
      const booking = await sale.choose(codes);
      await sale.pay(booking);
      return booking;
    },
    detail: async (id: string) => (await ana.get(`/api/bookings/${id}`)).json().data,
    stateOf: async (id: string): Promise<string> =>
      (await inBrand<{ state: string }>('select state from bookings where id = $1', [id]))[0]
        ?.state ?? '',
    statesOf: async (id: string) =>
      (
        await inBrand<{ state: string }>(
          'select state from booking_optionals where booking_id = $1 order by reference',
          [id],
        )
      ).map(({ state }) => state),
    refundsOf: (id: string) =>
      inBrand<{ reason: string; amount: number }>(
        'select reason, amount from refunds where booking_id = $1 order by amount',
        [id],
      ),
    /** Refunds a part of the booking's payment as an operator does, in whole pesos. */
    giveBack: (id: string, amount: number) =>
      test.deps.db.withBrand('tiquete', async (tx) => {
        const [payment] = await tx.query<{ id: string }>(
          'select paid_with as id from bookings where id = $1',
          [id],
        );
        if (!payment) throw new Error('No payment was made.');
        const paid = { id: payment.id, brand: 'tiquete', booking_id: id };
        const at = test.deps.clock();
        await createRefund(tx, paid, { reason: 'OPERATOR', amount, at, key: String(amount) });
      }),
    soldOn: async (service: string, day: string) =>
      (
        await inBrand<{ sold: number }>(
          'select sold from transfer_days where service = $1 and day = $2',
          [service, day],
        )
      )[0]?.sold ?? 0,
    openCases: async () =>
      (
        await inBrand<{ kind: string }>(
          "select kind from cases where state = 'OPEN' order by opened_at",
        )
      ).map(({ kind }) => kind),
    /** Runs a worker until no work is due, repeatedly, while time passes. */
    async work(minutes = 0): Promise<void> {
      for (let passed = 0; passed <= minutes * 60_000; passed += 30_000) {
        while ((await worker.runDue()) > 0);
        if (minutes > 0) test.advance(30_000);
      }
    },
  };
  return sale;
}
export type OpenSale = Awaited<ReturnType<typeof openSale>>;
