import { hash } from '../../random';
import { wireCancellation, type Cancellation } from './cancellation';
import { changesOf, shownSlices } from './changes';
import { isAwaiting, totalOf, voidableUntil, type NdcOrder } from './order';
import { inPesos } from '../text';

const TICKET_DIGITS = 10;
const LATE_MS = 3_600_000;

/** Number of a document: three digits of the airline and ten computed from the order. */
const documentNumber = (order: NdcOrder, what: string) =>
  `${100 + (hash(String(order.owner.iata_code)) % 900)}${String(hash(order.id + what))
    .padStart(TICKET_DIGITS, '0')
    .slice(0, TICKET_DIGITS)}`;
/** Documents of an order: a ticket for every passenger, and one for every seat and bag. */
function documentsOf(order: NdcOrder, now: Date, ticketMs: number) {
  if (
    order.paidAt === null ||
    order.neverTicketed ||
    now.getTime() < Date.parse(order.paidAt) + (order.isTicketedLate ? LATE_MS : ticketMs)
  )
    return [];
  return [
    ...order.passengers.map(({ id }) => ({
      type: 'electronic_ticket',
      unique_identifier: documentNumber(order, id),
      passenger_ids: [id],
    })),
    ...order.services.map((service, index) => ({
      type: 'electronic_miscellaneous_document_associated',
      unique_identifier: documentNumber(order, `s${index}`),
      passenger_ids: service.passenger_ids,
    })),
  ];
}
export function wireNdcOrder(
  order: NdcOrder,
  cancellation: Cancellation | undefined,
  now: Date,
  ticketMs: number,
) {
  const isOpen = order.cancelledAt === null && now.getTime() < order.departsAt;
  return {
    id: order.id,
    offer_id: order.offerId,
    type: order.type,
    content: 'managed',
    live_mode: false,
    booking_reference: order.bookingReference,
    metadata: order.metadata,
    created_at: order.createdAt,
    synced_at: now.toISOString(),
    cancelled_at: order.cancelledAt,
    cancellation: cancellation ? wireCancellation(cancellation) : null,
    ...inPesos('total', totalOf(order)),
    ...inPesos('base', order.base + order.extras),
    ...inPesos('tax', order.tax),
    payment_status: {
      awaiting_payment: isAwaiting(order),
      ...(!order.hidesPaidAt && { paid_at: order.paidAt }),
      payment_required_by: order.paidAt === null ? order.paymentRequiredBy : null,
      price_guarantee_expires_at: order.paidAt === null ? order.paymentRequiredBy : null,
    },
    documents: documentsOf(order, now, ticketMs),
    airline_initiated_changes: changesOf(order, now, ticketMs),
    available_actions: isOpen ? ['cancel', 'update'] : [],
    void_window_ends_at: voidableUntil(order)?.toISOString() ?? null,
    owner: order.owner,
    conditions: order.conditions,
    passengers: order.passengers,
    services: order.services,
    slices: shownSlices(order),
  };
}
