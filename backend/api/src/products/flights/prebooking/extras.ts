import type {
  Cancellation,
  Cart,
  Optional,
  OptionalKind,
  OptionalSearch,
} from '@tiquete/contracts';
import { AppError } from '../../../lib/errors';
import { withinDeadline } from '../../../lib/search/withinDeadline';
import type { Log } from '../../../lib/search/log';
import type { FoundExtras, WantedItem } from '../../../bookings/extras';
import { supplierOf } from '../../../bookings/prebook';
import { flightSaleWords as words } from '../messages';
import type { FlightSupplier, OfferedExtra, SupplierSeatMap } from '../ports';
import type { CartLine, PrebookingRow, PrebookingStore } from './prebookingStore';
import { departureDayOf } from '../trip';
import { checkCart, toCartLine } from './cartLine';

/** Milliseconds that the checkout waits for seat maps. After that no seats are offered. */
const SEATS_MS = 8000;

interface ExtrasParts {
  store: PrebookingStore;
  suppliers: readonly FlightSupplier[];
  clock: () => Date;
  log: Log;
}
export type FlightExtras = ReturnType<typeof createFlightExtras>;

/** Seats and bags of a prebooking, and its cart. */
export function createFlightExtras({ store, suppliers, clock, log }: ExtrasParts) {
  const services = {
    /** Reads and stores the current seat maps. @throws AppError when the supplier does not answer */
    async readSeats(row: PrebookingRow, signal: AbortSignal): Promise<SupplierSeatMap[]> {
      const { offer, travelers } = row.supplier;
      const seats = await withinDeadline(SEATS_MS, signal, log, (limit) =>
        supplierOf(suppliers, row.source).seatMaps(offer, travelers, limit),
      );
      await store.change(row, (_, write) => write({ seats }));
      return seats;
    },
    /** Seats and bags on sale for a prebooking, with the cart. A missing seat map gives a warning. */
    async search(
      row: PrebookingRow,
      kinds: readonly OptionalKind[] | undefined,
      signal: AbortSignal,
    ): Promise<FoundExtras> {
      const wants = (kind: OptionalKind) => kinds === undefined || kinds.includes(kind);
      const seats =
        wants('SEATS') && row.answer.seatmaps_available
          ? await services
              .readSeats(row, signal)
              .catch((error: unknown) => withoutSeats(error, signal))
          : [];
      const data: OptionalSearch = {
        optionals: row.supplier.bags
          .filter(({ kind }) => wants(kind))
          .map((bag) => toOptional(bag, row)),
        seat_maps: (seats ?? []).map(({ map }) => map),
        cart: cartOf(row),
      };
      return {
        data,
        warnings:
          seats === null
            ? [{ code: 'SUPPLIER_ERROR', title: words.seatsSilent, detail: row.source }]
            : [],
      };
    },
    /**
     * Replaces the whole cart by `items`. @throws AppError CART_VERSION with the current cart, PREBOOKING_EXPIRED, and the
     * errors of an item
     */
    update: (
      prebooking: Pick<PrebookingRow, 'id' | 'brand'>,
      items: readonly WantedItem[],
      seenVersion: number,
    ): Promise<Cart> =>
      store.change(prebooking, async (row, write) => {
        if (row.expires_at <= clock()) throw new AppError('PREBOOKING_EXPIRED');
        if (row.cart_version !== seenVersion)
          throw new AppError('CART_VERSION', { meta: { cart: cartOf(row) } });
        const cart = items.map((item, index) => toCartLine(item, index, row));
        checkCart(cart);
        const after = { ...row, cart, cart_version: row.cart_version + 1 };
        await write({ cart, cart_version: after.cart_version });
        return cartOf(after);
      }),
  };
  return services;
}

/** Returns null for a failure of the airline, so that no seats are offered. @throws any other error */
function withoutSeats(error: unknown, signal: AbortSignal): null {
  signal.throwIfAborted();
  if (error instanceof AppError) return null;
  throw error;
}

function toOptional(
  bag: OfferedExtra,
  { answer: { offer, dictionaries }, cart }: PrebookingRow,
): Optional {
  const airline = offer.validatingAirlineCodes[0] ?? '';
  return {
    code: bag.code,
    kind: bag.kind,
    name: bag.name,
    description: bag.description,
    operator_name: dictionaries.carriers[airline] ?? airline,
    date: departureDayOf(offer),
    price: bag.price,
    per: 'passenger',
    passenger_ids: bag.travelerIds,
    segment_ids: bag.segmentIds,
    max_quantity: bag.maxQuantity,
    selected: cart.some(({ code }) => code === bag.code),
    cancellation: nonRefundable(bag.price),
  };
}
/** Terms of extras bought with a ticket: only the legal right to withdraw refunds them. */
const nonRefundable = (price: number): Cancellation => ({
  refundable: false,
  free_until: null,
  timeline: [{ from: null, refund_amount: 0, penalty_amount: price, penalty_porcent: 100 }],
});

/** Whole pesos of all seats and bags. */
export const extrasTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { service }) => sum + service.amount, 0);

/** The cart of a prebooking in the contract's shape. */
export function cartOf({
  answer,
  cart,
  cart_version,
}: Pick<PrebookingRow, 'answer' | 'cart' | 'cart_version'>): Cart {
  const [subtotal, bookingTotal] = [extrasTotal(cart), answer.offer.price.grandTotal];
  return {
    items: cart.map(({ code, kind, name, price, service }) => ({
      code,
      kind,
      name,
      price,
      quantity: service.quantity,
      amount: service.amount,
      passenger_ids: [service.travelerId],
      segment_ids: service.segmentIds,
    })),
    subtotal,
    booking_total: bookingTotal,
    grand_total: bookingTotal + subtotal,
    version: cart_version,
  };
}
