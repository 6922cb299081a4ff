import type { HotelDetailsResponse } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { ChosenTariff } from '../../detail/detailState';
import type { HotelQuery } from '../../search/hotelQuery';
import type { TariffAddress } from '../addresses';

/** What the address asks to buy. */
export interface CheckoutRequest {
  query: HotelQuery;
  address: TariffAddress;
}
/** A tariff with the hotel and the stay it is of, as the api answered last. */
export interface Offer extends ChosenTariff {
  query: HotelQuery;
  stay: Omit<HotelDetailsResponse['data'], 'rooms'>;
  /** Whole pesos of the same tariff before its prices expired; null when they did not. */
  previousTotal: number | null;
}
/** Why there is nothing to buy: its prices expired and it was not among the new ones, it is not there at all, or its last room was taken. */
export type GoneReason = 'expired' | 'missing' | 'soldOut';
/** `offer` of `renewing` and `failed` is what stands on the page meanwhile; null when nothing was shown yet. */
export type OfferState =
  | { phase: 'loading' }
  | { phase: 'renewing'; offer: Offer | null }
  | { phase: 'ready'; offer: Offer }
  | { phase: 'gone'; reason: GoneReason }
  | { phase: 'failed'; problem: Problem; offer: Offer | null };

/** What the page can show, whatever is going on. */
export function shownOffer(state: OfferState): Offer | null {
  return 'offer' in state ? state.offer : null;
}
