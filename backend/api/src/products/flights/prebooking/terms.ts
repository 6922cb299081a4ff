import type { Cancellation, FlightOffer } from '@tiquete/contracts';
import { ADMINISTRATIVE_FEE_CODE } from '../search/toFlightOffer';
import { departureOf } from '../trip';

/** Hours before the departure until which an airline accepts a cancellation. */
const NOTICE_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Our administrative fee in whole pesos in a displayed offer. */
export const feeOf = ({ travelerPricings }: Pick<FlightOffer, 'travelerPricings'>): number =>
  travelerPricings
    .flatMap(({ price }) => price.fees)
    .reduce((sum, { code, amount }) => (code === ADMINISTRATIVE_FEE_CODE ? sum + amount : sum), 0);

/**
 * Penalties for returning the tickets by the fare's own rules: the penalty of each ticket, our fee, and the chosen seats and
 * bags (`services`, whole pesos). Everything is retained from a day before the departure, and when the fare states no rules.
 * Steps carry the UTC offset of the departure.
 */
export function fareTerms(offer: FlightOffer, services: number, now: Date): Cancellation {
  const total = offer.price.grandTotal + services;
  const until = hoursBefore(departureOf(offer), NOTICE_HOURS);
  const isPastDeadline = Date.parse(until) <= now.getTime();
  const penalty = isPastDeadline ? total : penaltyOf(offer, services, total);
  const step = (from: string | null, kept: number) => ({
    from,
    refund_amount: total - kept,
    penalty_amount: kept,
    penalty_porcent: Math.round((1000 * kept) / total) / 10,
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

/** Null when the airline states no penalty, or does not say whether it refunds. */
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
 * Keeps the UTC offset of the given instant. The local offset differs only across a clock change; the instant is correct in
 * any case.
 */
function hoursBefore(instant: string, hours: number): string {
  const offset = instant.slice(19);
  const minutes =
    (offset.startsWith('-') ? -1 : 1) *
    (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)));
  return `${new Date(Date.parse(instant) - hours * HOUR_MS + minutes * 60_000).toISOString().slice(0, 19)}${offset}`;
}
