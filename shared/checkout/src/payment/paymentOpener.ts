import type { Payment } from '@tiquete/contracts';
import { mutate, toProblem, type Problem, type SagaGenerator } from '@tiquete/platform';
import { openPayment } from '../api';
import { randomKey } from './intentKey';
import { gatewayUrl } from './gatewayUrl';

/** True while another tab sends the same change, or the supplier still holds the booking: a repeated call gets its outcome. */
export const isOnItsWay = ({ code }: Problem) => code === 'IN_PROGRESS' || code === 'HOLD_PENDING';

/** The booking to pay, and the gateway's return path. */
export interface PaymentOrder {
  bookingId: string;
  returnPath: string;
  /** Pays all instalments that are left. Omit it to pay the next one. */
  paysAll?: boolean;
}
export type OpenedPayment =
  { phase: 'opened'; payment: Payment } | { phase: 'failed'; bookingId: string; problem: Problem };

/**
 * Opens payments, or joins the open one. An order has the same idempotency key until its payment has opened, so that a
 * repeated call after a lost answer does not pay twice. The booking's next payment has a new key.
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
      const payment = yield* mutate(
        (api) => openPayment(api, bookingId, returnPath, key, paysAll),
        isOnItsWay,
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
