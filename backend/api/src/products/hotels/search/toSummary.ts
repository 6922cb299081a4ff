import type { HotelSummary, HotelSupplierCode } from '@tiquete/contracts';
import type { PicturePaths, SupplierHotel } from '../ports';

/** A supplier's hotel in the contract's shape. */
export function toSummary(
  { image_count, ...hotel }: SupplierHotel,
  supplier: HotelSupplierCode,
  nights: number,
  pictures: PicturePaths,
): HotelSummary {
  const images = Array.from({ length: image_count }, (_, index) =>
    pictures.hotel(supplier, hotel.hotelCode, index),
  );
  return {
    ...hotel,
    supplier,
    image: images[0] ?? '',
    images,
    min_rate_per_night: Math.round(hotel.min_rate / nights),
  };
}
