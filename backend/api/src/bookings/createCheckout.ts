import { askAgain } from './pay/askAgain';
import { type Cancellations, createCancellations } from './cancel/createCancellations';
import { createBookingCreator } from './create/createBooking';
import { type CheckoutDeps, createEngine, type Engine } from './engine';
import { createKeyedCalls, type KeyedCalls } from './create/keyedCalls';
import type { CreateBooking, ProductModule } from './ports';
import { checkoutWork } from './checkoutWork';
import { createWorker, type Worker, type WorkerOptions, type WorkSource } from '../effects/worker';

export interface Checkout {
  engine: Engine;
  keyed: KeyedCalls;
  /** @throws Error when the product has a module already */
  registerProduct(module: ProductModule): void;
  /**
   * Creates an unpaid booking, once per key. `prepare` checks and prices it. An AppError of it frees the key.
   * @throws AppError IDEMPOTENCY_KEY_MISSING, INVALID_FORMAT, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, DUPLICATE_BOOKING,
   *   and the errors of `prepare`
   */
  createBooking: CreateBooking;
  cancellations: Cancellations;
  /** Makes the steps, payments and refunds of a booking that wait for an outside answer due now. */
  askAgain: typeof askAgain;
  /** Before a worker is created. */
  registerWork(work: WorkSource): void;
  createWorker(options?: WorkerOptions): Worker;
}

/** Creates the checkout. It knows no product and no gateway by name. */
export function createCheckout(deps: CheckoutDeps): Checkout {
  const engine = createEngine(deps);
  const keyed = createKeyedCalls(deps.db, deps.clock);
  const work = checkoutWork(engine);
  return {
    engine,
    keyed,
    registerProduct(module) {
      if (engine.products.has(module.product))
        throw new Error(`${module.product} has a module already.`);
      engine.products.set(module.product, module);
    },
    createBooking: createBookingCreator(engine, keyed),
    cancellations: createCancellations(engine, keyed),
    askAgain,
    registerWork: (source) => void work.push(source),
    createWorker: (options) => createWorker({ ...engine, sources: work }, options),
  };
}
