import type { OptionalSearch, Payment } from '@tiquete/contracts';
import { toProblem, type ApiClient, type Problem } from '@tiquete/platform';
import { openPayment } from '../api';
import type { CheckoutProduct } from '../checkoutProduct';
import { endIntent, keyOfIntent, randomKey } from '../intentKey';
import { parseDuplicate } from './parseDuplicate';

/** A booking that waits for its payment. */
export interface UnpaidBooking {
  id: string;
  code: string;
  /** One per wish to pay it, until the api has answered. */
  paymentKey: string;
}
/** A body that says what is agreed to. */
export interface SaleBody {
  accepts: { duplicate?: boolean };
}
/** How one product books. `Change` is what can be bought in place of what the traveller saw. */
export interface Sale<Body extends SaleBody, Change> {
  /** Books without paying; the same key and body give the same booking. @throws ApiProblem */
  book: (body: Body, idempotencyKey: string) => Promise<{ id: string; code: string } | null>;
  /** What can be bought now, as a refusal tells it; null when it tells nothing of the kind. */
  parseChange: (problem: Problem) => Change | null;
  /** The same wish for what can be bought now. */
  accept: (body: Body, change: Change) => Body;
}
export interface Unpaid {
  phase: 'unpaid';
  booking: UnpaidBooking;
  problem: Problem;
}
export type Submission<Body, Change> =
  | { phase: 'editing' }
  | { phase: 'booking' }
  | { phase: 'price-changed'; body: Body; change: Change }
  | { phase: 'duplicate'; body: Body; code: string | null }
  | { phase: 'refused'; problem: Problem }
  | { phase: 'extras'; booking: UnpaidBooking; found: OptionalSearch }
  /** `found`: what was offered, and stays on the page until it is left. */
  | { phase: 'paying'; booking: UnpaidBooking; found?: OptionalSearch }
  | Unpaid;
export type Booked<Body, Change> = Extract<
  Submission<Body, Change>,
  { phase: 'price-changed' | 'duplicate' | 'refused' | 'paying' }
>;

/** Another tab is at the same booking, or its supplier is holding it: the answer will be ours. Milliseconds. */
const ASK_AGAIN_MS = 1500;
const ASK_AGAIN_TIMES = 12;
const SOON = ['IN_PROGRESS', 'HOLD_PENDING'];
const OVER = ['BOOKING_EXPIRED', 'ALREADY_PAID'];
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whose browser keeps the key of a wish: the brand's, for one product. */
interface Keeper {
  brand: string;
  product: CheckoutProduct;
}
/** Books without paying; every outcome is a state, none is thrown. */
export async function book<Body extends SaleBody, Change>(
  sale: Sale<Body, Change>,
  { brand, product }: Keeper,
  body: Body,
): Promise<Booked<Body, Change>> {
  try {
    const booking = await patiently(async () =>
      sale.book(body, await keyOfIntent(brand, product.keptAs, body)),
    );
    if (!booking) return { phase: 'refused', problem: toProblem(null) };
    return {
      phase: 'paying',
      booking: { id: booking.id, code: booking.code, paymentKey: randomKey() },
    };
  } catch (error) {
    const problem = toProblem(error);
    const change = sale.parseChange(problem);
    if (change) return { phase: 'price-changed', body, change };
    const duplicate = parseDuplicate(problem);
    if (duplicate) return { phase: 'duplicate', body, ...duplicate };
    return { phase: 'refused', problem };
  }
}
export type Opened = { phase: 'opened'; payment: Payment } | Unpaid;

/** Opens the booking's payment; every outcome is a state. */
export async function pay(
  api: ApiClient,
  { brand, product }: Keeper,
  booking: UnpaidBooking,
): Promise<Opened> {
  try {
    return {
      phase: 'opened',
      payment: await patiently(() =>
        openPayment(api, booking.id, product.returnPath(booking.id), booking.paymentKey),
      ),
    };
  } catch (error) {
    const problem = toProblem(error);
    if (OVER.includes(problem.code)) await endIntent(brand, product.keptAs);
    return { phase: 'unpaid', booking, problem };
  }
}
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!SOON.includes(toProblem(error).code) || turn === ASK_AGAIN_TIMES) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
}
