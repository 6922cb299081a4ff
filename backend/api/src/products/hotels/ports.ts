import type {
  ExchangeRate,
  HotelContent,
  HotelRate,
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

/**
 * Availability query. Either `destination_code` or `Hotel_codes` is filled; the stay and the rooms are within the contract's
 * bounds.
 */
export type HotelQuery = Pick<
  HotelSearchQuery,
  'checkin' | 'checkout' | 'rooms' | 'destination_code' | 'Hotel_codes' | 'client_nationality'
>;
/** A hotel with the price of its cheapest bookable rooms for the whole query, in whole pesos. */
export type SupplierHotel = Omit<
  HotelSummary,
  'supplier' | 'min_rate_per_night' | 'image' | 'rates'
> & {
  /** Result of `distinctRates`. The first has the price and terms of the hotel. */
  rates: HotelRate[];
};
/** One hotel for one stay, without the place of the search. */
export type HotelStay = Pick<
  HotelQuery,
  'checkin' | 'checkout' | 'rooms' | 'client_nationality'
> & { hotelCode: string };
/** A room. Several room types form one room when a rate combines them, with joined names and added capacities. */
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
  /** The supplier's key of the rate, which never leaves the server. */
  key: string;
  room: SupplierRoom;
  board: HotelTariff['boardCode'];
  /** Number of rooms left; null when the supplier does not report it. */
  allotment: number | null;
  /** Price in the supplier's own currency, if that is not pesos. */
  quoted?: QuotedMoney;
};
/** Texts and pictures of a hotel's page, with the supplier's own code. */
export type SupplierContent = HotelContent;
/** A guest for the supplier's order. `room` counts from 1, in the order of the stay's rooms. */
export interface SupplierGuest {
  room: number;
  type: 'AD' | 'CH';
  /** Names are empty for a guest who is not responsible for a room, unless the buyer gave them. */
  name: string;
  lastname: string;
  /** Age in whole years on arrival. Children have the ages of the search. */
  age: number;
}
export interface SupplierBooking {
  /** Our own reference of at most 20 characters, under which `lookUp` finds the booking. */
  reference: string;
  /** Key of a rate from a re-check just before. */
  key: string;
  /** Maximum that we pay the supplier, in whole pesos. */
  total: number;
  stay: HotelStay;
  holder: { name: string; lastname: string };
  guests: SupplierGuest[];
  remark: string;
  /** Exchange rate stored with the booking, at which `total` is compared. */
  exchangeRate?: ExchangeRate;
}
/** Facts about a rate from its earlier display or sale. */
export interface ShownBefore {
  /** Exchange rate of the display, if any. */
  exchangeRate: ExchangeRate | undefined;
  isSold?: boolean;
}
export type Rechecked =
  | {
      kind: 'priced';
      rate: SupplierRate;
      /** Id of the room, or of the rooms in their order. It is equal at every check of a rate. */
      roomId?: string;
      /** Charges that the hotel collects itself, in its own currencies. */
      atHotel?: Money[];
    }
  | { kind: 'gone' };
export type CancelOutcome =
  | {
      kind: 'yes';
      /** The supplier's penalty in its own currency; missing when it states none. */ penalty?: Money;
    }
  | Exclude<SupplierOutcome, { kind: 'yes' }>;

/** Port of hotel suppliers. `suppliers/contract.ts` and `suppliers/saleContract.ts` are its contract suites. */
export interface HotelSupplier {
  readonly code: HotelSupplierCode;
  /**
   * Returns hotels with a price; an empty list is a valid answer. A hotel that cannot be read is left out, and so is a hotel
   * in a currency without a usable rate, which is passed to `onUnsold`. @throws SupplierError, `malformed` when no hotel of
   * several could be read; the signal's reason when the caller aborted
   */
  search(
    query: HotelQuery,
    signal: AbortSignal,
    onUnsold?: (currency: string) => void,
  ): Promise<SupplierHotel[]>;
  /**
   * Searches like `search` in two steps, the call and the parsing, so that parsing does not count against the supplier's
   * timeout. @throws SupplierError, and so does the returned function
   */
  searchUnread?(
    query: HotelQuery,
    signal: AbortSignal,
  ): Promise<(onUnsold: (currency: string) => void) => Promise<SupplierHotel[]>>;
  /**
   * Bookable rates, cheapest first; empty when sold out. Without texts of its own, the hotel has the facts from its prices.
   * @throws SupplierError; UnsoldCurrency when its only rates are in a currency that cannot be converted now
   */
  details(
    stay: HotelStay,
    signal: AbortSignal,
  ): Promise<{ content: SupplierContent; rates: SupplierRate[] }>;
  /**
   * Today's price of a rate from `details`. May be called repeatedly. The returned key is for a booking within minutes. A
   * displayed price is converted at the exchange rate of its display. The breakdown omits the charges that the hotel
   * collects; `atHotel` has them in their own currencies. @throws SupplierError, UnsoldCurrency when the price is unknown
   */
  recheck(
    key: string,
    stay: HotelStay,
    signal: AbortSignal,
    before?: ShownBefore,
  ): Promise<Rechecked>;
  /** Books without a look-up before it. Never throws: an unclear answer is `unknown`. */
  book(booking: SupplierBooking, signal: AbortSignal): Promise<SupplierOutcome>;
  /** Finds the booking under our reference, made at `madeAt` or later. Changes nothing and never throws. */
  lookUp(
    reference: string,
    signal: AbortSignal,
    madeAt?: Date,
  ): Promise<SupplierOutcome | { kind: 'not-found' }>;
  /** Cancels a booking. `yes` also when it was cancelled before. A simulation returns the current penalty. Never throws. */
  cancel(
    locator: string,
    mode: 'SIMULATION' | 'CANCELLATION',
    signal: AbortSignal,
  ): Promise<CancelOutcome>;
  /**
   * Guest reviews of the hotel with this code, if the supplier provides them; null for a hotel without reviews. @throws
   * SupplierError
   */
  reviews?(hotelCode: string, signal: AbortSignal): Promise<HotelReviews | null>;
  /** Lists the bookings made in these days, if the supplier has such a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
}
/** Facts about places that hotel searches need. */
export interface Destinations {
  /** False for a code that no supplier sells; undefined while the catalogues are not loaded. */
  isKnown(code: string): boolean | undefined;
  /** Today's date at the place, YYYY-MM-DD; Colombia's date for an unknown place. */
  today(code: string | undefined): string;
  /** ISO country; undefined for an unknown place. */
  countryOf(code: string): string | undefined;
  /** Codes at all suppliers of the properties with these codes. A code that is in no list stays as it is. */
  codesOfProperties(hotelCodes: readonly string[]): string[];
  /** Those of the given places that have hotels on sale, in the given order. */
  featured(codes: readonly string[]): FeaturedDestination[];
}
export interface FeaturedDestination {
  code: string;
  name: string;
  country_name: string;
  image: string;
  hotels_count: number;
}
