import type { Geo } from '@tiquete/contracts';

/** A place that can be searched by its code. `country_code` is ISO 3166-1 alpha-2. */
export interface SupplierDestination {
  code: string;
  name: string;
  country_code: string;
}
/** Static facts of a hotel. */
export interface CatalogueHotel {
  hotelCode: string;
  name: string;
  destination_code: string;
  city_name: string;
  star_number: number;
  geo: Geo | null;
  /** Path of its first picture, without the width; empty when it has none. */
  image: string;
}
/** A supplier's content without prices. @throws SupplierError from both calls */
export interface HotelCatalogue {
  readonly code: string;
  destinations(signal: AbortSignal): Promise<SupplierDestination[]>;
  hotels(signal: AbortSignal): Promise<CatalogueHotel[]>;
}
/** Paths of pictures, without their width. */
export interface PicturePaths {
  place(code: string): string;
}
