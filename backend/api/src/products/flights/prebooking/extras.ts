import type {
  Cancellation,
  Cart,
  Optional,
  OptionalKind,
  OptionalSearch,
} from '@tiquete/contracts';
import { AppError } from '../../../lib/errors';
import { askWithin } from '../../../lib/search/askWithin';
import type { Log } from '../../../lib/search/log';
import type { FoundExtras, WantedItem } from '../../../bookings/extras';
import { saleWords as words } from '../messages/sale';
import type { OfferedService, SupplierSeatMap } from '../ports';
import type { Prebookings } from './createPrebookings';
import type { PrebookingRow } from './row';
import type { PrebookingStore } from './prebookingStore';
import { departureDayOf } from '../trip';
import { cartOf } from './cartOf';
import { mustGoTogether, toLine } from './cartLine';

/** Milliseconds that a traveller in the checkout waits for seat maps; without them no seats are offered. */
const SEATS_MS = 8000;

export interface FlightServices {
  /** Seats and bags of a priced offer, with the cart. A missing seat map gives a warning. */
  search(
    row: PrebookingRow,
    kinds: readonly OptionalKind[] | undefined,
    signal: AbortSignal,
  ): Promise<FoundExtras>;
  /**
   * Replaces the whole cart by `items`. @throws AppError CART_VERSION with the current cart, PREBOOKING_EXPIRED, and those of
   * an item
   */
  update(
    row: Pick<PrebookingRow, 'id' | 'brand'>,
    items: readonly WantedItem[],
    seenVersion: number,
  ): Promise<Cart>;
  /** Reads and stores the current maps. @throws AppError of a supplier that does not answer */
  readSeats(row: PrebookingRow, signal: AbortSignal): Promise<SupplierSeatMap[]>;
}
interface Parts {
  store: PrebookingStore;
  prebookings: Pick<Prebookings, 'supplierOf'>;
  clock: () => Date;
  log: Log;
}

export function createServices({ store, prebookings, clock, log }: Parts): FlightServices {
  const services: FlightServices = {
    async readSeats(row, signal) {
      const { offer, travelers } = row.supplier;
      const seats = await askWithin(SEATS_MS, signal, log, (limit) =>
        prebookings.supplierOf(row.source).seatMaps(offer, travelers, limit),
      );
      await store.change(row, (_, write) => write({ seats }));
      return seats;
    },
    async search(row, kinds, signal) {
      const wants = (kind: OptionalKind) => kinds === undefined || kinds.includes(kind);
      const seats =
        wants('SEATS') && row.answer.seatmaps_available
          ? await services
              .readSeats(row, signal)
              .catch((error: unknown) => seatsAreSilent(error, signal))
          : [];
      const data: OptionalSearch = {
        optionals: row.supplier.bags
          .filter(({ kind }) => wants(kind))
          .map((bag) => toExtra(bag, row)),
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
    update: (of, items, seenVersion) =>
      store.change(of, async (row, write) => {
        if (row.expires_at <= clock()) throw new AppError('PREBOOKING_EXPIRED');
        if (row.cart_version !== seenVersion)
          throw new AppError('CART_VERSION', { meta: { cart: cartOf(row) } });
        const cart = items.map((item, index) => toLine(item, index, row));
        mustGoTogether(cart);
        const after = { ...row, cart, cart_version: row.cart_version + 1 };
        await write({ cart, cart_version: after.cart_version });
        return cartOf(after);
      }),
  };
  return services;
}

/** Returns null when the airline did not answer, so that seats are left out. @throws any other error */
function seatsAreSilent(error: unknown, signal: AbortSignal): null {
  signal.throwIfAborted();
  if (error instanceof AppError) return null;
  throw error;
}

function toExtra(
  bag: OfferedService,
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
    cancellation: keptWhole(bag.price),
  };
}
/** Extras bought with a ticket are refunded only by the right to withdraw. */
const keptWhole = (price: number): Cancellation => ({
  refundable: false,
  free_until: null,
  timeline: [{ from: null, refund_amount: 0, penalty_amount: price, penalty_porcent: 100 }],
});
