import type { OfferProblem, Reservation } from '../../flights';
import { checkTravelers } from './checkTravelers';
import { noFare, refused } from '../errors';
import { retainedOf } from '../offer/fareRules';
import type { Gds } from '../gds';
import { gdsMoney, pesosOf } from '../money';
import { officeInstant } from '../office';
import type { GdsOrder } from './order';
import type { CreateGdsOrder } from './orderSchema';
import { formatAsSent } from '../offer/formatAsSent';
import { priceAgain, raiseIf, type Priced } from '../offer/selection';
import { servicesOf, servicesTotal, unavailable } from '../offer/services';
import { GDS_TRIGGERS, gdsTriggerOf } from './triggers';
import { wireGdsOffer } from '../offer/wireOffer';

const POINTER = '/data/flightOffers[0]';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const notSold = () => refused(34651, 'Could not sell segment 1', POINTER);
const gone = (problem: OfferProblem) => {
  if (problem === 'NOT_SOLD') return refused(34107, 'Fare is not applicable any more', POINTER);
  return problem === 'UNKNOWN_FLIGHT' ? noFare(POINTER) : notSold();
};

/** Checks that the client's total is today's, within the client's margin in percent. @throws AmadeusError 37200 */
function checkTotal({ wire }: Priced, total: number): void {
  const requested = pesosOf(wire.price.grandTotal);
  const margin = (Number(wire.price.margin ?? 0) / 100) * requested;
  if (Number.isNaN(requested))
    throw refused(32171, 'Mandatory data missing', `${POINTER}/price/grandTotal`);
  if (Math.abs(total - requested) > margin)
    throw refused(
      37200,
      `Current grandTotal price (${gdsMoney(total)}) is different from request one (${gdsMoney(requested)})`,
      POINTER,
    );
}
/** Time at which an order without tickets is cancelled: as requested, but never after the airline's limit. */
function cancelAtOf(
  { ticketingAgreement }: CreateGdsOrder,
  { offer }: Priced,
  now: number,
): number {
  const limit = Math.min(
    officeInstant(offer.lastTicketingDate),
    offer.bounds[0]?.journey.flights[0]?.departureAt ?? Infinity,
  );
  const { option = 'CONFIRM', delay, dateTime } = ticketingAgreement ?? {};
  if (option !== 'DELAY_TO_CANCEL') return limit;
  if (offer.isInstantTicketing)
    throw refused(2668, 'Instant ticketing is required', '/data/ticketingAgreement/option');
  const requested =
    dateTime === undefined ? now + parseInt(delay ?? '1D', 10) * DAY_MS : officeInstant(dateTime);
  if (Number.isNaN(requested))
    throw refused(477, 'Not a date', '/data/ticketingAgreement/dateTime');
  if (requested <= now)
    throw refused(4926, 'Date/Time is in the past', '/data/ticketingAgreement/dateTime');
  return Math.min(limit, requested);
}
function reserve({ inventory }: Gds, reservation: Reservation): void {
  const outcome = inventory.reserve(reservation);
  if (outcome === 'SEAT_TAKEN')
    throw unavailable('A seat was taken meanwhile', `${POINTER}/travelerPricings`);
  if (outcome !== 'RESERVED') throw gone(outcome);
}

/** Requests the tickets of an order from the consolidator. */
export function withIssuance(order: GdsOrder, { now, ticketMs }: Gds): GdsOrder {
  const trigger = gdsTriggerOf(order.paperwork.travelers);
  const orderedAt = now().getTime();
  return {
    ...order,
    issuance: {
      orderedAt,
      readyAt: orderedAt + (trigger === GDS_TRIGGERS.lateTicket ? HOUR_MS : ticketMs),
      isRefused: trigger === GDS_TRIGGERS.noTicket,
    },
  };
}

/**
 * Prices and checks an order, takes its seats and stores it, all in one turn of the event loop. @throws AmadeusError 34107,
 * 34651, 37200, 38034, 4926, 32171, 2668
 */
export function makeGdsOrder(gds: Gds, data: CreateGdsOrder, isRaised: boolean): GdsOrder {
  const { inventory, moves, orders } = gds;
  const [sent] = data.flightOffers;
  const trigger = gdsTriggerOf(data.travelers);
  if (!sent || trigger === GDS_TRIGGERS.soldOut) throw notSold();
  if (trigger === GDS_TRIGGERS.refused)
    throw refused(36870, 'The airline refused the booking', POINTER);
  const priced = raiseIf(
    isRaised || trigger === GDS_TRIGGERS.priceUp,
    moves,
    priceAgain(inventory, moves, sent, POINTER, gone),
  );
  checkTravelers(inventory, data, priced);
  const services = servicesOf(inventory, priced);
  const grandTotal = priced.offer.total + servicesTotal(services);
  checkTotal(priced, grandTotal);
  const now = gds.now().getTime();
  const cancelAt = cancelAtOf(data, priced, now);
  const { selection, bounds, isInstantTicketing } = priced.offer;
  const reservation = { selection, seats: services.choices };
  reserve(gds, reservation);
  const pnr = orders.newPnr();
  const { travelers, contacts, remarks, formOfPayments } = data;
  const order: GdsOrder = {
    id: `eJzTd9f3${Buffer.from(`${pnr}|${now.toString(36)}`).toString('base64url')}=`,
    pnr,
    createdAt: now,
    offer: wireGdsOffer(priced.offer, formatAsSent(priced, services)),
    paperwork: { travelers, contacts, remarks, formOfPayments },
    reservation,
    grandTotal,
    retained: retainedOf(priced.offer) + servicesTotal(services),
    departureAt: bounds[0]?.journey.flights[0]?.departureAt ?? 0,
    option: data.ticketingAgreement?.option ?? 'CONFIRM',
    cancelAt,
    issuance: null,
    cancelled: null,
  };
  const made = isInstantTicketing ? withIssuance(order, gds) : order;
  orders.save(made);
  return made;
}
