import * as fc from 'fast-check';
import { aCall } from './builders';
import type { Moment } from './mortal';
import type { Traveller, TestCheckout } from './testCheckout';

/** Milliseconds to advance, longer than the work of a run takes. */
export const PAYABLE_MS = 6 * 3_600_000;

/** Simplified model of a booking, without leases, look-ups and intermediate states. */
export interface SaleModel {
  state: 'PAYABLE' | 'WAITING' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
  /** Outcome of the traveller's last payment page: paid, declined or neither. Null: there is none. */
  page: 'open' | 'approved' | 'declined' | null;
  /** The supplier's next answer. */
  next: 'CONFIRMED' | 'WAITING' | 'REJECTED';
  /** True when the next call is lost before it reaches the supplier. */
  isLostBefore: boolean;
}
export interface Real {
  test: TestCheckout;
  traveller: Traveller;
  reference: string | null;
}
type Step = fc.AsyncCommand<SaleModel, Real>;

/** Applies a payment to the model, and then the supplier's answer. */
function learn(model: SaleModel): void {
  if (model.page !== 'approved') return;
  if (model.state === 'PAYABLE' || model.state === 'EXPIRED') model.state = model.next;
  model.next = 'CONFIRMED';
  model.isLostBefore = false;
  model.page = null;
}
const stands = ({ state }: SaleModel): boolean => state === 'CONFIRMED' || state === 'WAITING';
const whyNot = (model: SaleModel): string => {
  if (stands(model)) return 'ALREADY_PAID';
  return model.state === 'REJECTED' ? 'BOOKING_REJECTED' : 'BOOKING_EXPIRED';
};
const stateOf = async ({ test, traveller }: Real) =>
  (await test.booking(traveller.booking.id)).state;
const paidOf = ({ test, traveller }: Real) => test.gateway.netOf(traveller.booking.code);
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code: string }) => error.code,
  );

const notifyAll = async ({ test, traveller }: Real) => {
  for (const { requestId, request } of test.gateway.sessions) {
    if (request.reference.startsWith(traveller.booking.code))
      await test.first.payments.notify({ requestId, signature: 's' });
  }
};
const SHOWN = {
  PAYABLE: ['CREATED', 'AWAITING_PAYMENT'],
  WAITING: ['WAITING'],
  CONFIRMED: ['CONFIRMED'],
  REJECTED: ['REJECTED'],
  EXPIRED: ['EXPIRED'],
  CANCELLED: ['CANCELLED'],
};
/** Asserts that supplier, gateway and database match the model once nothing is due. */
async function settle(model: SaleModel, real: Real, isOver = false): Promise<void> {
  await notifyAll(real);
  await real.test.work(6, real.test.start().worker);
  learn(model);
  if (isOver && model.state === 'PAYABLE') model.state = 'EXPIRED';
  const {
    test,
    traveller: { booking },
  } = real;
  const isSold = stands(model);
  expect(SHOWN[model.state]).toContain(await stateOf(real));
  expect([test.product.booked.get(booking.code)?.length ?? 0, paidOf(real)]).toEqual(
    isSold ? [1, 480_000] : [0, 0],
  );
}
/** Finishes the run's work, which would otherwise consume the supplier's answers of the next run. */
export async function tidyUp(real: Real): Promise<void> {
  await notifyAll(real);
  await real.test.work(6, real.test.start().worker);
}
const step = (
  name: string,
  check: (model: SaleModel) => boolean,
  run: (model: SaleModel, real: Real) => Promise<void>,
): Step => ({ check, run, toString: () => name });
const always = () => true;

const pay = step('pay', always, async (model, real) => {
  const opened = await real.traveller
    .pay(real.test.start())
    .catch((error: { code: string }) => error.code);
  // The open page is queried first, because it may have been paid, even late.
  if (model.page === 'approved')
    return expect(['ALREADY_PAID', 'BOOKING_EXPIRED']).toContain(opened);
  if (model.state !== 'PAYABLE') return expect(opened).toBe(whyNot(model));
  if (typeof opened === 'string') throw new Error(opened);
  expect(opened.reference === real.reference).toBe(model.page === 'open');
  real.reference = opened.reference;
  model.page = 'open';
});
const onThePage = (answer: 'approved' | 'declined') =>
  step(
    answer,
    ({ page }) => page === 'open',
    async (model, { test, reference }) => {
      test.gateway.settle(reference ?? '', answer === 'approved' ? 'APPROVED' : 'REJECTED');
      model.page = answer;
    },
  );
const refuse = step(
  'supplier will refuse',
  ({ state }) => state === 'PAYABLE' || state === 'EXPIRED',
  async (model, { test }) => {
    test.product.next = ['sold-out'];
    model.next = 'REJECTED';
    model.isLostBefore = false;
  },
);
const delay = (turn: 'waiting' | 'waiting-lost') =>
  step(
    `supplier will be ${turn}`,
    ({ next, state }) => next === 'CONFIRMED' && state === 'PAYABLE',
    async (model, { test }) => {
      test.product.next = [turn];
      model.next = 'WAITING';
      model.isLostBefore = false;
    },
  );
const decide = (decision: 'CONFIRM' | 'CANCEL') =>
  step(
    `supplier decides to ${decision}`,
    ({ state }) => state === 'WAITING',
    async (model, real) => {
      real.test.product.decide(real.traveller.booking.code, decision);
      model.state = decision === 'CONFIRM' ? 'CONFIRMED' : 'CANCELLED';
      real.test.advance(3_600_000);
      await settle(model, real);
    },
  );
const lose = (turn: 'lost-after' | 'lost-before') =>
  step(
    `supplier’s answer will be ${turn}`,
    ({ next, state }) => next === 'CONFIRMED' && state === 'PAYABLE',
    async (model, { test }) => {
      test.product.next = [turn];
      model.isLostBefore = turn === 'lost-before';
    },
  );
const work = step('work', always, (model, real) => settle(model, real));
const die = (name: Moment) =>
  step(`die ${name}`, always, async (model, real) => {
    await notifyAll(real);
    const doomed = real.test.start((moment) => moment.startsWith(name));
    await doomed.worker.runDue().catch(() => 0);
    if (doomed.isDead()) {
      // Two attempts are made, and the money is refunded when neither reached the supplier.
      if (name === 'before book' && model.isLostBefore) model.next = 'REJECTED';
      // The second attempt after a lost one is answered as usual, without the rejection.
      const isAnswered = name === 'after book' || name === 'in BOOKING_AT_SUPPLIER to';
      if (isAnswered && model.next === 'REJECTED') model.next = 'CONFIRMED';
    }
    real.test.advance(121_000);
    await settle(model, real);
  });
const wait = step('wait until no payment is possible', always, async (model, real) => {
  real.test.advance(PAYABLE_MS + 16 * 60_000);
  await settle(model, real, true);
});
const cancel = step('cancel', always, async (model, real) => {
  await notifyAll(real);
  while ((await real.test.start().worker.runDue()) > 0);
  const seen = await stateOf(real);
  const refused = await errorOf(
    real.test.cancel(
      real.traveller.booking.id,
      0,
      real.test.start(),
      aCall({ route: 'cancellations', bodyHash: real.traveller.booking.id }),
    ),
  );
  const wasPayable = model.state === 'PAYABLE' && model.page !== 'approved';
  if (wasPayable || seen === 'CONFIRMED' || seen === 'WAITING') expect(refused).toBeNull();
  else expect(refused).toBe('NOT_CANCELLABLE');
  learn(model);
  if (refused === null) model.state = 'CANCELLED';
  await settle(model, real);
});

const DEATHS: Moment[] = [
  'after query',
  'after claim bookings',
  'before book',
  'after book',
  'in BOOKING_AT_SUPPLIER to',
  'in SUPPLIER_UNKNOWN to',
  'after lookUp',
  'before refund',
  'after refund',
  'after cancel',
  'in WAITING to',
];
export const commands = fc.commands(
  [
    fc.constant(pay),
    fc.constant(pay),
    fc.constant(onThePage('approved')),
    fc.constant(onThePage('approved')),
    fc.constant(onThePage('declined')),
    fc.constant(refuse),
    fc.constantFrom(lose('lost-after'), lose('lost-before')),
    fc.constantFrom(delay('waiting'), delay('waiting-lost')),
    fc.constantFrom(decide('CONFIRM'), decide('CANCEL')),
    fc.constant(work),
    fc.constantFrom(...DEATHS.map(die)),
    fc.constant(wait),
    fc.constant(cancel),
  ],
  { maxCommands: 10 },
);
