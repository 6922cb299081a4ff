import type { HotelDetailsResponse } from '@tiquete/contracts';
import type { ChosenTariff } from './detail';
import type { HotelQuery } from './hotelQuery';

/** A tariff in the search session that has its price. */
export interface TariffAddress {
  sessionCode: string;
  hotelCode: string;
  productCode: string;
}
/** The purchase that an address requests. */
export interface CheckoutRequest {
  query: HotelQuery;
  address: TariffAddress;
}
/** A tariff with its hotel and stay, from the api's latest answer. */
export interface Offer extends ChosenTariff {
  query: HotelQuery;
  stay: Omit<HotelDetailsResponse['data'], 'rooms'>;
  /** Whole pesos of the same tariff before its prices expired; null if they did not expire. */
  previousTotal: number | null;
}
/** `expired`: the prices expired and the new ones have no such tariff; `missing`: the api knows no such tariff; `soldOut`: its last room was taken. */
export type GoneReason = 'expired' | 'missing' | 'soldOut';
