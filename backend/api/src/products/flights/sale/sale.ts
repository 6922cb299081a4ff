import { flightSnapshotSchema } from '@tiquete/contracts';
import { hasRetracto, retractoPenalty, today } from '@tiquete/domain';
import {
  acceptsRise,
  costOf,
  penaltyInPesos,
  listAtSuppliers,
  mostFor,
  supplierOf,
} from '../../../bookings/prebook';
import type {
  BookingDraft,
  ProductModule,
  SoldBooking,
  SupplierOutcome,
  TermsNow,
  UndoOutcome,
} from '../../../bookings/ports';
import type { Log } from '../../../lib/search/log';
import type {
  FlightOrderRequest,
  FlightPassenger,
  FlightSupplier,
  FlightUndoOutcome,
} from '../ports';
import {
  type FlightSupplierData,
  flightSupplierDataSchema,
  flightPassengerDetailsSchema,
} from './supplierData';
import { departureOf } from '../trip';

/** Milliseconds within which a vendor may make an order that it has accepted. */
const SETTLES_AFTER_MS = 180_000;

export interface FlightSaleOptions {
  suppliers: readonly FlightSupplier[];
  log: Log;
  settlesAfterMs?: number;
}

/**
 * Sale of flights, which the checkout engine calls. Seats are held until the payment if the airline supports it, and
 * ticketed after the payment.
 */
export function createFlightSale({
  suppliers,
  log,
  settlesAfterMs = SETTLES_AFTER_MS,
}: FlightSaleOptions): ProductModule {
  const supplierFor = ({ supplier }: BookingDraft) => supplierOf(suppliers, supplier);
  return {
    product: 'FLIGHT',
    settlesAfterMs,
    holds: {
      canHold: ({ supplierData }) => readData({ supplierData }).holdUntil !== null,
      place: (booking, signal) => supplierFor(booking).hold(toOrder(booking), signal),
      lookUp: (booking, signal) => supplierFor(booking).lookUpHold(toLookUp(booking), signal),
      release: async (booking, signal) =>
        inPesos(
          booking,
          await supplierFor(booking).release({ ...toLookUp(booking), held: booking.held }, signal),
        ),
    },
    issues: {
      issue: (booking, signal) =>
        supplierFor(booking).issue(
          {
            reference: booking.reference,
            locator: booking.locator,
            // The tickets may cost this much at most. We pay a small increase since the payment ourselves.
            total: mostFor(toOrder(booking).total),
            rate: storedRate(booking),
            passengers: toPassengers(booking),
          },
          signal,
        ),
      lookUp: (booking, signal) =>
        supplierFor(booking).lookUpTickets(
          {
            reference: booking.reference,
            locator: booking.locator,
            passengers: toPassengers(booking),
          },
          signal,
        ),
    },
    async book(booking, signal): Promise<SupplierOutcome> {
      const supplier = supplierFor(booking);
      const order = toOrder(booking);
      const { travelers } = readData(booking);
      const checked = await supplier
        .price(order.offer, travelers, order.extras, signal, storedRate(booking))
        .catch((error: unknown) => {
          log.warn({ booking: booking.id, err: error }, 'not priced again before ordering');
          return null;
        });
      // Nothing is ordered yet, and the supplier checks the price again itself, so a failure there is a definite rejection.
      if (checked === null) return supplier.book({ ...order, held: booking.held }, signal);
      if (checked.kind !== 'priced') return { kind: 'no', reason: 'sold-out' };
      const { offer, extras, extrasTotal } = checked.priced;
      const priceNow = offer.price.grandTotal + extrasTotal;
      if (!acceptsRise(booking, { priceNow, charged: order.total }, log))
        return { kind: 'no', reason: 'price-changed' };
      return supplier.book(
        { ...order, offer, extras, total: Math.max(priceNow, order.total), held: booking.held },
        signal,
      );
    },
    lookUp: (booking, signal) =>
      supplierFor(booking).lookUp({ ...toLookUp(booking), locator: booking.locator }, signal),
    cancel: async (booking, signal) =>
      inPesos(booking, await supplierFor(booking).cancel(booking.locator, signal)),
    listBookings: listAtSuppliers(suppliers),
    termsAt,
    hasOwnWithdrawal: true,
  };
}

/**
 * Cancellation terms until the first departure: the sold ones, or the airline's while its own change of the flight is
 * unanswered. Within two days of the payment, the legal right to withdraw applies if it costs less.
 */
function termsAt({ total, snapshot, paidAt }: SoldBooking, now: Date, sold: TermsNow): TermsNow {
  const {
    offer,
    is_international: isInternational,
    schedule_change: change,
  } = flightSnapshotSchema.parse(snapshot);
  const departure = departureOf(offer);
  const terms: TermsNow = {
    ...sold,
    startsAt: new Date(departure),
    right: sold.penalty < total ? 'FARE' : null,
  };
  if (change?.answer === null && change.actions.includes('REFUND') && change.penalty !== null)
    return change.penalty <= sold.penalty
      ? { ...terms, penalty: change.penalty, right: null, freeUntil: null }
      : terms;
  if (
    !paidAt ||
    !hasRetracto({ paidAt, departureDay: departure.slice(0, 10), isInternational }, now)
  )
    return terms;
  const penalty = retractoPenalty(
    offer.travelerPricings.map(({ price }) => price.base),
    today(paidAt),
  );
  return penalty <= sold.penalty
    ? { ...terms, penalty, right: 'RETRACTO', freeUntil: null }
    : terms;
}

/** The supplier's penalty at the rate of the sale. */
function inPesos(booking: BookingDraft, outcome: FlightUndoOutcome): UndoOutcome {
  if (outcome.kind !== 'yes') return outcome;
  const penalty = penaltyInPesos(outcome.penalty, storedRate(booking));
  return { kind: 'yes', ...(penalty !== undefined && { penalty }) };
}

const readData = ({ supplierData }: Pick<BookingDraft, 'supplierData'>): FlightSupplierData =>
  flightSupplierDataSchema.parse(supplierData);

const storedRate = (booking: Pick<BookingDraft, 'supplierData'>) =>
  readData(booking).offer.quoted?.rate;

function toLookUp(booking: BookingDraft) {
  const { offer, holdUntil } = readData(booking);
  return {
    reference: booking.reference,
    offer,
    madeAt: booking.madeAt,
    holdUntil: holdUntil === null ? null : new Date(holdUntil),
  };
}

/** Order for the supplier, at most at the charged price without mark-up and fee. */
function toOrder(booking: BookingDraft): FlightOrderRequest {
  const { offer, services, fee, holdUntil } = readData(booking);
  const { customer, contact } = booking.people;
  return {
    reference: booking.reference,
    offer,
    extras: services,
    total: costOf(booking) - fee,
    passengers: toPassengers(booking),
    contact: contact ?? {
      firstName: customer.name,
      lastName: customer.lastname,
      email: customer.email,
      phoneCountry: customer.phone_country,
      phone: customer.phone,
    },
    holdUntil: holdUntil === null ? null : new Date(holdUntil),
  };
}

function toPassengers(booking: BookingDraft): FlightPassenger[] {
  const { travelers } = readData(booking);
  return booking.people.passengers.map(({ name, lastname, details }) => {
    const { id, birthDate, gender, document, loyalty } =
      flightPassengerDetailsSchema.parse(details);
    const person = travelers.find((one) => one.id === id);
    if (!person) throw new Error(`The order has no traveller ${id}.`);
    return {
      ...person,
      firstName: name,
      lastName: lastname,
      birthDate,
      gender,
      document,
      ...(loyalty.length > 0 && { loyalty }),
    };
  });
}
