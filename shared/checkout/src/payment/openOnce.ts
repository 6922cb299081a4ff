import type { Payment } from '@tiquete/contracts';
import { askApi, type SagaGenerator } from '@tiquete/platform';
import { openPayment } from '../api';
import { untilReady } from '../flow/untilReady';

/** What is paid, and the page that the gateway leads back to. */
export interface PaymentOrder {
  bookingId: string;
  returnPath: string;
}
/** Opens a payment, or joins the one that is open; the same key never opens a second one. @throws ApiProblem */
export function* openOnce(
  { bookingId, returnPath }: PaymentOrder,
  key: string,
): SagaGenerator<Payment> {
  return yield* untilReady(() => askApi((api) => openPayment(api, bookingId, returnPath, key)));
}
