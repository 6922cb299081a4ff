import type { HotelSummary } from '@tiquete/contracts';

/** A favourite hotel, with enough data to list it without a request. */
export interface Favourite {
  hotelCode: string;
  name: string;
  /** Picture address without its width. */
  image: string;
  destination_code: string;
}
export const MAX_FAVOURITES = 200;

export function toFavourite({
  hotelCode,
  name,
  image,
  destination,
}: Pick<HotelSummary, 'hotelCode' | 'name' | 'image' | 'destination'>): Favourite {
  return { hotelCode, name, image, destination_code: destination.code };
}
/** Adds a hotel as the first favourite, or removes it if it is a favourite already. */
export function toggledFavourite(
  favourites: readonly Favourite[],
  favourite: Favourite,
): Favourite[] {
  const others = favourites.filter(({ hotelCode }) => hotelCode !== favourite.hotelCode);
  return others.length < favourites.length
    ? others
    : [favourite, ...others].slice(0, MAX_FAVOURITES);
}
