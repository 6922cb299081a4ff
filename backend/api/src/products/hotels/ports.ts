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
import type { ListedAtSupplier, SupplierOutcome } from '../../bookings/ports';

/** Exactly one of `destination_code` and `Hotel_codes` is filled; the stay and the rooms are within the contract's bounds. */
export type HotelQuery = Pick<
  HotelSearchQuery,
  'checkin' | 'checkout' | 'rooms' | 'destination_code' | 'Hotel_codes' | 'client_nationality'
>;
/** A hotel with the price of its cheapest bookable rooms for the whole query; money in whole pesos. */
export type SupplierHotel = Omit<HotelSummary, 'supplier' | 'min_rate_per_night' | 'image'>;
/** One hotel for one stay, without the place of the search. */
export type HotelStay = Pick<
  HotelQuery,
  'checkin' | 'checkout' | 'rooms' | 'client_nationality'
> & { hotelCode: string };
/** A room. Several room types form one, with their names joined and their capacities added. */
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
  /** The supplier's key, which never leaves the server. */
  key: string;
  room: SupplierRoom;
  board: HotelTariff['boardCode'];
  /** Number of rooms left; null when not reported. */
  allotment: number | null;
  /** Price in the supplier's own currency, if that is not pesos. */
  quoted?: QuotedMoney;
};
/** A hotel's page, with the supplier's own code. */
export type SupplierContent = HotelContent;
/** A guest as sent to the hotel; `room` counts from 1 in the order of the stay's rooms. */
export interface SupplierGuest {
  room: number;
  type: 'AD' | 'CH';
  name: string;
  lastname: string;
  /** Whole years on arrival; children have the ages of the search. */
  age: number;
}
export interface SupplierBooking {
  /** Our reference, at most 20 characters, by which `lookUp` finds it. */
  reference: string;
  /** Key of a rate that was just re-checked. */
  key: string;
  /** Whole pesos that we pay at most. */
  total: number;
  stay: HotelStay;
  holder: { name: string; lastname: string };
  guests: SupplierGuest[];
  remark: string;
  /** The rate stored with the booking, at which `total` is compared. */
  kept?: ExchangeRate;
}
/** Facts from an earlier display or sale. */
export interface ShownBefore {
  /** Exchange rate of the display, if any. */
  kept: ExchangeRate | undefined;
  isSold?: boolean;
}
export type Rechecked =
  | {
      kind: 'priced';
      rate: SupplierRate;
      /** Id of the room, or of the rooms in their order, equal at every check of a rate. */
      roomId?: string;
      /** Charges that the hotel collects itself, in its own currencies. */
      atHotel?: Money[];
    }
  | { kind: 'gone' };
export type CancelOutcome =
  | {
      kind: 'yes';
      /** The supplier's penalty in its own currency; absent when it states none. */ penalty?: Money;
    }
  | Exclude<SupplierOutcome, { kind: 'yes' }>;

/** Port of hotel suppliers; `suppliers/contract.ts` and `suppliers/saleContract.ts` are its contract suites. */
export interface HotelSupplier {
  readonly code: HotelSupplierCode;
  /**
   * Returns hotels with a price; an empty list is a valid answer. A hotel that cannot be read is left out, and so is one in a
   * currency without a usable rate, which is passed to `onUnsold`. @throws SupplierError; `malformed` when there were hotels
   * and none could be read; the signal's reason when the caller aborted
   */
  search(
    query: HotelQuery,
    signal: AbortSignal,
    onUnsold?: (currency: string) => void,
  ): Promise<SupplierHotel[]>;
  /**
   * Searches like `search` in two steps, the call and the parsing, so that the time of parsing does not count against the
   * supplier. @throws SupplierError, as the returned function does
   */
  searchUnread?(
    query: HotelQuery,
    signal: AbortSignal,
  ): Promise<(onUnsold: (currency: string) => void) => Promise<SupplierHotel[]>>;
  /**
   * Bookable rates, cheapest first; empty when sold out. Without content of its own, the hotel has the facts from its prices.
   * @throws SupplierError; UnsoldCurrency when its only rates are in a currency that cannot be converted now
   */
  details(
    stay: HotelStay,
    signal: AbortSignal,
  ): Promise<{ content: SupplierContent; rates: SupplierRate[] }>;
  /**
   * Today's price of a rate of `details`. It may be requested again at any time; the key of the answer is for an immediate
   * booking. A displayed price keeps its exchange rate. The breakdown omits the charges that the hotel collects: `atHotel` has
   * them unconverted. @throws SupplierError, UnsoldCurrency when the price is unknown
   */
  recheck(
    key: string,
    stay: HotelStay,
    signal: AbortSignal,
    before?: ShownBefore,
  ): Promise<Rechecked>;
  /** Books without looking up first. Never throws: an unclear answer is `unknown`. */
  book(booking: SupplierBooking, signal: AbortSignal): Promise<SupplierOutcome>;
  /** The booking under our reference, not older than `madeAt`; changes nothing. Never throws. */
  lookUp(
    reference: string,
    signal: AbortSignal,
    madeAt?: Date,
  ): Promise<SupplierOutcome | { kind: 'not-found' }>;
  /** `yes` also when it was cancelled before. A simulation returns the current penalty. Never throws. */
  cancel(
    locator: string,
    mode: 'SIMULATION' | 'CANCELLATION',
    signal: AbortSignal,
  ): Promise<CancelOutcome>;
  /**
   * Guests' reviews of the hotel with this code, if the supplier provides them; null for a hotel without reviews. @throws
   * SupplierError
   */
  reviews?(hotelCode: string, signal: AbortSignal): Promise<HotelReviews | null>;
  /** Bookings made in these days, if the supplier has a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
}
/** Facts about places that this module needs. */
export interface Destinations {
  /** False for a code that no supplier sells; undefined while catalogues are missing. */
  isKnown(code: string): boolean | undefined;
  /** YYYY-MM-DD at the hotels' place; Colombia's day for an unknown place. */
  today(code: string | undefined): string;
  /** ISO country; undefined for an unknown place. */
  countryOf(code: string): string | undefined;
  /** Codes at all suppliers of the properties with these codes; an unlisted code stays unchanged. */
  codesOfProperties(hotelCodes: readonly string[]): string[];
  /** Places with hotels for sale, in the given order. */
  featured(codes: readonly string[]): FeaturedDestination[];
}
export interface FeaturedDestination {
  code: string;
  name: string;
  country_name: string;
  image: string;
  hotels_count: number;
}
