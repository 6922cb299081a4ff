import { CURRENCY, type ExchangeRate } from '@tiquete/contracts';
import { mapInTurns } from '../../../lib/async/mapInTurns';
import type {
  FlightOrderRequest,
  FlightSupplier,
  FlightUndoOutcome,
  SupplierFlightOffer,
} from '../../../products/flights/ports';
import type { SupplierOutcome } from '../../../bookings/ports';
import { retryPrice } from '../../air/retryPrice';
import { isAbove } from '../../air/inPesos';
import { createQuoteMoney, withStoredRate, toMoney } from '../../quoteMoney';
import { officeInstant, type RawOffer, rawOfferSchema } from '../wire';
import { isNotFound, issueOf } from '../refusal';
import { toAmadeusOrder } from './orderRequest';
import {
  amadeusCancelled,
  hasEndedFlight,
  areTicketsTakenBack,
  isTicketed,
  amadeusOrderOutcome,
  amadeusFailureOutcome,
  outcomeOfLookUp,
  amadeusTicketOutcome,
  amadeusOrderTotal,
} from './outcome';
import { quoteAmadeus, readAmadeusPrice, type AmadeusSaleParts } from './readPrice';
import { fromAmadeusSeatMaps } from './seatMaps';
import type { AmadeusOrder } from './wire';
import type { AmadeusClient } from '../client';

/** Issues the tickets of orders. The README in this folder names the contract that it needs. */
export interface TicketIssuer {
  /**
   * Issues the tickets of an order and returns the order, which may not have them yet. A repeated call is harmless. @throws
   * SupplierError
   */
  issue(orderId: string, signal: AbortSignal): Promise<AmadeusOrder>;
}

/** Milliseconds of tolerance for the vendor's clock and timer, which may be slower than ours. */
const MARGIN_MS = 2 * 60_000;

type Ordered = { kind: 'ordered'; order: AmadeusOrder } | Exclude<SupplierOutcome, { kind: 'yes' }>;
type Sale = Omit<
  FlightSupplier,
  'code' | 'search' | 'upsell' | 'list' | 'calendar' | 'places' | 'close'
>;

/** The sale: pricing, seats, orders and tickets. The README of the adapter describes it. */
export function createAmadeusSale(parts: AmadeusSaleParts & { issuer: TicketIssuer }): Sale {
  const { client, clock, exchange, onDropped, issuer } = parts;
  /** True when the order costs more than `total`, at the booking's exchange rate. @throws UnsoldCurrency without a rate */
  const costsMore = (order: AmadeusOrder, total: number, rate: ExchangeRate | undefined): boolean =>
    isAbove(amadeusOrderTotal(order), total, createQuoteMoney(withStoredRate(exchange, rate)));

  /**
   * Prices the offer, because the vendor only orders an offer that was priced just before. Without an answer the outcome is
   * a definite no, because no order was requested yet.
   */
  const priceToOrder = async (
    { offer, extras, total }: FlightOrderRequest,
    signal: AbortSignal,
  ): Promise<{ kind: 'priced'; raw: RawOffer } | Extract<Ordered, { kind: 'no' }>> => {
    const atStoredRate = { ...parts, exchange: withStoredRate(exchange, offer.quoted?.rate) };
    const quoted = await retryPrice(
      () => quoteAmadeus(atStoredRate, offer.key, extras, [], signal),
      signal,
    );
    if (!quoted) return { kind: 'no', reason: 'refused' };
    if (quoted.kind !== 'quoted') return { kind: 'no', reason: 'sold-out' };
    return quoted.offer.totalPrice + quoted.servicesTotal > total
      ? { kind: 'no', reason: 'price-changed' }
      : { kind: 'priced', raw: quoted.raw };
  };
  const order = async (
    request: FlightOrderRequest,
    holdUntil: Date | null,
    signal: AbortSignal,
  ): Promise<Ordered> => {
    const priced = await priceToOrder(request, signal);
    if (priced.kind === 'no') return priced;
    let made: AmadeusOrder;
    try {
      made = (await client.createOrder(toAmadeusOrder(request, priced.raw, holdUntil), signal))
        .data;
    } catch (error) {
      return amadeusFailureOutcome(error);
    }
    if (!hasEndedFlight(made)) return { kind: 'ordered', order: made };
    // An order that lacks a flight is useless and is cancelled.
    return (await undo(made.id, signal)).kind === 'yes' ? amadeusCancelled : { kind: 'unknown' };
  };
  /** Reads the current order. An order that cannot be found was cancelled. */
  const readOrder = async (id: string, signal: AbortSignal): Promise<Ordered> => {
    try {
      const { data } = await client.order(id, signal);
      return { kind: 'ordered', order: data };
    } catch (error) {
      return outcomeOfLookUp(error);
    }
  };
  const verify = async (
    held: string,
    { offer, total }: FlightOrderRequest,
    signal: AbortSignal,
  ): Promise<SupplierOutcome> => {
    const read = await readOrder(held, signal);
    if (read.kind !== 'ordered') return read;
    try {
      return costsMore(read.order, total, offer.quoted?.rate)
        ? { kind: 'no', reason: 'price-changed' }
        : amadeusOrderOutcome(read.order);
    } catch {
      return { kind: 'unknown' };
    }
  };
  const undo = async (id: string, signal: AbortSignal): Promise<FlightUndoOutcome> => {
    const before = await readOrder(id, signal);
    if (before.kind !== 'ordered') return before.kind === 'no' ? { kind: 'yes' } : before;
    if (areTicketsTakenBack(before.order)) return { kind: 'yes' };
    // Only the consolidator can refund tickets. Cancelling the order would leave them unrefunded.
    if (isTicketed(before.order)) return { kind: 'no', reason: 'consolidator', isManual: true };
    try {
      await client.cancel(id, signal);
      return { kind: 'yes', penalty: toMoney(0, CURRENCY) };
    } catch (error) {
      if (isNotFound(error)) return { kind: 'yes' };
      const read = await readOrder(id, signal);
      if (read.kind === 'no') return { kind: 'yes' };
      return issueOf(error)?.status === 400 && read.kind === 'ordered'
        ? { kind: 'no', reason: 'refused' }
        : { kind: 'unknown' };
    }
  };
  return {
    price: (offer, travelers, services, signal, rate) =>
      readAmadeusPrice(
        { ...parts, exchange: withStoredRate(exchange, rate) },
        offer,
        travelers,
        services,
        signal,
      ),
    async seatMaps(offer, _travelers, signal) {
      const { data } = await client.seatMaps({ data: [rawOfferSchema.parse(offer.key)] }, signal);
      const money = createQuoteMoney(withStoredRate(exchange, offer.quoted?.rate));
      return (
        await mapInTurns(data, (row) => fromAmadeusSeatMaps([row], money, onDropped), 1)
      ).flat();
    },
    async hold(request, signal) {
      const { offer } = request;
      if (offer.hold_until === null) return { kind: 'no', reason: 'refused' };
      const last = new Date(offer.hold_until);
      const until = request.holdUntil && request.holdUntil < last ? request.holdUntil : last;
      const ordered = await order(request, until, signal);
      if (ordered.kind !== 'ordered') return ordered;
      const outcome = amadeusOrderOutcome(ordered.order);
      if (outcome.kind !== 'yes') return outcome;
      return {
        kind: 'yes',
        held: ordered.order.id,
        until: officeInstant(ordered.order.ticketingAgreement.dateTime) ?? until,
      };
    },
    lookUpHold: async (hold) => ({ kind: isHoldOver(hold, clock()) ? 'not-found' : 'unknown' }),
    async release(hold, signal) {
      if (hold.held !== null) return undo(hold.held, signal);
      return { kind: isHoldOver(hold, clock()) ? 'yes' : 'unknown' };
    },
    async book(request, signal) {
      if (request.held !== null) return verify(request.held, request, signal);
      const ordered = await order(request, null, signal);
      return ordered.kind === 'ordered' ? amadeusOrderOutcome(ordered.order) : ordered;
    },
    async lookUp({ locator }, signal) {
      if (locator === null) return { kind: 'unknown' };
      const read = await readOrder(locator, signal);
      return read.kind === 'ordered' ? amadeusOrderOutcome(read.order) : read;
    },
    async issue({ locator, total, passengers, rate }, signal) {
      const read = await readOrder(locator, signal);
      if (read.kind !== 'ordered') return read;
      const before = amadeusTicketOutcome(read.order, passengers);
      if (before.kind === 'yes' || before.kind === 'no') return before;
      if (amadeusOrderOutcome(read.order).kind !== 'yes') return { kind: 'unknown' };
      try {
        if (costsMore(read.order, total, rate)) return { kind: 'no', reason: 'price-changed' };
        const after = amadeusTicketOutcome(await issuer.issue(locator, signal), passengers);
        return after.kind === 'not-found' ? { kind: 'unknown' } : after;
      } catch (error) {
        return outcomeOfLookUp(error);
      }
    },
    async lookUpTickets({ locator, passengers }, signal) {
      const read = await readOrder(locator, signal);
      return read.kind === 'ordered' ? amadeusTicketOutcome(read.order, passengers) : read;
    },
    cancel: undo,
  };
}

/** True when a hold with a lost answer has certainly ended: at the requested time, or with the offer itself. */
function isHoldOver(
  { offer, holdUntil }: { offer: SupplierFlightOffer; holdUntil: Date | null },
  now: Date,
): boolean {
  const until =
    holdUntil?.getTime() ?? (offer.hold_until ? Date.parse(offer.hold_until) : Infinity);
  return now.getTime() > until + MARGIN_MS;
}

/** Issuer of tickets in the sandbox, which takes the vendor's order id. */
export const issueByOrder = (client: Pick<AmadeusClient, 'issue'>): TicketIssuer => ({
  issue: async (orderId, signal) => (await client.issue(orderId, signal)).data,
});
