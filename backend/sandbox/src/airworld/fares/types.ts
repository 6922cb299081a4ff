import type { Channel } from '../places/types';
import type { FlightKey, Journey } from '../schedule/types';

export type Cabin = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST';
/** Held infants have no seat; every other type takes one. */
export type TravelerType = 'ADULT' | 'CHILD' | 'SEATED_INFANT' | 'HELD_INFANT';

export interface Bags {
  pieces: number;
  /** Per piece; 0 when there is none. */
  kg: number;
}
/** `fee`: whole pesos per traveller, 0 is free; meaningless unless allowed. */
export interface FareRule {
  isAllowed: boolean;
  fee: number;
}
/** A fare family as sold on one bound: baggage and fees are of that bound. */
export interface Tariff {
  /** Upper case, unique within an airline: `BASIC`. */
  code: string;
  /** As the airline writes it: `basic`, `Light`. */
  name: string;
  cabin: Cabin;
  /** 0 is the cheapest of its airline. */
  rank: number;
  bags: { personal: Bags; cabin: Bags; checked: Bags };
  /** Choosing a standard seat. */
  seat: 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
  change: FareRule;
  refund: FareRule;
  meal: 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
  wifi: 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
  hasPriorityBoarding: boolean;
  hasLounge: boolean;
}

export interface OfferBoundQuestion {
  /** City or airport. */
  origin: string;
  destination: string;
  /** Local day of departure. */
  date: string;
  /** Local, `HH:mm`. */
  departsFrom?: string;
  departsUntil?: string;
}
export interface OfferQuestion {
  channel: Channel;
  /** 1 to 6. */
  bounds: readonly OfferBoundQuestion[];
  /** One per traveller, in their order. */
  travelers: readonly TravelerType[];
  /** Only tariffs of this cabin; absent is all of them. */
  cabin?: Cabin;
  includedAirlines?: readonly string[];
  excludedAirlines?: readonly string[];
  maxStops?: number;
  /** Whole pesos, of all travellers. */
  maxPrice?: number;
  /** Negotiated fares: any text gives 8 % off the base of network airlines. */
  corporateCode?: string;
  /** Cheapest tariff of each combination only; default true. False: every tariff is an offer of its own. */
  isCheapestTariffOnly?: boolean;
  /** At most 250. */
  limit: number;
}
/** All that is needed to price or book an offer again. */
export interface OfferSelection {
  channel: Channel;
  bounds: readonly { flights: readonly FlightKey[]; tariff: string }[];
  travelers: readonly TravelerType[];
  corporateCode?: string;
}
/** `UNKNOWN_FLIGHT`: nobody flies that, or not together; `NOT_SOLD`: this channel or tariff does not sell it; `DEPARTED`: leaves within the hour or has left. */
export type OfferProblem = 'UNKNOWN_FLIGHT' | 'NOT_SOLD' | 'SOLD_OUT' | 'DEPARTED';

/** Whole pesos. */
export interface TaxLine {
  code: string;
  /** Spanish. */
  name: string;
  /** ISO country that asks for it; absent for the airline's own charges. */
  countryCode?: string;
  amount: number;
}
export interface FlightFare {
  cabin: Cabin;
  bookingClass: string;
  /** Of an adult. */
  fareBasis: string;
  /** 1 to 9. */
  seatsLeft: number;
  co2Kg: number;
}
export interface OfferBound {
  journey: Journey;
  tariff: Tariff;
  /** One per flight of the journey. */
  fares: readonly FlightFare[];
}
/** `total` is `base` and every line of `taxes`. */
export interface TravelerPrice {
  type: TravelerType;
  base: number;
  taxes: readonly TaxLine[];
  total: number;
}
export interface Offer {
  /** Stable: hash of the selection. */
  id: string;
  selection: OfferSelection;
  /** Tickets and answers for it. */
  validatingAirline: string;
  bounds: readonly OfferBound[];
  /** One per traveller, in the question's order. */
  travelers: readonly TravelerPrice[];
  /** Sums of the travellers, whole pesos. */
  base: number;
  taxes: number;
  total: number;
  /** The least of its flights, 1 to 9. */
  seatsLeft: number;
  /** Local day until which a held order may be ticketed. */
  lastTicketingDate: string;
  /** Cannot be held: money first. Low-cost airlines, and everything within two days. */
  isInstantTicketing: boolean;
  isInternational: boolean;
}

export interface LowestFareQuestion {
  channel: Channel;
  origin: string;
  destination: string;
  /** First and last day, included. */
  from: string;
  to: string;
  /** Days between out and back; absent is one way. */
  stayDays?: number;
}
export interface LowestFare {
  date: string;
  returnDate?: string;
  total: number;
}
