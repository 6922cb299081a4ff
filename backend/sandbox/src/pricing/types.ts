import type { BoardCode, Hotel, HotelRoom } from '../inventory/types';

export type RateClass = 'NOR' | 'NRF';
export interface Stay {
  /** First and last day as numbers. The last night is `checkOut - 1`. */
  checkIn: number;
  checkOut: number;
}
export interface Party {
  /** Number of equal rooms, all of which the price covers. */
  rooms: number;
  adults: number;
  /** Ages of the children in whole years. */
  ages: number[];
}
export interface RateChoice {
  hotel: Hotel;
  room: HotelRoom;
  board: BoardCode;
  rateClass: RateClass;
  stay: Stay;
  party: Party;
  /** Day of the query. Early and late bookings have different prices. */
  searchedOn: number;
}
export interface Promotion {
  code: string;
  name: string;
  remark: string;
  percent: number;
}
export interface Quote {
  /** Price of every night for all rooms in whole pesos. The sum is `net`. */
  nights: number[];
  net: number;
  promotion: Promotion | null;
  /** Discount of the promotion in whole pesos, negative or 0. */
  discount: number;
}
