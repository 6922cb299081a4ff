import type { FlightConfirmation } from '@tiquete/contracts';
import type { LookedUp, SupplierOutcome } from '../../../bookings/ports';
import { didNothing } from '../../didNothing';
import { ndcRefusalOf } from '../refusal';
import { travelerIds } from './orderRequest';
import type { NdcOrder } from './wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
/**
 * Error codes after which no order exists. After any other failure an order may exist, in particular after
 * `duplicate_booking`.
 */
const REFUSALS: Readonly<Record<string, No['reason']>> = {
  offer_no_longer_available: 'sold-out',
  offer_expired: 'sold-out',
  service_no_longer_available: 'sold-out',
  not_found: 'sold-out',
  price_changed: 'price-changed',
  payment_amount_does_not_match_order_amount: 'price-changed',
  requires_instant_payment: 'refused',
};
/** Error types for a mistake in our request, which was not passed on to an airline. */
const OUR_FAULTS: readonly string[] = ['validation_error', 'invalid_request_error'];
export const ndcCancelled: No = { kind: 'no', reason: 'cancelled' };

export function ndcFailureOutcome(error: unknown): No | { kind: 'unknown' } {
  const refusal = ndcRefusalOf(error);
  const listed = refusal && REFUSALS[refusal.code];
  const isRefused = didNothing(error) || OUR_FAULTS.includes(refusal?.type ?? '');
  const reason = listed ?? (isRefused ? 'refused' : undefined);
  return reason ? { kind: 'no', reason } : { kind: 'unknown' };
}

export const isCancelled = ({ cancelled_at }: NdcOrder): boolean =>
  cancelled_at !== null && cancelled_at !== undefined;
export const ndcOrderTotal = ({ total_amount: amount, total_currency: currency }: NdcOrder) => ({
  amount,
  currency,
});
/** True when the order is paid: it awaits no payment and is not cancelled. The time of the payment may be missing. */
export function isPaid(order: NdcOrder): boolean {
  const {
    payment_status: { awaiting_payment, paid_at, payment_required_by },
    cancellation,
  } = order;
  if (paid_at) return true;
  if (!isCancelled(order)) return !awaiting_payment;
  return (
    paid_at === undefined && !payment_required_by && cancellation?.refund_to !== 'awaiting_payment'
  );
}

const TICKET = 'electronic_ticket';
function confirmationOf({ booking_reference, documents, metadata }: NdcOrder): FlightConfirmation {
  const ours = travelerIds(metadata ?? {});
  // A ticket without a passenger belongs to the only traveller.
  const only = ours.size === 1 ? [...ours.keys()] : [];
  const tickets = documents
    .filter(({ type }) => (type ?? TICKET) === TICKET)
    .flatMap(({ unique_identifier, passenger_ids }) =>
      (passenger_ids.length > 0 ? passenger_ids : only).flatMap((passenger) => {
        const travelerId = ours.get(passenger);
        return travelerId === undefined ? [] : [{ travelerId, documentNumber: unique_identifier }];
      }),
    );
  return { record_locator: booking_reference ?? '', tickets };
}
export const ndcOrderOutcome = (order: NdcOrder): SupplierOutcome =>
  isCancelled(order)
    ? ndcCancelled
    : { kind: 'yes', locator: order.id, details: confirmationOf(order) };

/**
 * Yes once every passenger has a ticket. Also yes for a paid order with the airline's booking code and no ticket at all: not
 * every airline issues electronic tickets. `not-found` before the payment.
 */
export function ndcTicketOutcome(order: NdcOrder): LookedUp<SupplierOutcome> {
  if (isCancelled(order)) return ndcCancelled;
  const details = confirmationOf(order);
  const travelers = [...travelerIds(order.metadata ?? {}).values()];
  const isWhole =
    travelers.length > 0 &&
    travelers.every((id) => details.tickets.some(({ travelerId }) => travelerId === id));
  if (isWhole) return { kind: 'yes', locator: order.id, details };
  if (!isPaid(order)) return { kind: 'not-found' };
  return details.tickets.length === 0 && details.record_locator !== ''
    ? { kind: 'yes', locator: order.id, details }
    : { kind: 'unknown' };
}
/** The only valid order with our reference; undefined when there are several or none. */
export function theOne(
  orders: readonly NdcOrder[],
  reference: string,
): NdcOrder | 'several' | 'cancelled' | undefined {
  const ours = orders.filter(({ metadata }) => metadata?.reference === reference);
  const [first, second] = ours.filter((order) => !isCancelled(order));
  if (second) return 'several';
  return first ?? (ours.length > 0 ? 'cancelled' : undefined);
}
