import type { Cancellation, FlightOffer } from '@tiquete/contracts';
import { ADMINISTRATIVE_FEE_CODE } from '../search/toFlightOffer';
import { departureOf } from '../trip';
import { AppError } from '../../../lib/errors';
import { PAY_BY_MS } from '../../../bookings/prebook';
import type { SupplierFlightOffer } from '../ports';

/** Hours before the departure until which an airline accepts a cancellation. */
const NOTICE_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Our administrative fee in whole pesos, as the offer displays it. */
export const feeOf = ({ travelerPricings }: Pick<FlightOffer, 'travelerPricings'>): number =>
  travelerPricings
    .flatMap(({ price }) => price.fees)
    .reduce((sum, { code, amount }) => (code === ADMINISTRATIVE_FEE_CODE ? sum + amount : sum), 0);

/**
 * Penalties for returning the tickets. Until a day before the departure the fare's penalty of each ticket, our fee, and the
 * seats and bags (`services`, in whole pesos) are retained. After that, or when the fare states no rules, everything is.
 * Times have the UTC offset of the departure.
 */
export function flightTerms(offer: FlightOffer, services: number, now: Date): Cancellation {
  const total = offer.price.grandTotal + services;
  const until = hoursBefore(departureOf(offer), NOTICE_HOURS);
  const isPastDeadline = Date.parse(until) <= now.getTime();
  const penalty = isPastDeadline ? total : penaltyOf(offer, services, total);
  const step = (from: string | null, retained: number) => ({
    from,
    refund_amount: total - retained,
    penalty_amount: retained,
    penalty_porcent: Math.round((1000 * retained) / total) / 10,
  });
  if (penalty === null)
    return {
      refundable: false,
      free_until: null,
      timeline: [{ ...step(null, total), penalty_unknown: true }, step(until, total)],
    };
  if (penalty >= total)
    return { refundable: false, free_until: null, timeline: [step(null, total)] };
  return {
    refundable: true,
    free_until: penalty === 0 ? until : null,
    timeline: [step(null, penalty), step(until, total)],
  };
}

/** Retained amount in whole pesos. Null when the airline states no penalty, or does not say whether it refunds. */
function penaltyOf(offer: FlightOffer, services: number, total: number): number | null {
  const { refundable, refund_penalty: each } = offer.fare_rules_short;
  if (refundable === false) return total;
  if (refundable === null || each === null) return null;
  const fee = feeOf(offer);
  const tickets = offer.travelerPricings.reduce(
    (sum, pricing) =>
      sum + Math.min(each, pricing.price.total - feeOf({ travelerPricings: [pricing] })),
    0,
  );
  return Math.min(total, tickets + fee + services);
}

/**
 * Subtracts hours and leaves the UTC offset as it is. Across a clock change the offset is not the local one, but the instant
 * is correct.
 */
function hoursBefore(instant: string, hours: number): string {
  const offset = instant.slice(19);
  const minutes =
    (offset.startsWith('-') ? -1 : 1) *
    (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)));
  return `${new Date(Date.parse(instant) - hours * HOUR_MS + minutes * 60_000).toISOString().slice(0, 19)}${offset}`;
}

/** Milliseconds that the engine needs between the last payment and the end of the hold. */
const HOLD_AFTER_MS = 5 * 60_000;
/** Milliseconds between the last payment and the end of an offer without a hold, which is ordered after the payment. */
const ORDER_MS = 2 * 60_000;
/** Shortest session that the gateway accepts. */
const SHORTEST_MS = 5 * 60_000;

/**
 * Time until which a booking made now can be paid, and until which its seats must be held (null without a hold). @throws
 * AppError OFFER_NO_LONGER_AVAILABLE when too little time is left to pay
 */
export function flightPayBy(
  { hold_until, bookable_until }: Pick<SupplierFlightOffer, 'hold_until' | 'bookable_until'>,
  now: Date,
): { payBy: Date; holdUntil: Date | null } {
  const wanted = now.getTime() + PAY_BY_MS;
  if (hold_until !== null) {
    const holdUntil = Math.min(wanted + HOLD_AFTER_MS, Date.parse(hold_until));
    return {
      payBy: mustSuffice(Math.min(wanted, holdUntil - HOLD_AFTER_MS), now),
      holdUntil: new Date(holdUntil),
    };
  }
  const end = bookable_until === null ? Infinity : Date.parse(bookable_until) - ORDER_MS;
  return { payBy: mustSuffice(Math.min(wanted, end), now), holdUntil: null };
}

function mustSuffice(payBy: number, now: Date): Date {
  if (payBy - now.getTime() < SHORTEST_MS) throw new AppError('OFFER_NO_LONGER_AVAILABLE');
  return new Date(payBy);
}
