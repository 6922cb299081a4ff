import type { Payment } from '@tiquete/contracts';
import { askApi, toProblem, type Problem, type SagaGenerator } from '@tiquete/platform';
import { openPayment } from '../api';
import { randomKey } from './intentKey';
import { untilReady } from './untilReady';
import { gatewayUrl } from './gatewayUrl';

/** What is paid, and the page that the gateway leads back to. */
export interface PaymentOrder {
  bookingId: string;
  returnPath: string;
  /** Of one that is paid in instalments: everything that is left. The next one when left out. */
  paysAll?: boolean;
}
export type OpenedPayment =
  { phase: 'opened'; payment: Payment } | { phase: 'failed'; bookingId: string; problem: Problem };

/**
 * Opens payments, or joins the one that is open. An order keeps its idempotency key until a payment was opened under it, so
 * that a lost answer is found again and nothing is paid twice; the booking's next payment has another key.
 */
export function paymentOpener() {
  let kept: (PaymentOrder & { key: string }) | null = null;
  return function* open({
    bookingId,
    returnPath,
    paysAll = false,
  }: PaymentOrder): SagaGenerator<OpenedPayment> {
    const isKept =
      kept?.bookingId === bookingId && kept.returnPath === returnPath && kept.paysAll === paysAll;
    const key = isKept && kept ? kept.key : randomKey();
    kept = { bookingId, returnPath, paysAll, key };
    try {
      const payment = yield* untilReady(() =>
        askApi((api) => openPayment(api, bookingId, returnPath, key, paysAll)),
      );
      kept = null;
      if (payment.processUrl !== null && gatewayUrl(payment.processUrl) === null)
        throw new Error('The gateway gave an address that is no web page');
      return { phase: 'opened', payment };
    } catch (error) {
      return { phase: 'failed', bookingId, problem: toProblem(error) };
    }
  };
}
