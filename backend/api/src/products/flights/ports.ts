import type {
  Cabin,
  ExchangeRate,
  FareRule,
  FareRulesShort,
  FlightDictionaries,
  FlightOffer,
  FlightPlace,
  FlightSource,
  FlightTariff,
  Itinerary,
  Money,
  QuotedMoney,
  SeatMap,
  TravelerRequirement,
  TravelerType,
} from '@tiquete/contracts';
import type { RawBody } from '../../lib/http-client/rawBody';
import type {
  HoldOutcome,
  ListedAtSupplier,
  LookedUp,
  SupplierOutcome,
  UndoOutcome,
} from '../../bookings/ports';

/** A traveller with the id that the offers use. `age` is in whole years on the last day of travel. */
export interface FlightPerson {
  id: string;
  travelerType: TravelerType;
  age: number;
  associatedAdultId?: string;
}
export interface FlightQuery {
  segments: { originLocationCode: string; destinationLocationCode: string; date: string }[];
  travelers: FlightPerson[];
  cabin: Cabin;
  corporateCodes: string[];
}
/** An offer at its supplier's price in whole pesos, before our own fee. `fees` are those of the airline. */
export type SupplierFlightOffer = Omit<FlightOffer, 'id' | 'source' | 'exchange_rate'> & {
  /** ISO instant until which the offer may be booked: last ticketing or end of the offer. Null: the supplier states neither. */
  bookable_until: string | null;
  /** The supplier's data to price, upsell and book the offer, as JSON. It never leaves the server. */
  key: unknown;
  /** Price in the supplier's own currency, if that is not pesos. */
  quoted?: QuotedMoney;
};
/** Outcome of a cancellation. `yes` also when the order was cancelled before. */
export type FlightUndoOutcome =
  | {
      kind: 'yes';
      /** The supplier's penalty in its own currency. Missing: not stated. */
      penalty?: Money;
    }
  | Exclude<UndoOutcome, { kind: 'yes' }>;
/** Search answer of a supplier. `dictionaries` may lack names, which our own tables then provide. */
export interface FlightAnswer {
  offers: SupplierFlightOffer[];
  dictionaries: FlightDictionaries;
}
/** One extra of one traveller: a seat or bags on segments of the offer. */
export interface FlightExtra {
  kind: 'SEATS' | 'BAGS' | 'PRIORITY';
  /** The supplier's key as JSON. It never leaves the server. */
  key: unknown;
  travelerId: string;
  segmentIds: string[];
  quantity: number;
  /** Whole pesos for the full quantity, with taxes. */
  amount: number;
}
/** A bag or similar extra on offer, for each of `travelerIds` and for all of `segmentIds` together. */
export interface OfferedExtra extends Omit<FlightExtra, 'travelerId' | 'quantity' | 'amount'> {
  code: string;
  name: string;
  description: string;
  travelerIds: string[];
  maxQuantity: number;
  /** Price of one piece in whole pesos. */
  price: number;
}
/** Seat map of a flight. A seat's `code` is the supplier's, or made of segment and number. */
export interface SupplierSeatMap {
  map: SeatMap;
  /** Keys of the seats, by the seat's `code`. */
  keys: Record<string, unknown>;
}
export interface PricedOffer {
  offer: SupplierFlightOffer;
  dictionaries: FlightDictionaries;
  requirements: {
    emailAddressRequired: boolean;
    mobilePhoneNumberRequired: boolean;
    invoiceAddressRequired: boolean;
    /** Maximum letters of a name and of a surname on the ticket. */
    nameMaxLength: number;
    /** IATA codes of airlines whose frequent flyer numbers the offer accepts. Missing: all airlines of its flights. */
    loyaltyPrograms?: string[];
    /** `passportRequired` may be missing: a trip across a border requires a passport in any case. */
    travelers: (Omit<TravelerRequirement, 'passportRequired'> &
      Partial<Pick<TravelerRequirement, 'passportRequired'>>)[];
  };
  rules: FareRule[];
  short: FareRulesShort;
  bags: OfferedExtra[];
  seatmapsAvailable: boolean;
  /** Whole pesos of the requested services at today's prices. */
  extrasTotal: number;
  /** The requested services at today's amounts, with keys that belong to `offer.key`. */
  extras: FlightExtra[];
}
/** `gone`: sold out, or the offer has expired. `services-gone`: the flight is available, but a seat or bag is not. */
export type PriceOutcome =
  { kind: 'priced'; priced: PricedOffer } | { kind: 'gone' } | { kind: 'services-gone' };

/** A passenger with the data that the airline requires. */
export interface FlightPassenger extends FlightPerson {
  firstName: string;
  lastName: string;
  birthDate: string;
  gender: 'MALE' | 'FEMALE';
  document: {
    type: 'PASSPORT' | 'IDENTITY_CARD';
    number: string;
    expiryDate?: string;
    issuanceCountry?: string;
    nationality?: string;
    birthPlace?: string;
  } | null;
  loyalty?: { programOwner: string; id: string }[];
}
export interface FlightOrderRequest {
  /** Our reference, at most 20 characters, stored with the order. */
  reference: string;
  offer: SupplierFlightOffer;
  extras: FlightExtra[];
  /** Whole pesos of fares and services together, without our fee. The supplier may not charge more. */
  total: number;
  passengers: FlightPassenger[];
  contact: {
    firstName: string;
    lastName: string;
    email: string;
    phoneCountry: string;
    phone: string;
  };
  /** Time until which seats must be held; null when no hold is needed. */
  holdUntil: Date | null;
}
/** Outcome of an order. `details` of a yes is a `FlightConfirmation`. */
export type TicketOutcome = SupplierOutcome;

/** A change that the airline made to an order of ours. */
export interface FlightScheduleChange {
  id: string;
  detectedAt: Date;
  /** The answer to the change, given by us or elsewhere. */
  answer: 'accepted' | 'cancelled' | 'changed' | null;
  canAccept: boolean;
  canCancel: boolean;
  /** Itineraries before and after the change; ids are the supplier's. */
  removed: Itinerary[];
  added: Itinerary[];
  /** Retained share, from 0 to 1, if the order is cancelled now. Null: not stated, or nothing is refunded. */
  penaltyShare: number | null;
}
export interface FlightScheduleChanges {
  changes: FlightScheduleChange[];
  /** Ids of open changes that cannot be read, which an operator has to check. A change without an id is listed as ''. */
  unreadable: string[];
}

/** Port of flight suppliers. `suppliers/flightContract.ts` and `suppliers/flightSaleContract.ts` are its contract suites. */
export interface FlightSupplier {
  readonly code: FlightSource;
  /**
   * Searches offers. `onUnsold` receives currencies without a usable rate, whose offers are left out. @throws SupplierError,
   * `malformed` when no offer of several could be read
   */
  search(
    query: FlightQuery,
    signal: AbortSignal,
    onUnsold?: (currency: string) => void,
  ): Promise<FlightAnswer>;
  /** Searches like `search` and returns the raw answer, which a thread parses. @throws SupplierError */
  searchRaw?(query: FlightQuery, signal: AbortSignal): Promise<RawBody>;
  /** Branded fares of the same flights. Returns only the given fare when the airline has no other. @throws SupplierError */
  upsell(
    offer: SupplierFlightOffer,
    travelers: FlightPerson[],
    signal: AbortSignal,
  ): Promise<FlightAnswer & { features: FlightTariff['features'][] }>;
  /**
   * Today's price, the data that a booking needs, and the price of the given services. `offer` excludes the services, and
   * its key may be new. `rate` is the exchange rate of an earlier display or sale. @throws SupplierError, UnsoldCurrency
   * when the price is unknown
   */
  price(
    offer: SupplierFlightOffer,
    travelers: FlightPerson[],
    services: FlightExtra[],
    signal: AbortSignal,
    rate?: ExchangeRate,
  ): Promise<PriceOutcome>;
  /** Seat maps of an offer. Prices in another currency are converted at the offer's own rate. @throws SupplierError */
  seatMaps(
    offer: SupplierFlightOffer,
    travelers: FlightPerson[],
    signal: AbortSignal,
  ): Promise<SupplierSeatMap[]>;
  /** Makes an unpaid order, if `hold_until` allows one. `held` is the supplier's id of the order. Never throws. */
  hold(order: FlightOrderRequest, signal: AbortSignal): Promise<HoldOutcome>;
  /** Finds the held order under our reference; `unknown` when the supplier cannot be queried by it. Never throws. */
  lookUpHold(
    order: { reference: string; offer: SupplierFlightOffer; madeAt: Date; holdUntil: Date | null },
    signal: AbortSignal,
  ): Promise<LookedUp<HoldOutcome>>;
  /** Releases a hold. `yes`: also when it ended before. `unknown`: it has no id and cannot be looked up. Never throws. */
  release(
    order: {
      reference: string;
      held: string | null;
      offer: SupplierFlightOffer;
      madeAt: Date;
      holdUntil: Date | null;
    },
    signal: AbortSignal,
  ): Promise<FlightUndoOutcome>;
  /**
   * Orders at the exchange rate stored with the offer. A held order is checked to be valid at no more than `total`; without
   * a hold, the flight is ordered now. The locator is the supplier's id of the order. Never throws.
   */
  book(
    order: FlightOrderRequest & { held: string | null },
    signal: AbortSignal,
  ): Promise<SupplierOutcome>;
  /** Finds the order under our reference. Never throws. */
  lookUp(
    order: { reference: string; locator: string | null; offer: SupplierFlightOffer; madeAt: Date },
    signal: AbortSignal,
  ): Promise<LookedUp<SupplierOutcome>>;
  /**
   * Pays an order that costs no more than `total`, which issues its tickets. `unknown` until all ticket numbers exist,
   * unless the airline issues none. Never throws.
   */
  issue(
    order: {
      reference: string;
      locator: string;
      total: number;
      passengers: FlightPassenger[];
      /** Exchange rate stored with the booking, at which `total` is compared. */
      rate?: ExchangeRate;
    },
    signal: AbortSignal,
  ): Promise<TicketOutcome>;
  lookUpTickets(
    order: { reference: string; locator: string; passengers: FlightPassenger[] },
    signal: AbortSignal,
  ): Promise<LookedUp<TicketOutcome>>;
  /** Cancels an order. `yes` also when it was cancelled before. Never throws. */
  cancel(locator: string, signal: AbortSignal): Promise<FlightUndoOutcome>;
  /** Changes that airlines made to an order, if the supplier reports them. @throws SupplierError */
  scheduleChanges?(locator: string, signal: AbortSignal): Promise<FlightScheduleChanges>;
  /** Accepts a change. `yes` also when it was accepted before. Never throws. */
  acceptChange?(changeId: string, signal: AbortSignal): Promise<UndoOutcome>;
  /** Lists the orders made in these days, if the supplier has such a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
  /** The lowest one-way fare of each day for one adult, before our fee. @throws SupplierError */
  calendar?(
    route: { origin: string; destination: string; from: string; to: string },
    signal: AbortSignal,
  ): Promise<{ date: string; price: number }[]>;
  /** The lowest round-trip fare for one adult, for each day and each length of stay, before our fee. @throws SupplierError */
  roundTrips?(
    route: {
      origin: string;
      destination: string;
      from: string;
      to: string;
      nights: [number, number];
    },
    signal: AbortSignal,
  ): Promise<{ date: string; returnDate: string; price: number }[]>;
  /** Cities and airports by name or code. @throws SupplierError */
  places?(
    keyword: string,
    subTypes: ('CITY' | 'AIRPORT')[],
    signal: AbortSignal,
  ): Promise<Omit<FlightPlace, 'label' | 'distance_km' | 'airports'>[]>;
  close(): void | Promise<void>;
}
