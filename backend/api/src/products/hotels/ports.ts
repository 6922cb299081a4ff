import type {
  ExchangeRate,
  HotelContent,
  HotelReviews,
  HotelRoom,
  HotelSearchQuery,
  HotelSummary,
  HotelSupplierCode,
  HotelTariff,
  Money,
  QuotedMoney,
} from '@tiquete/contracts';
import type { ListedAtSupplier, SupplierOutcome } from '../../modules/checkout/ports';

/** Exactly one of `destination_code` and `Hotel_codes` is filled; the stay and the rooms are within the contract's bounds. */
export type HotelQuery = Pick<
  HotelSearchQuery,
  'checkin' | 'checkout' | 'rooms' | 'destination_code' | 'Hotel_codes' | 'client_nationality'
>;
/** A hotel with what its cheapest bookable rooms for the whole query cost; money in whole pesos. */
export type SupplierHotel = Omit<HotelSummary, 'supplier' | 'min_rate_per_night' | 'image'>;
/** One hotel for one stay; the place of the search does not matter any more. */
export type HotelStay = Pick<
  HotelQuery,
  'checkin' | 'checkout' | 'rooms' | 'client_nationality'
> & { hotelCode: string };
/** What a room is. Rooms of several types are one: their names joined, what they hold added up. */
export type SupplierRoom = Omit<HotelRoom, 'roomCode' | 'tariffs'> & { code: string };
/** A price for all rooms of the stay together, in whole pesos. */
export type SupplierRate = Pick<
  HotelTariff,
  | 'total'
  | 'per_night'
  | 'price_breakdown'
  | 'cancellation'
  | 'promotion'
  | 'payment_type'
  | 'rate_comments'
  | 'recheck_required'
> & {
  /** The supplier's own; never leaves the server. */
  key: string;
  room: SupplierRoom;
  board: HotelTariff['boardCode'];
  /** Rooms left; null when not reported. */
  allotment: number | null;
  /** Where the supplier asks for another currency. */
  quoted?: QuotedMoney;
};
/** A hotel's page, under the supplier's own code. */
export type SupplierContent = HotelContent;
/** What the hotel learns of the people; `room` counts from 1 in the order of the stay's rooms. */
export interface SupplierGuest {
  room: number;
  type: 'AD' | 'CH';
  name: string;
  lastname: string;
  /** Whole years on arrival; of children the ones searched with. */
  age: number;
}
export interface SupplierBooking {
  /** Ours, at most 20 characters: what `lookUp` finds it by. */
  reference: string;
  /** Of a rate re-checked a moment ago. */
  key: string;
  /** Whole pesos that we pass on at most. */
  total: number;
  stay: HotelStay;
  holder: { name: string; lastname: string };
  guests: SupplierGuest[];
  remark: string;
  /** The rate that was kept with the booking, by which `total` is compared. */
  kept?: ExchangeRate;
}
/** Of what was shown or sold already. */
export interface ShownBefore {
  /** The rate of exchange that it was shown by, if it was. */
  kept: ExchangeRate | undefined;
  isSold?: boolean;
}
export type Rechecked =
  | {
      kind: 'priced';
      rate: SupplierRate;
      /** Names the room, or the rooms in their order: the same at every check of the same rate. */
      roomId?: string;
      /** Charges that the hotel collects itself, in its own currencies. */
      atHotel?: Money[];
    }
  | { kind: 'gone' };
export type CancelOutcome =
  | {
      kind: 'yes';
      /** As the supplier states it, in its own currency; absent when it does not. */ penalty?: Money;
    }
  | Exclude<SupplierOutcome, { kind: 'yes' }>;

/** The port of hotel suppliers; `suppliers/contract.ts` and `suppliers/saleContract.ts` are its suite. */
export interface HotelSupplier {
  readonly code: HotelSupplierCode;
  /**
   * Hotels with a price; none is an answer. A hotel that cannot be read is left out, and so is one in a currency without a
   * usable rate, which `onUnsold` is told of.
   * @throws SupplierError; `malformed` when there were hotels and none could be read. The signal's reason when the caller gave up.
   */
  search(
    query: HotelQuery,
    signal: AbortSignal,
    onUnsold?: (currency: string) => void,
  ): Promise<SupplierHotel[]>;
  /** The same in two steps: asking, and reading what came, for which the supplier is not to blame. @throws SupplierError, as the function that is answered does */
  searchUnread?(
    query: HotelQuery,
    signal: AbortSignal,
  ): Promise<(onUnsold: (currency: string) => void) => Promise<SupplierHotel[]>>;
  /**
   * Rates that can be booked, cheapest first; none when sold out. Without content of its own, the hotel is described by what its prices say.
   * @throws SupplierError; UnsoldCurrency when its only rates are in one that cannot be converted now
   */
  details(
    stay: HotelStay,
    signal: AbortSignal,
  ): Promise<{ content: SupplierContent; rates: SupplierRate[] }>;
  /**
   * Today's price of a rate of `details`. It may be requested again at any time; the key of the answer is for booking at once. A
   * price that was shown before keeps its exchange rate. The breakdown leaves out the charges that the hotel collects: `atHotel`
   * has them unconverted.
   * @throws SupplierError, UnsoldCurrency while that cannot be said
   */
  recheck(
    key: string,
    stay: HotelStay,
    signal: AbortSignal,
    before?: ShownBefore,
  ): Promise<Rechecked>;
  /** Never throws: whatever is not clear is `unknown`. Does not look up first. */
  book(booking: SupplierBooking, signal: AbortSignal): Promise<SupplierOutcome>;
  /** The booking under our reference, which is no older than `madeAt`; changes nothing. Never throws. */
  lookUp(
    reference: string,
    signal: AbortSignal,
    madeAt?: Date,
  ): Promise<SupplierOutcome | { kind: 'not-found' }>;
  /** `yes` also when it was cancelled before. A simulation says what cancelling now would cost. Never throws. */
  cancel(
    locator: string,
    mode: 'SIMULATION' | 'CANCELLATION',
    signal: AbortSignal,
  ): Promise<CancelOutcome>;
  /**
   * What guests wrote of the hotel under its own code, where they hand that out; null for a hotel that nobody wrote about.
   * @throws SupplierError
   */
  reviews?(hotelCode: string, signal: AbortSignal): Promise<HotelReviews | null>;
  /** What was made in these days, where they offer a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
}
/** What this module needs to know of places. */
export interface Destinations {
  /** False for a code that no supplier sells; undefined while that cannot be said. */
  isKnown(code: string): boolean | undefined;
  /** YYYY-MM-DD where the hotels are; Colombia's day for a place that is not known. */
  today(code: string | undefined): string;
  /** ISO; undefined for a place that is not known. */
  countryOf(code: string): string | undefined;
  /** Every supplier's code of the properties that these codes name; a code that nobody lists stays as it is. */
  codesOfProperties(hotelCodes: readonly string[]): string[];
  /** Places with hotels for sale, in the order asked for. */
  featured(codes: readonly string[]): FeaturedDestination[];
}
export interface FeaturedDestination {
  code: string;
  name: string;
  country_name: string;
  image: string;
  hotels_count: number;
}
