import type { Payment } from '@tiquete/contracts';
import { mutate, toProblem, type Problem, type SagaGenerator } from '@tiquete/platform';
import { openPayment } from '../api';
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
 * Opens the payment of an order, or joins the open one. The caller gives an order the same idempotency key until `onOpened`,
 * so that a repeated call after a lost answer does not pay twice. The booking's next payment needs a new key.
 */
export function* openOrder(
  { bookingId, returnPath, paysAll = false }: PaymentOrder,
  key: string,
  onOpened: () => SagaGenerator<unknown>,
): SagaGenerator<OpenedPayment> {
  try {
    const payment = yield* mutate(
      (api) => openPayment(api, bookingId, returnPath, key, paysAll),
      isOnItsWay,
    );
    yield* onOpened();
    if (payment.processUrl !== null && gatewayUrl(payment.processUrl) === null)
      throw new Error('The gateway gave an address that is no web page');
    return { phase: 'opened', payment };
  } catch (error) {
    return { phase: 'failed', bookingId, problem: toProblem(error) };
  }
}
