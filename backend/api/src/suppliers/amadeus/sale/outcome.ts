import { CURRENCY, type FlightConfirmation } from '@tiquete/contracts';
import type { LookedUp, SupplierOutcome } from '../../../bookings/ports';
import type { FlightPassenger } from '../../../products/flights/ports';
import { didNothing } from '../../didNothing';
import { isNotFound, issueOf } from '../refusal';
import type { AmadeusOrder } from './wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
/** Error codes after which the vendor made no order. After any other failure an order may exist. */
const REFUSALS: Readonly<Record<number, No['reason']>> = {
  34651: 'sold-out',
  34107: 'sold-out',
  38034: 'sold-out',
  4926: 'sold-out',
  37200: 'price-changed',
  36870: 'refused',
  2781: 'refused',
  9112: 'refused',
  34733: 'refused',
  425: 'refused',
  477: 'refused',
  2668: 'refused',
  10661: 'refused',
  32171: 'refused',
  1304: 'refused',
};
export const amadeusCancelled: No = { kind: 'no', reason: 'cancelled' };

export function amadeusFailureOutcome(error: unknown): No | { kind: 'unknown' } {
  if (didNothing(error)) return { kind: 'no', reason: 'refused' };
  const issue = issueOf(error);
  const reason = issue?.status === 400 ? REFUSALS[issue.code] : undefined;
  return reason ? { kind: 'no', reason } : { kind: 'unknown' };
}

/** Price of an order including its extras. */
export const amadeusOrderTotal = ({ flightOffers }: AmadeusOrder) => ({
  amount: flightOffers.reduce((sum, { price }) => sum + (price.grandTotal ?? price.total), 0),
  currency: flightOffers[0]?.price.currency ?? CURRENCY,
});

const VALID: readonly string[] = ['ISSUED', 'ORIGINAL', 'EXCHANGED'];
const eTickets = ({ tickets }: AmadeusOrder) =>
  tickets.filter(({ documentType }) => documentType === 'ETICKET');
export const isTicketed = (order: AmadeusOrder): boolean =>
  eTickets(order).some(({ documentStatus }) => VALID.includes(documentStatus));
/** True when all tickets of the order were voided or refunded. */
export const areTicketsTakenBack = (order: AmadeusOrder): boolean =>
  eTickets(order).length > 0 && !isTicketed(order);

const ENDED: readonly string[] = ['DENIED', 'CANCELLED'];
const CONFIRMED = 'CONFIRMED';
const statusesOf = ({ flightOffers }: AmadeusOrder): string[] =>
  flightOffers.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ segments }) =>
      segments.map(({ bookingStatus }) => bookingStatus ?? CONFIRMED),
    ),
  );
export const hasEndedFlight = (order: AmadeusOrder): boolean =>
  statusesOf(order).some((status) => ENDED.includes(status));
/**
 * Outcome of an order by the booking status of its flights; undefined when all are confirmed. Once tickets exist, one
 * cancelled flight does not cancel the others.
 */
function fateOf(order: AmadeusOrder): No | { kind: 'unknown' } | undefined {
  const statuses = statusesOf(order);
  const isEnded = (status: string) => ENDED.includes(status);
  if (statuses.length > 0 && statuses.every(isEnded)) return amadeusCancelled;
  if (statuses.some(isEnded)) return isTicketed(order) ? { kind: 'unknown' } : amadeusCancelled;
  return statuses.every((status) => status === CONFIRMED) ? undefined : { kind: 'unknown' };
}

function confirmationOf(order: AmadeusOrder): FlightConfirmation {
  const tickets = eTickets(order)
    .filter(({ documentStatus }) => VALID.includes(documentStatus))
    .map(({ travelerId, documentNumber }) => ({ travelerId, documentNumber }));
  return { record_locator: order.associatedRecords[0]?.reference ?? '', tickets };
}
/** Outcome of an order that is confirmed, waits for seats, or has ended. */
export function amadeusOrderOutcome(order: AmadeusOrder): SupplierOutcome {
  if (areTicketsTakenBack(order)) return amadeusCancelled;
  return fateOf(order) ?? { kind: 'yes', locator: order.id, details: confirmationOf(order) };
}
/**
 * Yes once every traveller has a ticket; `not-found` before tickets are requested. `automatedProcess` is no evidence: it lists
 * the queue for each event, so a healthy order also has an entry for errors.
 */
export function amadeusTicketOutcome(
  order: AmadeusOrder,
  passengers: readonly FlightPassenger[],
): LookedUp<SupplierOutcome> {
  if (areTicketsTakenBack(order)) return amadeusCancelled;
  const fate = fateOf(order);
  if (fate) return fate;
  const details = confirmationOf(order);
  if (passengers.every(({ id }) => details.tickets.some(({ travelerId }) => travelerId === id)))
    return { kind: 'yes', locator: order.id, details };
  return order.ticketingAgreement.option === 'CONFIRM'
    ? { kind: 'unknown' }
    : { kind: 'not-found' };
}
/** Outcome of a look-up by the order's id: an order that is not found was cancelled. */
export const outcomeOfLookUp = (error: unknown): No | { kind: 'unknown' } =>
  isNotFound(error) ? amadeusCancelled : { kind: 'unknown' };
