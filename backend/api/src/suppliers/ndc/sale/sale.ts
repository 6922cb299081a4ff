import { mapInTurns } from '../../../lib/async/mapInTurns';
import { CURRENCY } from '@tiquete/contracts';
import type { HoldOutcome, SupplierOutcome } from '../../../bookings/ports';
import type { FlightOrderRequest, FlightSupplier } from '../../../products/flights/ports';
import { retryPrice } from '../../air/retryPrice';
import { isAbove } from '../../air/inPesos';
import { createQuoteMoney, withStoredRate } from '../../quoteMoney';
import { readKey } from '../key';
import { acceptChange, readChanges } from './changes';
import { issueNdcTickets } from './issue';
import { toNdcOrder } from './orderRequest';
import { ordersSince } from './ordersSince';
import {
  ndcCancelled,
  isCancelled,
  ndcOrderOutcome,
  ndcFailureOutcome,
  theOne,
  ndcTicketOutcome,
  ndcOrderTotal,
} from './outcome';
import { quoteNdc, readNdcPrice, type NdcSaleParts } from './readPrice';
import { fromNdcSeatMaps } from './seatMaps';
import { undo } from './undo';
import type { NdcOrder } from './wire';

/** Milliseconds of tolerance for the vendor's clock, which may be slower than ours. */
const CLOCKS_MS = 5 * 60_000;
type Ordered = { kind: 'ordered'; order: NdcOrder } | Exclude<SupplierOutcome, { kind: 'yes' }>;
type Found = NdcOrder | 'several' | 'cancelled' | undefined;
type Sale = Omit<FlightSupplier, 'code' | 'search' | 'upsell' | 'calendar' | 'places' | 'close'> &
  Required<Pick<FlightSupplier, 'list'>>;

/** The sale: offers with their extras, orders, payments and cancellations. The README of the adapter describes it. */
export function createNdcSale(parts: NdcSaleParts): Sale {
  const { client, exchange, onDropped } = parts;

  /**
   * Orders at today's price, which is read before. When that is not answered the outcome is a definite no, because no order
   * was requested yet.
   */
  const order = async (
    request: FlightOrderRequest,
    type: 'instant' | 'hold',
    signal: AbortSignal,
  ): Promise<Ordered> => {
    const key = readKey(request.offer.key);
    const atStoredRate = {
      ...parts,
      exchange: withStoredRate(exchange, request.offer.quoted?.rate),
    };
    const quoted = await retryPrice(
      () => quoteNdc(atStoredRate, key, request.passengers, request.extras, signal),
      signal,
    );
    if (!quoted) return { kind: 'no', reason: 'refused' };
    if (quoted.kind !== 'quoted') return { kind: 'no', reason: 'sold-out' };
    const amount = quoted.wire.total_amount + quoted.services.total;
    const price = { amount, currency: quoted.wire.total_currency };
    if (isAbove(price, request.total, quoted.money)) return { kind: 'no', reason: 'price-changed' };
    try {
      const made = await client.createOrder(
        toNdcOrder(request, {
          type,
          key,
          offer: quoted.wire,
          services: quoted.services.wanted,
          amount,
        }),
        signal,
      );
      return made ? { kind: 'ordered', order: made } : { kind: 'unknown' };
    } catch (error) {
      return ndcFailureOutcome(error);
    }
  };
  /**
   * Finds the order with our reference under any offer, because an offer that was about to end is replaced before the order.
   */
  const find = async (
    { reference, madeAt }: { reference: string; madeAt: Date },
    signal: AbortSignal,
  ): Promise<Found> =>
    theOne(
      await ordersSince(
        client,
        new Date(madeAt.getTime() - CLOCKS_MS),
        (one) => one === reference,
        signal,
      ),
      reference,
    );
  const asHold = (made: NdcOrder): HoldOutcome =>
    isCancelled(made)
      ? ndcCancelled
      : { kind: 'yes', held: made.id, until: made.payment_status.payment_required_by ?? null };
  const readOrder = async (id: string, signal: AbortSignal): Promise<Ordered> =>
    client.order(id, signal).then(
      (read): Ordered => ({ kind: 'ordered', order: read }),
      () => ({ kind: 'unknown' }),
    );

  return {
    price: (offer, travelers, services, signal, rate) =>
      readNdcPrice(
        { ...parts, exchange: withStoredRate(exchange, rate) },
        offer,
        travelers,
        services,
        signal,
      ),
    async seatMaps(offer, _travelers, signal) {
      const key = readKey(offer.key);
      const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments);
      const mapParts = {
        aircraftOf: (id: string) =>
          segments.find((segment) => segment.id === id)?.aircraft.code ?? '',
        currency: offer.quoted?.original.currency ?? CURRENCY,
        money: createQuoteMoney(withStoredRate(exchange, offer.quoted?.rate)),
        onDropped,
      };
      const rows = await client.seatMaps(key.id, signal);
      return (await mapInTurns(rows, (row) => fromNdcSeatMaps([row], key, mapParts), 1)).flat();
    },
    async hold(request, signal) {
      if (request.offer.hold_until === null) return { kind: 'no', reason: 'refused' };
      const made = await order(request, 'hold', signal);
      return made.kind === 'ordered' ? asHold(made.order) : made;
    },
    async lookUpHold(request, signal) {
      try {
        const found = await find(request, signal);
        if (found === undefined) return { kind: 'not-found' };
        if (found === 'several') return { kind: 'unknown' };
        return found === 'cancelled' ? ndcCancelled : asHold(found);
      } catch {
        return { kind: 'unknown' };
      }
    },
    async release(request, signal) {
      if (request.held !== null) return undo(client, request.held, signal);
      try {
        const found = await find(request, signal);
        if (found === undefined || found === 'cancelled') return { kind: 'yes' };
        return found === 'several' ? { kind: 'unknown' } : await undo(client, found.id, signal);
      } catch {
        return { kind: 'unknown' };
      }
    },
    async book(request, signal) {
      const made =
        request.held === null
          ? await order(request, 'instant', signal)
          : await readOrder(request.held, signal);
      if (made.kind !== 'ordered') return made;
      if (request.held === null) return ndcOrderOutcome(made.order);
      try {
        const money = createQuoteMoney(withStoredRate(exchange, request.offer.quoted?.rate));
        return isAbove(ndcOrderTotal(made.order), request.total, money)
          ? { kind: 'no', reason: 'price-changed' }
          : ndcOrderOutcome(made.order);
      } catch {
        return { kind: 'unknown' };
      }
    },
    async lookUp(request, signal) {
      try {
        const found =
          request.locator === null
            ? await find(request, signal)
            : await client.order(request.locator, signal);
        if (found === undefined) return { kind: 'not-found' };
        if (found === 'several') return { kind: 'unknown' };
        return found === 'cancelled' ? ndcCancelled : ndcOrderOutcome(found);
      } catch {
        return { kind: 'unknown' };
      }
    },
    issue: (request, signal) =>
      issueNdcTickets(
        client,
        request,
        createQuoteMoney(withStoredRate(exchange, request.rate)),
        signal,
      ),
    async lookUpTickets({ locator }, signal) {
      const read = await readOrder(locator, signal);
      return read.kind === 'ordered' ? ndcTicketOutcome(read.order) : read;
    },
    cancel: (locator, signal) => undo(client, locator, signal),
    scheduleChanges: (locator, signal) => readChanges(client, locator, signal),
    acceptChange: (changeId, signal) => acceptChange(client, changeId, signal),
    async list({ from, to }, signal) {
      const orders = await ordersSince(client, from, () => true, signal);
      const found = orders.filter(({ created_at }) => created_at >= from && created_at <= to);
      return found.map((one) => ({
        reference: one.metadata?.reference ?? '',
        locator: one.id,
        isCancelled: isCancelled(one),
      }));
    },
  };
}
