import type { HotelScore, HotelSummary } from '@tiquete/contracts';
import type { Photo } from '@tiquete/search';
import type { DetailPage } from '../../model/detail';

/** The heading's data, before and after the rooms are loaded. */
export interface HotelHead {
  name: string;
  star_number: number | null;
  zone_name: string;
  city_name: string;
  address: string;
  reviews: HotelScore | null;
  photos: Photo[];
}
export function headOfPage({ hotel, reviews }: DetailPage): HotelHead {
  const { name, star_number, zone_name, city_name, address, images } = hotel;
  return { name, star_number, zone_name, city_name, address, reviews, photos: images };
}
/** The heading from a search result, while the details load. */
export function headOfSummary({
  name,
  star_number,
  destination,
  address,
  reviews,
  images,
}: HotelSummary): HotelHead {
  return {
    name,
    star_number,
    zone_name: destination.zone_name,
    city_name: destination.name,
    address,
    reviews,
    photos: images.map((url) => ({ url, caption: '' })),
  };
}
