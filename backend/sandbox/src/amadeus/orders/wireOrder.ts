import type { FlightInventory } from '../../flights';
import { dictionariesOf } from '../offer/dictionaries';
import { officeTime } from '../office';
import { gdsOrderState, wireId, type GdsOrder } from './order';
import { GDS_TRIGGERS, gdsTriggerOf } from './triggers';
import * as z from 'zod';
import prefixRows from '../../flights/data/ticketPrefixes.json';
import { hash } from '../../random';

/** First three digits of each airline's tickets, as IATA assigned them. */
const prefixes = z.record(z.string(), z.string()).parse(prefixRows);
const OTHERS = 900;
const OWN_DIGITS = 10;

/** Ticket number of thirteen digits: the airline's three and ten that are computed from the order. */
const ticketNumber = (airline: string, orderId: string, travelerId: string): string =>
  `${prefixes[airline] ?? String(OTHERS + (hash(airline) % 99))}${String(hash(`${orderId}|${travelerId}`)).padStart(OWN_DIGITS, '0')}`;

const STATUSES: Partial<Record<ReturnType<typeof gdsOrderState>, string>> = {
  TICKETED: 'ISSUED',
  VOIDED: 'VOID',
  REFUNDED: 'REFUNDED',
};

/** Tickets of an order, one per traveller for all segments. Empty before they are issued. */
export function ticketsOf(order: GdsOrder, now: Date) {
  const documentStatus = STATUSES[gdsOrderState(order, now)];
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
const OFFICE = 'BOGTQ28AA';
/** Queue in which the vendor puts an order after this event. Every order states its queues. */
const queued = (code: 'IMMEDIATE' | 'ERROR', number: string) => ({
  code,
  queue: { number, category: '0' },
  officeId: OFFICE,
});

/** An order in the vendor's format. */
export function wireGdsOrder(inventory: FlightInventory, order: GdsOrder, now: Date) {
  const { pnr, offer, paperwork, issuance, option, cancelAt } = order;
  const tickets = ticketsOf(order, now);
  const ticketingAgreement =
    issuance || option === 'CONFIRM'
      ? { option: 'CONFIRM' }
      : { option, dateTime: officeTime(cancelAt) };
  return {
    data: {
      type: 'flight-order',
      id: wireId(order),
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
    },
    dictionaries: dictionariesOf(inventory, [offer]),
  };
}

/** Adds the booking status of each flight, which reading an order returns and making one does not. */
export function withStatuses<Answer extends ReturnType<typeof wireGdsOrder>>(answer: Answer) {
  const trigger = gdsTriggerOf(answer.data.travelers);
  const flightOffers = answer.data.flightOffers.map((offer) => ({
    ...offer,
    itineraries: offer.itineraries.map((itinerary, at, all) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment, place, { length }) => ({
        ...segment,
        bookingStatus:
          at === all.length - 1 && place === length - 1
            ? (LAST_STATUS[trigger] ?? CONFIRMED)
            : CONFIRMED,
      })),
    })),
  }));
  return { ...answer, data: { ...answer.data, flightOffers } };
}
const CONFIRMED = 'CONFIRMED';
const LAST_STATUS: Readonly<Record<string, string>> = {
  [GDS_TRIGGERS.denied]: 'DENIED',
  [GDS_TRIGGERS.waitlisted]: 'WAITLISTED',
};
