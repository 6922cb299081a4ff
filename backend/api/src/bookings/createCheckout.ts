import { createCancellations } from './cancel/createCancellations';
import { createBookingCreator } from './create/createBooking';
import { type CheckoutDeps, createEngine, type Engine } from './engine';
import { createKeyedCalls } from './create/keyedCalls';
import type { ProductModule } from './ports';
import { createWorker, type Worker, type WorkerOptions, type WorkSource } from '../effects/worker';
import { stepsOf } from '../effects/stepsOf';
import {
  leasedBookings,
  leasedPayments,
  leasedRefunds,
  makePaymentsDue,
  makeRefundsDue,
  makeUnresolvedDue,
} from './repository';
import { stepRefund } from './steps/stepRefund';
import { stepBooking } from './steps/stepBooking';
import { stepPayment } from './steps/stepPayment';
import type { Tx } from '../db/database';

/** Work of the checkout: the next step of each booking, payment and refund. */
const checkoutWork = (engine: Engine): WorkSource[] => [
  stepsOf(engine, {
    kind: 'booking',
    rows: leasedBookings,
    bookingOf: ({ id }) => id,
    step: (booking, lease) => stepBooking(engine, booking, lease),
  }),
  stepsOf(engine, {
    kind: 'payment',
    rows: leasedPayments,
    bookingOf: ({ booking_id }) => booking_id,
    step: (payment, lease) => stepPayment(engine, payment, lease),
  }),
  stepsOf(engine, {
    kind: 'refund',
    rows: leasedRefunds,
    bookingOf: ({ booking_id }) => booking_id,
    step: (refund, lease) => stepRefund(engine, refund, lease),
  }),
];

/** Creates the checkout. It knows no product and no gateway by name. */
export function createCheckout(deps: CheckoutDeps) {
  const engine = createEngine(deps);
  const keyed = createKeyedCalls(deps.db, deps.clock);
  const work = checkoutWork(engine);
  return {
    engine,
    keyed,
    /** Registers a product. @throws Error when the product has a module already */
    registerProduct(module: ProductModule) {
      if (engine.products.has(module.product))
        throw new Error(`${module.product} has a module already.`);
      engine.products.set(module.product, module);
    },
    /**
     * Creates an unpaid booking, once per key. `prepare` checks and prices it. An AppError of it frees the key.
     * @throws AppError IDEMPOTENCY_KEY_MISSING, INVALID_FORMAT, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, DUPLICATE_BOOKING,
     *   and the errors of `prepare`
     */
    createBooking: createBookingCreator(engine, keyed),
    cancellations: createCancellations(engine, keyed),
    repeatQueries,
    /** Adds a kind of work. Call it before a worker is created. */
    registerWork: (source: WorkSource): void => void work.push(source),
    createWorker: (options?: WorkerOptions): Worker =>
      createWorker({ ...engine, sources: work }, options),
  };
}
export type Checkout = ReturnType<typeof createCheckout>;

/**
 * Makes the steps, payments and refunds of a booking that wait for an outside answer due now. Returns false when there are
 * none.
 */
async function repeatQueries(
  tx: Tx,
  brandId: string,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const booking = { id: bookingId, brand: brandId };
  const isBookingDue = await makeUnresolvedDue(tx, booking, at);
  const arePaymentsDue = await makePaymentsDue(tx, booking, at);
  const areRefundsDue = await makeRefundsDue(tx, booking, at);
  return isBookingDue || arePaymentsDue || areRefundsDue;
}
