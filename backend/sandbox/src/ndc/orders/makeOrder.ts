import type { FlightInventory, Offer } from '../../flights';
import { hash } from '../../random';
import { penaltyOf, wireConditions } from '../offers/conditions';
import { idOf } from '../ids';
import { departsAt, heldUntil } from '../offers/offer';
import type { KnownOffer } from '../offers/offerStore';
import type { NdcOrder } from './order';
import { WIRE_TYPES } from '../offers/passengers';
import type { CreateNdcOrder } from '../requestSchema';
import { extrasTotal, seatFacts, wireOrderService, type ChosenExtra } from '../offers/services';
import { NDC_TRIGGERS, ndcTriggerOf } from './triggers';
import { wireCarrier } from '../offers/wirePlace';
import { wireSlices, type SeatTaken } from '../offers/wireSlice';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LOCATOR_LENGTH = 6;
/** Booking code in the form that airlines use. */
function locatorOf(key: string): string {
  const letter = (place: number) => LETTERS[hash(`${key}${place}`) % LETTERS.length] ?? '';
  return Array.from({ length: LOCATOR_LENGTH }, (_, place) => letter(place)).join('');
}
const seatsOf = (extras: readonly ChosenExtra[]): SeatTaken[] =>
  extras.flatMap((extra) =>
    extra.kind === 'seat'
      ? [
          {
            bound: extra.bound,
            segment: extra.segment,
            passengerId: extra.passenger.id,
            ...seatFacts(extra.seat),
          },
        ]
      : [],
  );

export interface Sale {
  wanted: CreateNdcOrder;
  known: KnownOffer;
  offer: Offer;
  extras: readonly ChosenExtra[];
}
/** Makes an order that is paid at once or held. */
export function makeNdcOrder(
  { wanted, known, offer, extras }: Sale,
  key: string,
  inventory: FlightInventory,
  now: Date,
  visibleAt: number,
): NdcOrder {
  const trigger = ndcTriggerOf(wanted);
  const isHold = wanted.type === 'hold';
  const typeOf = (id: string) => known.passengers.find((one) => one.id === id)?.type ?? 'ADULT';
  return {
    id: idOf('ord', key),
    key,
    offerId: known.id,
    type: wanted.type,
    bookingReference: locatorOf(key),
    createdAt: now.toISOString(),
    visibleAt,
    selection: {
      ...known.selection,
      travelers: [...known.selection.travelers],
      bounds: known.selection.bounds.map(({ flights, tariff }) => ({
        tariff,
        flights: flights.map(({ carrier, number, origin, destination, date }) => ({
          carrier,
          number,
          origin,
          destination,
          date,
        })),
      })),
    },
    seats: extras.flatMap((extra) =>
      extra.kind === 'seat' ? [{ flightId: extra.flightId, number: extra.seat.number }] : [],
    ),
    departsAt: departsAt(offer),
    isInternational: offer.isInternational,
    base: offer.base,
    tax: offer.taxes,
    extras: extrasTotal(extras),
    refundPenalty: penaltyOf(offer, 'refund'),
    paymentRequiredBy: isHold ? (heldUntil(offer, now)?.toISOString() ?? null) : null,
    paidAt: isHold ? null : now.toISOString(),
    cancelledAt: null,
    neverTicketed: [NDC_TRIGGERS.noTicket, NDC_TRIGGERS.noPaidAt].some((one) => one === trigger),
    payments: isHold ? 0 : 1,
    isTicketedLate: trigger === NDC_TRIGGERS.lateTicket,
    hidesPaidAt: trigger === NDC_TRIGGERS.noPaidAt,
    isRescheduled: [NDC_TRIGGERS.rescheduled, NDC_TRIGGERS.dropped, NDC_TRIGGERS.untimed].some(
      (one) => one === trigger,
    ),
    isDropped: trigger === NDC_TRIGGERS.dropped,
    isUntimed: trigger === NDC_TRIGGERS.untimed,
    changeAcceptedAt: null,
    metadata: wanted.metadata ?? {},
    owner: wireCarrier(offer.validatingAirline, inventory),
    conditions: wireConditions(offer),
    slices: wireSlices({
      inventory,
      key,
      offer,
      passengers: known.passengers,
      seats: seatsOf(extras),
    }),
    passengers: wanted.passengers.map(
      ({
        identity_documents: _,
        infant_passenger_id,
        loyalty_programme_accounts: accounts = [],
        ...passenger
      }) => ({
        ...passenger,
        type: WIRE_TYPES[typeOf(passenger.id)],
        infant_passenger_id: infant_passenger_id ?? null,
        loyalty_programme_accounts: accounts,
      }),
    ),
    services: extras.map((extra, index) => wireOrderService(extra, key, offer, index)),
  };
}
