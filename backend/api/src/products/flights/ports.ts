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
import type { RawBody } from '../../lib/http/rawBody';
import type {
  HoldOutcome,
  ListedAtSupplier,
  LookedUp,
  SupplierOutcome,
  UndoOutcome,
} from '../../modules/checkout/ports';

/** Who travels, by the ids that offers use; `age` in whole years on the last day of travel. */
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
/** An offer as its supplier prices it, before our fee, in whole pesos: `fees` are the airline's own. */
export type SupplierFlightOffer = Omit<FlightOffer, 'id' | 'source' | 'exchange_rate'> & {
  /** ISO instant until which it may be booked: the last ticketing or the offer's own end, the sooner; null when not reported. */
  bookable_until: string | null;
  /** What the supplier needs to price, upsell and book it; JSON, never leaves the server. */
  key: unknown;
  /** Where the supplier asks for another currency. */
  quoted?: QuotedMoney;
};
/** `yes` once it is so, also when it was before. */
export type FlightUndoOutcome =
  | {
      kind: 'yes';
      /** What the supplier keeps, in its own currency, when it says so. */ penalty?: Money;
    }
  | Exclude<UndoOutcome, { kind: 'yes' }>;
/** `dictionaries` may name less than the offers do; what is missing is filled from our own tables. */
export interface FlightAnswer {
  offers: SupplierFlightOffer[];
  dictionaries: FlightDictionaries;
}
/** One extra of one traveller: a seat or bags on segments of the offer. */
export interface FlightService {
  kind: 'SEATS' | 'BAGS' | 'PRIORITY';
  /** The supplier's; JSON, never leaves the server. */
  key: unknown;
  travelerId: string;
  segmentIds: string[];
  quantity: number;
  /** Whole pesos of all of it, with taxes. */
  amount: number;
}
/** A bag or the like as it is offered: for each of `travelerIds` on `segmentIds` together. */
export interface OfferedService extends Omit<FlightService, 'travelerId' | 'quantity' | 'amount'> {
  code: string;
  name: string;
  description: string;
  travelerIds: string[];
  maxQuantity: number;
  /** Whole pesos of one. */
  price: number;
}
/** `key` of a seat is what `FlightService` takes; `code` of a seat is the supplier's or made of segment and number. */
export interface SupplierSeatMap {
  map: SeatMap;
  /** By the seat's `code`. */
  keys: Record<string, unknown>;
}
export interface PricedOffer {
  offer: SupplierFlightOffer;
  dictionaries: FlightDictionaries;
  requirements: {
    emailAddressRequired: boolean;
    mobilePhoneNumberRequired: boolean;
    invoiceAddressRequired: boolean;
    /** Most letters of a name, and of a surname, on the ticket. */
    nameMaxLength: number;
    /** IATA codes of airlines whose frequent flyer numbers it takes; left out: of every airline of its flights. */
    loyaltyPrograms?: string[];
    /** Whoever crosses a border is asked for a passport anyway. */
    travelers: (Omit<TravelerRequirement, 'passportRequired'> &
      Partial<Pick<TravelerRequirement, 'passportRequired'>>)[];
  };
  rules: FareRule[];
  short: FareRulesShort;
  bags: OfferedService[];
  seatmapsAvailable: boolean;
  /** Whole pesos of the services asked about, as they cost now. */
  servicesTotal: number;
  /** Those, with the keys that go with `offer.key` and today's amounts. */
  services: FlightService[];
}
/** `gone`: sold out or expired. `services-gone`: the flights are there, a seat or bag is not. */
export type Priced =
  { kind: 'priced'; priced: PricedOffer } | { kind: 'gone' } | { kind: 'services-gone' };

/** Somebody as the airline needs to know them. */
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
  /** Ours, at most 20 characters: kept with the order. */
  reference: string;
  offer: SupplierFlightOffer;
  services: FlightService[];
  /** Whole pesos of fares and services together, without our fee: the most that we pay. */
  total: number;
  passengers: FlightPassenger[];
  contact: {
    firstName: string;
    lastName: string;
    email: string;
    phoneCountry: string;
    phone: string;
  };
  /** Of a hold: until when we need it. */
  holdUntil: Date | null;
}
/** What an order came to. `details` of a yes is a `FlightConfirmation`. */
export type TicketOutcome = SupplierOutcome;

/** A change of the airline's own to an order of ours. */
export interface FlightScheduleChange {
  id: string;
  detectedAt: Date;
  /** What was answered, here or elsewhere. */
  answer: 'accepted' | 'cancelled' | 'changed' | null;
  canAccept: boolean;
  canCancel: boolean;
  /** As they were, and as they are now; ids are the supplier's. */
  removed: Itinerary[];
  added: Itinerary[];
  /** Of what was paid, the share that is kept when the order is cancelled now: 0 to 1; null where the supplier does not say, or gives no money. */
  keptShare: number | null;
}
export interface FlightScheduleChanges {
  changes: FlightScheduleChange[];
  /** Ids of open changes that cannot be read, '' for one without an id: a person looks at each. */
  unreadable: string[];
}

/** The port of flight suppliers; `suppliers/flightContract.ts` and `suppliers/flightSaleContract.ts` are its suite. */
export interface FlightSupplier {
  readonly code: FlightSource;
  /**
   * `onUnsold` is told of currencies without a usable rate, whose offers are left out.
   * @throws SupplierError; `malformed` when there were offers and none could be read
   */
  search(
    query: FlightQuery,
    signal: AbortSignal,
    onUnsold?: (currency: string) => void,
  ): Promise<FlightAnswer>;
  /** The same search without reading its answer, which a thread does. @throws SupplierError */
  searchRaw?(query: FlightQuery, signal: AbortSignal): Promise<RawBody>;
  /** Other branded fares of the same flights, the given one among them; only it when the airline has none. @throws SupplierError */
  upsell(
    offer: SupplierFlightOffer,
    travelers: FlightPerson[],
    signal: AbortSignal,
  ): Promise<FlightAnswer & { features: FlightTariff['features'][] }>;
  /** Today's price with what booking needs, and of the services if given; `offer` is without them, its key may be a new one. By the rate `kept` with what was shown or sold already. @throws SupplierError, UnsoldCurrency while that cannot be said */
  price(
    offer: SupplierFlightOffer,
    travelers: FlightPerson[],
    services: FlightService[],
    signal: AbortSignal,
    kept?: ExchangeRate,
  ): Promise<Priced>;
  /** In another currency by the offer's own rate. @throws SupplierError */
  seatMaps(
    offer: SupplierFlightOffer,
    travelers: FlightPerson[],
    signal: AbortSignal,
  ): Promise<SupplierSeatMap[]>;
  /** The order unpaid, where `hold_until` says that it can be. `held` is the supplier's id of the order. Never throws. */
  hold(order: FlightOrderRequest, signal: AbortSignal): Promise<HoldOutcome>;
  /** The held order under our reference. `unknown` where the supplier cannot be asked by it. Never throws. */
  lookUpHold(
    order: { reference: string; offer: SupplierFlightOffer; madeAt: Date; holdUntil: Date | null },
    signal: AbortSignal,
  ): Promise<LookedUp<HoldOutcome>>;
  /** `yes` also when it is gone already; `unknown` where it has no name and nobody can be asked. Never throws. */
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
  /** By the rate that its offer keeps. Held: whether it stands, at no more than `total`. Not held: orders at once. The locator is the supplier's id of the order. Never throws. */
  book(
    order: FlightOrderRequest & { held: string | null },
    signal: AbortSignal,
  ): Promise<SupplierOutcome>;
  /** Never throws. */
  lookUp(
    order: { reference: string; locator: string | null; offer: SupplierFlightOffer; madeAt: Date },
    signal: AbortSignal,
  ): Promise<LookedUp<SupplierOutcome>>;
  /** Pays and has tickets made of an order that costs no more than `total`; `unknown` until all their numbers are there, unless its airline issues none. Never throws. */
  issue(
    order: {
      reference: string;
      locator: string;
      total: number;
      passengers: FlightPassenger[];
      /** The rate that was kept with the booking, by which `total` is compared. */
      kept?: ExchangeRate;
    },
    signal: AbortSignal,
  ): Promise<TicketOutcome>;
  lookUpTickets(
    order: { reference: string; locator: string; passengers: FlightPassenger[] },
    signal: AbortSignal,
  ): Promise<LookedUp<TicketOutcome>>;
  /** `yes` also when it was cancelled before. Never throws. */
  cancel(locator: string, signal: AbortSignal): Promise<FlightUndoOutcome>;
  /** What airlines changed of an order, where the supplier reports it. @throws SupplierError */
  scheduleChanges?(locator: string, signal: AbortSignal): Promise<FlightScheduleChanges>;
  /** `yes` also when it was accepted before. Never throws. */
  acceptChange?(changeId: string, signal: AbortSignal): Promise<UndoOutcome>;
  /** What was made in these days, where they offer a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
  /** The lowest fare of each day for one adult one way, before our fee. @throws SupplierError */
  calendar?(
    route: { origin: string; destination: string; from: string; to: string },
    signal: AbortSignal,
  ): Promise<{ date: string; price: number }[]>;
  /** The lowest fare there and back of one adult for each day and each stay, before our fee. @throws SupplierError */
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
