import type { HotelDetailsResponse } from '@tiquete/contracts';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import type { ChosenTariff } from './detail';

/** A tariff in the search session that priced it. */
export interface TariffAddress {
  sessionCode: string;
  hotelCode: string;
  productCode: string;
}
/** The tariff and the search that the checkout's address names. */
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
/**
 * `expired`: a new search no longer has the tariff. `missing`: the api does not know it. `soldOut`: its last room was sold.
 */
export type GoneReason = 'expired' | 'missing' | 'soldOut';
