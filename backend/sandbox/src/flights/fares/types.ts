import type { Channel } from '../places/types';
import type { FlightKey, Journey } from '../schedule/types';

export type Cabin = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST';
/** Infants on a lap have no seat; every other type takes one. */
export type TravelerType = 'ADULT' | 'CHILD' | 'SEATED_INFANT' | 'HELD_INFANT';

export interface Bags {
  pieces: number;
  /** Per piece; 0 when there is none. */
  kg: number;
}
/** `fee`: whole pesos per traveller, 0 is free; only valid if allowed. */
export interface FareRule {
  isAllowed: boolean;
  fee: number;
}
/** A fare family as sold on one bound, with that bound's baggage and fees. */
export interface Tariff {
  /** Upper case, unique within an airline: `BASIC`. */
  code: string;
  /** The airline's own spelling: `basic`, `Light`. */
  name: string;
  cabin: Cabin;
  /** 0 is the cheapest of its airline. */
  rank: number;
  bags: { personal: Bags; cabin: Bags; checked: Bags };
  /** Choice of a standard seat. */
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
  /** Local time, `HH:mm`. */
  departsFrom?: string;
  departsUntil?: string;
}
export interface OfferQuestion {
  channel: Channel;
  /** 1 to 6 bounds. */
  bounds: readonly OfferBoundQuestion[];
  /** One per traveller, in their order. */
  travelers: readonly TravelerType[];
  /** Only tariffs of this cabin; by default all. */
  cabin?: Cabin;
  includedAirlines?: readonly string[];
  excludedAirlines?: readonly string[];
  maxStops?: number;
  /** Whole pesos for all travellers. */
  maxPrice?: number;
  /** Negotiated fares: any text gives 8 % off the base of network airlines. */
  corporateCode?: string;
  /** Only the cheapest tariff of each combination; default true. False: every tariff is an offer of its own. */
  isCheapestTariffOnly?: boolean;
  /** At most 250. */
  limit: number;
}
/** Data that identifies an offer, enough to price or book it. */
export interface OfferSelection {
  channel: Channel;
  bounds: readonly { flights: readonly FlightKey[]; tariff: string }[];
  travelers: readonly TravelerType[];
  corporateCode?: string;
}
/**
 * `UNKNOWN_FLIGHT`: these flights do not exist, or not together; `NOT_SOLD`: this channel or tariff does not sell them;
 * `DEPARTED`: they leave within the hour or have left.
 */
export type OfferProblem = 'UNKNOWN_FLIGHT' | 'NOT_SOLD' | 'SOLD_OUT' | 'DEPARTED';

/** Whole pesos. */
export interface TaxLine {
  code: string;
  /** Spanish name. */
  name: string;
  /** ISO country of the tax; absent for the airline's own charges. */
  countryCode?: string;
  amount: number;
}
export interface FlightFare {
  cabin: Cabin;
  bookingClass: string;
  /** Fare basis of an adult. */
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
/** `total` is `base` plus every line of `taxes`. */
export interface TravelerPrice {
  type: TravelerType;
  base: number;
  taxes: readonly TaxLine[];
  total: number;
}
export interface Offer {
  /** Hash of the selection, so it is stable. */
  id: string;
  selection: OfferSelection;
  /** Airline that issues the ticket. */
  validatingAirline: string;
  bounds: readonly OfferBound[];
  /** One per traveller, in the query's order. */
  travelers: readonly TravelerPrice[];
  /** Sums over the travellers, in whole pesos. */
  base: number;
  taxes: number;
  total: number;
  /** Minimum over the flights of the offer, 1 to 9. */
  seatsLeft: number;
  /** Local day until which a held order may be ticketed. */
  lastTicketingDate: string;
  /** Cannot be held and must be paid first: low-cost airlines, and all flights within two days. */
  isInstantTicketing: boolean;
  isInternational: boolean;
}

export interface LowestFareQuestion {
  channel: Channel;
  origin: string;
  destination: string;
  /** First and last day, both included. */
  from: string;
  to: string;
  /** Days between outbound and return. Omit it for one way. */
  stayDays?: number;
}
export interface LowestFare {
  date: string;
  returnDate?: string;
  total: number;
}
