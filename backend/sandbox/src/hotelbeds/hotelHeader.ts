import type { Hotel } from '../inventory/types';
import { say, type Language } from './language';

/** Fields of a hotel in the answers of availability and check rates. */
export const hotelHeader = (hotel: Hotel, language: Language) => ({
  code: hotel.code,
  name: hotel.name,
  categoryCode: hotel.category.code,
  categoryName: say(hotel.category.name, language),
  destinationCode: hotel.city.code,
  destinationName: hotel.city.name,
  zoneCode: hotel.zone.code,
  zoneName: hotel.zone.name,
  latitude: hotel.latitude.toFixed(6),
  longitude: hotel.longitude.toFixed(6),
});
