import type { HotelDetailsResponse } from '@tiquete/contracts';
import type { ChosenTariff } from '../../detail/state/detailState';
import type { HotelQuery } from '../../search/hotelQuery';
import { checkoutUrl } from '../../urls';
import type { TariffAddress } from '../addresses';

/** What the address asks to buy. */
export interface CheckoutRequest {
  query: HotelQuery;
  address: TariffAddress;
}
export const requestAddress = ({ query, address }: CheckoutRequest): string =>
  checkoutUrl(query, address);

/** A tariff with the hotel and the stay it is of, as the api answered last. */
export interface Offer extends ChosenTariff {
  query: HotelQuery;
  stay: Omit<HotelDetailsResponse['data'], 'rooms'>;
  /** Whole pesos of the same tariff before its prices expired; null when they did not. */
  previousTotal: number | null;
}
/** Why there is nothing to buy: its prices expired and it was not among the new ones, it is not there at all, or its last room was taken. */
export type GoneReason = 'expired' | 'missing' | 'soldOut';
