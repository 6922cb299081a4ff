import type { Channel } from '../places/types';
import type { FlightKey, Journey } from '../schedule/types';

export type Cabin = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST';
/** Type of a traveller. All types but infants on a lap take a seat. */
export type TravelerType = 'ADULT' | 'CHILD' | 'SEATED_INFANT' | 'HELD_INFANT';

export interface Bags {
  pieces: number;
  /** Weight of each bag in kilograms; 0 without bags. */
  kg: number;
}
/** Rule for changes or refunds. `fee` is whole pesos per traveller, 0 when free, and valid only if allowed. */
export interface FareRule {
  isAllowed: boolean;
  fee: number;
}
/** A fare family as sold on one bound, with that bound's baggage and fees. */
export interface Tariff {
  /** Code in capitals, unique within an airline: `BASIC`. */
  code: string;
  /** Name in the airline's own spelling: `basic`, `Light`. */
  name: string;
  cabin: Cabin;
  /** Position among the airline's tariffs; 0 is the cheapest. */
  rank: number;
  bags: { personal: Bags; cabin: Bags; checked: Bags };
  /** Conditions for choosing a standard seat. */
  seat: 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
  change: FareRule;
  refund: FareRule;
  meal: 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
  wifi: 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
  hasPriorityBoarding: boolean;
  hasLounge: boolean;
}

export interface OfferBoundQuestion {
  /** Code of a city or an airport. */
  origin: string;
  destination: string;
  /** Local day of departure. */
  date: string;
  /** Earliest local departure time, `HH:mm`. */
  departsFrom?: string;
  departsUntil?: string;
}
export interface OfferQuestion {
  channel: Channel;
  /** One to six bounds. */
  bounds: readonly OfferBoundQuestion[];
  /** Type of each traveller. */
  travelers: readonly TravelerType[];
  /** Cabin of the tariffs. Default: all cabins. */
  cabin?: Cabin;
  includedAirlines?: readonly string[];
  excludedAirlines?: readonly string[];
  maxStops?: number;
  /** Maximum price in whole pesos for all travellers. */
  maxPrice?: number;
  /** Code of negotiated fares: any text reduces the base fare of network airlines by 8 %. */
  corporateCode?: string;
  /**
   * True, the default, returns only the cheapest tariff of each combination; false returns every tariff as an offer of its
   * own.
   */
  isCheapestTariffOnly?: boolean;
  /** Maximum number of offers, at most 250. */
  limit: number;
}
/** Data that identifies an offer, sufficient to price or book it. */
export interface OfferSelection {
  channel: Channel;
  bounds: readonly { flights: readonly FlightKey[]; tariff: string }[];
  travelers: readonly TravelerType[];
  corporateCode?: string;
}
/**
 * Reasons why offers cannot be priced. `UNKNOWN_FLIGHT`: these flights do not exist, or not together; `NOT_SOLD`: this
 * channel or tariff does not sell them; `DEPARTED`: they leave within the hour or have left.
 */
export type OfferProblem = 'UNKNOWN_FLIGHT' | 'NOT_SOLD' | 'SOLD_OUT' | 'DEPARTED';

/** A tax in whole pesos. */
export interface TaxLine {
  code: string;
  /** Spanish name of the tax. */
  name: string;
  /** ISO country of the tax; missing for the airline's own charges. */
  countryCode?: string;
  amount: number;
}
export interface FlightFare {
  cabin: Cabin;
  bookingClass: string;
  /** Fare basis of an adult. */
  fareBasis: string;
  /** Number of seats left, from 1 to 9. */
  seatsLeft: number;
  co2Kg: number;
}
export interface OfferBound {
  journey: Journey;
  tariff: Tariff;
  /** Fare of each flight of the journey. */
  fares: readonly FlightFare[];
}
/** Price of a traveller. `total` is `base` plus every line of `taxes`. */
export interface TravelerPrice {
  type: TravelerType;
  base: number;
  taxes: readonly TaxLine[];
  total: number;
}
export interface Offer {
  /** Hash of the selection, so that an offer always has the same id. */
  id: string;
  selection: OfferSelection;
  /** Airline that issues the ticket. */
  validatingAirline: string;
  bounds: readonly OfferBound[];
  /** Prices of the travellers, in the query's order. */
  travelers: readonly TravelerPrice[];
  /** Sum over the travellers in whole pesos, like the next sums. */
  base: number;
  taxes: number;
  total: number;
  /** Smallest number of seats left on a flight of the offer, from 1 to 9. */
  seatsLeft: number;
  /** Last local day on which a held order may be ticketed. */
  lastTicketingDate: string;
  /**
   * True when the offer cannot be held and must be paid first: offers of low-cost airlines, and all within two days of
   * departure.
   */
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
  /** Days between outbound and return flight; missing for one-way trips. */
  stayDays?: number;
}
export interface LowestFare {
  date: string;
  returnDate?: string;
  total: number;
}
