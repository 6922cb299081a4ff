import * as z from 'zod';
import type { City, Country, Point, Scene, Zone } from '../geography/types';

export type BoardCode = 'RO' | 'BB' | 'HB' | 'FB' | 'AI';
/** A text in the sandbox's two languages, Spanish and English. */
const wordsSchema = z.object({ es: z.string(), en: z.string() });
export type Words = z.infer<typeof wordsSchema>;
export interface Category {
  code: string;
  /** Number of stars, 1 to 5 in halves. */
  stars: number;
  simpleCode: number;
  group: string;
  name: Words;
}
export const roomTypeSchema = z.object({
  code: z.string(),
  name: wordsSchema,
  typeName: wordsSchema,
  characteristicName: wordsSchema,
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxPax: z.int(),
  beds: z.array(
    z.object({ kind: z.enum(['double', 'queen', 'king', 'single', 'bunk']), count: z.int() }),
  ),
  /** Size in square metres in a three-star hotel. */
  size: z.number(),
  /** Price relative to the standard double room. */
  factor: z.number(),
});
export type RoomType = z.infer<typeof roomTypeSchema> & { type: string; characteristic: string };
export interface HotelRoom extends RoomType {
  /** Number of rooms of this type in the hotel. */
  stock: number;
}
export interface Facility {
  code: number;
  group: number;
  name: Words;
  typology: number;
}
export interface HotelFacility extends Facility {
  fee: boolean;
}
export type AccommodationCode = 'HOTEL' | 'HOSTEL' | 'APTHOTEL' | 'RESORT' | 'RURAL';
export type ImageKind = 'GEN' | 'HAB' | 'PIS' | 'COM' | 'RES' | 'PLA' | 'TER';
export interface Hotel extends Point {
  code: number;
  seed: number;
  city: City;
  zone: Zone;
  country: Country;
  scene: Scene;
  name: string;
  category: Category;
  accommodation: AccommodationCode;
  address: string;
  postalCode: string;
  phone: string;
  email: string;
  license: string;
  timeZone: string;
  description: string;
  /** Price level relative to other hotels with the same stars and zone. */
  quality: number;
  boards: BoardCode[];
  rooms: HotelRoom[];
  facilities: HotelFacility[];
  images: ImageKind[];
  review: { rate: number; count: number } | null;
  checkInFrom: string;
  checkOutUntil: string;
}
