import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { addDays, today } from '@tiquete/domain';
import { findRoot } from '../../lib/findRoot';
import { createLog } from '../../lib/log';
import { openTestDatabase } from '../../testing/testDatabase';
import { type BookingRow, findBooking, type PaymentRow, readInstalments } from '../repository';
import { readBrandFiles, seedBrands } from '../../brands/seedBrands';
import { createPaymentService, type PaymentService } from '../pay/service';
import { type Checkout, createCheckout } from '../createCheckout';
import { dayBegins } from '../pay/instalments';
import { createPeopleCipher } from '../people/peopleCipher';
import type { Quote } from '../ports';
import type { Worker, WorkerOptions } from '../../effects/worker';
import { aCall, aQuote, toAnswer } from './builders';
import { createFakeGateway } from './fakeGateway';
import { createFakeProduct } from './fakeProduct';
import { createMortal, type Dies } from './mortal';

/** A process with a server and a worker. Once it is killed, none of its calls reach the database. */
export interface Replica {
  checkout: Checkout;
  payments: PaymentService;
  worker: Worker;
  isDead(): boolean;
}
export interface Traveller {
  booking: { id: string; code: string };
  pay(replica?: Replica, key?: string, pay?: 'NEXT' | 'ALL'): ReturnType<PaymentService['pay']>;
}

/** Opens a checkout with a real database, a fake supplier and gateway, and any number of processes. */
export async function openTestCheckout() {
  const { db, login, close } = await openTestDatabase();
  await seedBrands(db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  let ahead = 0;
  let readClock = () => Date.now();
  const clock = () => new Date(readClock() + ahead);
  const [gateway, product, cipher, log] = [
    createFakeGateway(),
    createFakeProduct(() => clock()),
    createPeopleCipher([randomBytes(32)]),
    createLog('silent'),
  ];

  const start = (dies: Dies = () => false, options: WorkerOptions = {}): Replica => {
    const mortal = createMortal(dies);
    const site = mortal.gateway(gateway);
    const checkout = createCheckout({
      db: mortal.database(login),
      clock,
      log,
      gateway: site,
      merchants: new Map([['andes', site]]),
      cipher,
      productIds: [product.product],
    });
    checkout.registerProduct(mortal.product(product));
    return {
      checkout,
      payments: createPaymentService(checkout),
      worker: checkout.createWorker(options),
      isDead: mortal.isDead,
    };
  };
  const first = start();

  return {
    db,
    gateway,
    product,
    cipher,
    clock,
    start,
    first,
    close,
    /** From now on, each reading of the clock is a millisecond after the one before, however long the test takes. */
    countTime(): void {
      let time = Date.now();
      readClock = () => (time += 1);
    },
    advance: (milliseconds: number) => void (ahead += milliseconds),
    /** Advances the clock to the first minutes of a day in Colombia, this many days from now. */
    wakeUpIn(days: number): void {
      const morning = dayBegins(addDays(today(clock()), days));
      ahead += morning.getTime() - clock().getTime() + 60_000;
    },
    /** Resets supplier and gateway, so that their calls succeed again. */
    reset(kind: { holds?: boolean; issues?: boolean } = {}): void {
      product.become(kind);
      Object.assign(product, {
        next: [],
        nextHolds: [],
        nextReleases: [],
        nextIssues: [],
        nextCancels: [],
        isDown: false,
      });
      Object.assign(gateway, {
        nextConfirms: [],
        nextCancels: [],
        nextRefunds: [],
        nextSessionEnds: [],
        isDown: false,
        isVague: false,
        isSilent: false,
      });
    },
    async prebook(
      over: Partial<Quote> = {},
      brandId = 'tiquete',
      userId: string | null = null,
    ): Promise<Traveller> {
      const { answer: booking } = await first.checkout.createBooking(
        aCall({ brandId, userId }),
        async () => ({ quote: aQuote(clock(), over), toAnswer }),
      );
      return {
        booking,
        async pay(replica = first, key = undefined, pay = 'NEXT') {
          const row = await findBooking(db, brandId, booking.id);
          if (!row) throw new Error('no booking');
          const call = aCall({
            brandId,
            route: 'payments',
            bodyHash: booking.id,
            ...(key && { key }),
          });
          return replica.payments.pay(call, {
            brand: { id: brandId, name: 'Tiquete', payment_methods: ['PSE', 'Visa'] },
            booking: row,
            pay,
            origin: 'http://localhost:3000',
            returnPath: '/checkout/hotel',
            ipAddress: '127.0.0.1',
            userAgent: 'test',
          });
        },
      };
    },
    booking: async (id: string, brandId = 'tiquete'): Promise<BookingRow> => {
      const row = await findBooking(db, brandId, id);
      if (!row) throw new Error('no booking');
      return row;
    },
    async stateOf(id: string) {
      return (await this.booking(id)).state;
    },
    /** Ids of the payments of a booking's instalments, in order. Null: unpaid. */
    payersOf: async (id: string) =>
      (await db.withBrand('tiquete', (tx) => readInstalments(tx, { id, brand: 'tiquete' }))).map(
        ({ paid_by }) => paid_by,
      ),
    paymentsOf: (id: string, brandId = 'tiquete') =>
      db.withBrand(brandId, (tx) =>
        tx.query<PaymentRow & { refund_reserved: number }>(
          'select * from payments where booking_id = $1 order by created_at',
          [id],
        ),
      ),
    refundsOf: (id: string) =>
      db.withBrand('tiquete', (tx) =>
        tx.query<{ state: string; reason: string; amount: number }>(
          'select state, reason, amount from refunds where booking_id = $1 order by created_at',
          [id],
        ),
      ),
    eventsOf: async (id: string) =>
      (
        await db.withBrand('tiquete', (tx) =>
          tx.query<{ code: string }>(
            'select code from booking_events where booking_id = $1 order by id',
            [id],
          ),
        )
      ).map(({ code }) => code),
    casesOf: (id: string) =>
      db.withBrand('tiquete', (tx) =>
        tx.query<{ kind: string; state: string }>(
          'select kind, state from cases where booking_id = $1 order by opened_at',
          [id],
        ),
      ),
    /** Creates a booking whose payment the gateway has approved and no worker has polled. */
    async paid(over: Partial<Quote> = {}) {
      const traveller = await this.prebook(over);
      const { reference } = await traveller.pay();
      gateway.settle(reference, 'APPROVED');
      return { ...traveller, reference };
    },
    async confirmed(over: Partial<Quote> = {}) {
      const paid = await this.paid(over);
      await this.work(2);
      return paid;
    },
    /** Ends the open work of earlier tests. */
    async forget() {
      for (const table of ['bookings', 'payments', 'refunds'])
        await db.query(`update ${table} set next_at = null where next_at is not null`);
    },
    /** Runs everything that is due now. */
    async runDue() {
      while ((await first.worker.runDue()) > 0);
    },
    /** Cancels a booking as a traveller who was shown the penalty `expected`. */
    async cancel(
      id: string,
      expected: number,
      replica = first,
      call = aCall({ route: 'cancellations', bodyHash: id }),
    ) {
      return replica.checkout.cancellations.request(call, await this.booking(id), expected);
    },
    /** Advances the clock in steps, and runs a worker after each until nothing is due. */
    async work(minutes: number, worker = first.worker, stepMs = 30_000) {
      for (let passed = 0; passed <= minutes * 60_000; passed += stepMs) {
        while ((await worker.runDue()) > 0);
        ahead += stepMs;
      }
    },
  };
}
export type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>;
