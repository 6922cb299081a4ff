import type { BoardCode, Hotel, HotelRoom } from '../inventory/types';

export type RateClass = 'NOR' | 'NRF';
export interface Stay {
  /** Day numbers; the last night is `checkOut - 1`. */
  checkIn: number;
  checkOut: number;
}
export interface Party {
  /** Number of equal rooms; the price is for all of them. */
  rooms: number;
  adults: number;
  /** Whole years, one per child. */
  ages: number[];
}
export interface RateChoice {
  hotel: Hotel;
  room: HotelRoom;
  board: BoardCode;
  rateClass: RateClass;
  stay: Stay;
  party: Party;
  /** Day of the query; early and late bookings have different prices. */
  askedOn: number;
}
export interface Promotion {
  code: string;
  name: string;
  remark: string;
  percent: number;
}
export interface Quote {
  /** Whole pesos for every night, all rooms together; their sum is `net`. */
  nights: number[];
  net: number;
  promotion: Promotion | null;
  /** Discount of the promotion in whole pesos; negative, or 0. */
  discount: number;
}
