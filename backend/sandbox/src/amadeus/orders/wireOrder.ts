import type { AirWorld } from '../../airworld';
import { ticketNumber } from './accounting';
import { dictionariesOf } from '../offer/dictionaries';
import { CURRENCY, money } from '../money';
import { officeTime } from '../office';
import { stateOf, type Order } from './order';

const STATUSES: Partial<Record<ReturnType<typeof stateOf>, string>> = {
  TICKETED: 'ISSUED',
  VOIDED: 'VOID',
  REFUNDED: 'REFUNDED',
};

/** One for each traveller, on all segments; none before they are issued. */
export function ticketsOf(order: Order, now: Date) {
  const documentStatus = STATUSES[stateOf(order, now)];
  const [airline = ''] = order.offer.validatingAirlineCodes ?? [];
  const segmentIds = order.offer.itineraries.flatMap(({ segments }) =>
    segments.map(({ id }) => id),
  );
  return documentStatus === undefined
    ? []
    : order.offer.travelerPricings.map(({ travelerId }) => ({
        documentType: 'ETICKET',
        documentNumber: ticketNumber(airline, order.id, travelerId),
        documentStatus,
        travelerId,
        segmentIds,
      }));
}
export const wireRefund = ({ amount, penalty }: { amount: number; penalty: number }) => ({
  currency: CURRENCY,
  amount: money(amount),
  penalty: money(penalty),
});

const OFFICE = 'BOGTQ28AA';
/** Where the vendor puts an order when this happens to it; every order says so. */
const queued = (code: 'IMMEDIATE' | 'ERROR', number: string) => ({
  code,
  queue: { number, category: '0' },
  officeId: OFFICE,
});

/** An order in the vendor's words. */
export function wireOrder(world: AirWorld, order: Order, now: Date) {
  const { id, pnr, offer, paperwork, issuance, option, cancelAt, cancelled } = order;
  const tickets = ticketsOf(order, now);
  const ticketingAgreement =
    issuance || option === 'CONFIRM'
      ? { option: 'CONFIRM' }
      : { option, dateTime: officeTime(cancelAt) };
  return {
    data: {
      type: 'flight-order',
      id,
      queuingOfficeId: OFFICE,
      associatedRecords: [
        {
          reference: pnr,
          creationDate: `${officeTime(order.createdAt)}.000`,
          originSystemCode: 'GDS',
          flightOfferId: offer.id,
        },
      ],
      flightOffers: [offer],
      ...paperwork,
      ticketingAgreement,
      automatedProcess: [queued('IMMEDIATE', '30'), queued('ERROR', '32')],
      ...(tickets.length > 0 && { tickets }),
      ...(cancelled?.refund && { refund: wireRefund(cancelled.refund) }),
    },
    dictionaries: dictionariesOf(world, [offer]),
  };
}
