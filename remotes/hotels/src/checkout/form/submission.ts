import type { HotelPrebookingBody, OptionalSearch, Payment, PriceChanged } from '@tiquete/contracts';
import { toProblem, type ApiClient, type Problem } from '@tiquete/platform';
import { openPayment, prebook } from '../api';
import { endIntent, keyOfIntent, randomKey } from '../intentKey';
import { parseDuplicate } from './parseDuplicate';
import { parsePriceChange } from './parsePriceChange';

/** A booking that waits for its payment. */
export interface UnpaidBooking {
  id: string;
  code: string;
  /** One per wish to pay it, until the api has answered. */
  paymentKey: string;
}
export type Submission =
  | { phase: 'editing' }
  | { phase: 'booking' }
  | { phase: 'price-changed'; body: HotelPrebookingBody; change: PriceChanged }
  | { phase: 'duplicate'; body: HotelPrebookingBody; code: string | null }
  | { phase: 'refused'; problem: Problem }
  | { phase: 'extras'; booking: UnpaidBooking; found: OptionalSearch }
  /** `found`: what was offered, and stays on the page until it is left. */
  | { phase: 'paying'; booking: UnpaidBooking; found?: OptionalSearch }
  | { phase: 'unpaid'; booking: UnpaidBooking; problem: Problem };
export type Booked = Extract<Submission, { phase: 'price-changed' | 'duplicate' | 'refused' | 'paying' }>;

/** Another tab is at the same booking: its answer will be ours. Milliseconds. */
const ASK_AGAIN_MS = 1500;
const ASK_AGAIN_TIMES = 12;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Books without paying; every outcome is a state, none is thrown. */
export async function book(api: ApiClient, brand: string, body: HotelPrebookingBody): Promise<Booked> {
  try {
    const { booking } = await patiently(async () => prebook(api, body, await keyOfIntent(brand, body)));
    if (!booking) return { phase: 'refused', problem: toProblem(null) };
    return { phase: 'paying', booking: { id: booking.id, code: booking.code, paymentKey: randomKey() } };
  } catch (error) {
    const problem = toProblem(error);
    const change = parsePriceChange(problem);
    if (change) return { phase: 'price-changed', body, change };
    const duplicate = parseDuplicate(problem);
    if (duplicate) return { phase: 'duplicate', body, ...duplicate };
    return { phase: 'refused', problem };
  }
}
export type Opened = { phase: 'opened'; payment: Payment } | Extract<Submission, { phase: 'unpaid' }>;

/** Opens the booking's payment; every outcome is a state. */
export async function pay(api: ApiClient, brand: string, booking: UnpaidBooking): Promise<Opened> {
  try {
    return { phase: 'opened', payment: await patiently(() => openPayment(api, booking.id, booking.paymentKey)) };
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code === 'BOOKING_EXPIRED' || problem.code === 'ALREADY_PAID') await endIntent(brand);
    return { phase: 'unpaid', booking, problem };
  }
}
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask();
    } catch (error) {
      if (toProblem(error).code !== 'IN_PROGRESS' || turn === ASK_AGAIN_TIMES) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
}
