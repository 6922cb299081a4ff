import type { HotelSummary, HotelSupplierCode } from '@tiquete/contracts';
import type { SupplierHotel } from '../ports';

/** A supplier's hotel in the contract's shape. */
export const toSummary = (
  hotel: SupplierHotel,
  supplier: HotelSupplierCode,
  nights: number,
): HotelSummary => ({
  ...hotel,
  supplier,
  image: hotel.images[0] ?? '',
  min_rate_per_night: Math.round(hotel.min_rate / nights),
});
