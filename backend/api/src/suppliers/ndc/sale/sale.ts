import { mapInTurns } from '../../../lib/async/mapInTurns';
import { CURRENCY } from '@tiquete/contracts';
import type { HoldOutcome, SupplierOutcome } from '../../../bookings/ports';
import type { FlightOrderRequest, FlightSupplier } from '../../../products/flights/ports';
import { askAgain } from '../../air/retryPrice';
import { isAbove } from '../../air/inPesos';
import { createQuoteMoney, keeping } from '../../quoteMoney';
import { readKey } from '../key';
import { acceptChange, readChanges } from './changes';
import { issue } from './issue';
import { toOrderRequest } from './orderRequest';
import { ordersSince } from './ordersSince';
import {
  cancelled,
  isCancelled,
  outcomeOf,
  outcomeOfFailure,
  theOne,
  ticketsOf,
  totalOf,
} from './outcome';
import { quote, readPrice, type SaleParts } from './readPrice';
import { toSeatMaps } from './seatMaps';
import { undo } from './undo';
import type { WireOrder } from './wire';

/** Milliseconds by which the vendor's clock may be behind ours. */
const CLOCKS_MS = 5 * 60_000;
type Ordered = { kind: 'ordered'; order: WireOrder } | Exclude<SupplierOutcome, { kind: 'yes' }>;
type Found = WireOrder | 'several' | 'cancelled' | undefined;
type Sale = Omit<FlightSupplier, 'code' | 'search' | 'upsell' | 'calendar' | 'places' | 'close'> &
  Required<Pick<FlightSupplier, 'list'>>;

/** The sale: offers with their extras, orders, payments and cancellations. The README of the adapter describes it. */
export function createSale(parts: SaleParts): Sale {
  const { client, exchange, onDropped } = parts;

  /** Reads today's price first. No order exists before that call is sent, so a missing answer counts as a no. */
  const order = async (
    request: FlightOrderRequest,
    type: 'instant' | 'hold',
    signal: AbortSignal,
  ): Promise<Ordered> => {
    const key = readKey(request.offer.key);
    const kept = { ...parts, exchange: keeping(exchange, request.offer.quoted?.rate) };
    const quoted = await askAgain(
      () => quote(kept, key, request.passengers, request.services, signal),
      signal,
    );
    if (!quoted) return { kind: 'no', reason: 'refused' };
    if (quoted.kind !== 'quoted') return { kind: 'no', reason: 'sold-out' };
    const amount = quoted.wire.total_amount + quoted.services.total;
    const asked = { amount, currency: quoted.wire.total_currency };
    if (isAbove(asked, request.total, quoted.money)) return { kind: 'no', reason: 'price-changed' };
    try {
      const made = await client.createOrder(
        toOrderRequest(request, {
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
      return outcomeOfFailure(error);
    }
  };
  /** Finds the order under any offer: an offer that was about to end was replaced by a new search before the order. */
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
  const asHold = (made: WireOrder): HoldOutcome =>
    isCancelled(made)
      ? cancelled
      : { kind: 'yes', held: made.id, until: made.payment_status.payment_required_by ?? null };
  const see = async (id: string, signal: AbortSignal): Promise<Ordered> =>
    client.order(id, signal).then(
      (seen): Ordered => ({ kind: 'ordered', order: seen }),
      () => ({ kind: 'unknown' }),
    );

  return {
    price: (offer, travelers, services, signal, kept) =>
      readPrice(
        { ...parts, exchange: keeping(exchange, kept) },
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
        money: createQuoteMoney(keeping(exchange, offer.quoted?.rate)),
        onDropped,
      };
      const rows = await client.seatMaps(key.id, signal);
      return (await mapInTurns(rows, (row) => toSeatMaps([row], key, mapParts), 1)).flat();
    },
    async hold(request, signal) {
      if (request.offer.hold_until === null) return { kind: 'no', reason: 'refused' };
      const made = await order(request, 'hold', signal);
      return made.kind === 'ordered' ? asHold(made.order) : made;
    },
    async lookUpHold(asked, signal) {
      try {
        const found = await find(asked, signal);
        if (found === undefined) return { kind: 'not-found' };
        if (found === 'several') return { kind: 'unknown' };
        return found === 'cancelled' ? cancelled : asHold(found);
      } catch {
        return { kind: 'unknown' };
      }
    },
    async release(asked, signal) {
      if (asked.held !== null) return undo(client, asked.held, signal);
      try {
        const found = await find(asked, signal);
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
          : await see(request.held, signal);
      if (made.kind !== 'ordered') return made;
      if (request.held === null) return outcomeOf(made.order);
      try {
        const money = createQuoteMoney(keeping(exchange, request.offer.quoted?.rate));
        return isAbove(totalOf(made.order), request.total, money)
          ? { kind: 'no', reason: 'price-changed' }
          : outcomeOf(made.order);
      } catch {
        return { kind: 'unknown' };
      }
    },
    async lookUp(asked, signal) {
      try {
        const found =
          asked.locator === null
            ? await find(asked, signal)
            : await client.order(asked.locator, signal);
        if (found === undefined) return { kind: 'not-found' };
        if (found === 'several') return { kind: 'unknown' };
        return found === 'cancelled' ? cancelled : outcomeOf(found);
      } catch {
        return { kind: 'unknown' };
      }
    },
    issue: (asked, signal) =>
      issue(client, asked, createQuoteMoney(keeping(exchange, asked.kept)), signal),
    async lookUpTickets({ locator }, signal) {
      const seen = await see(locator, signal);
      return seen.kind === 'ordered' ? ticketsOf(seen.order) : seen;
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
