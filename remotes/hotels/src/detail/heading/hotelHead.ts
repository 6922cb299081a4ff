import type { HotelContent, HotelSummary } from '@tiquete/contracts';
import type { Photo } from '@tiquete/search';

/** What the page says of the hotel before and after its rooms are here. */
export interface HotelHead {
  name: string;
  star_number: number | null;
  zone_name: string;
  city_name: string;
  address: string;
  photos: Photo[];
}
export function headOfContent({
  name,
  star_number,
  zone_name,
  city_name,
  address,
  images,
}: HotelContent): HotelHead {
  return { name, star_number, zone_name, city_name, address, photos: images };
}
/** From the result, while the details are on their way. */
export function headOfSummary({
  name,
  star_number,
  destination,
  address,
  images,
}: HotelSummary): HotelHead {
  return {
    name,
    star_number,
    zone_name: destination.zone_name,
    city_name: destination.name,
    address,
    photos: images.map((url) => ({ url, caption: '' })),
  };
}
