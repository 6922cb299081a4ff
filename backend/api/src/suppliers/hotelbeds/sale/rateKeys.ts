import type { Room } from '@tiquete/contracts';
import * as z from 'zod';
import { toOccupancies } from '../occupancies';

/** A rate key with the numbers of its rooms, counted from 1 in the order of the stay. */
export interface KeyPart {
  rateKey: string;
  rooms: number[];
}
const partsSchema = z
  .array(z.object({ rateKey: z.string().min(1), rooms: z.array(z.int().min(1)).min(1) }))
  .min(1);

/** Encodes the port's key of a rate: the vendor's rate keys, one per occupancy. */
export const encodeHotelbedsKey = (parts: readonly KeyPart[]): string => JSON.stringify(parts);
/** Decodes the port's key. @throws Error when `encodeKey` did not write it */
export const decodeHotelbedsKey = (key: string): KeyPart[] => partsSchema.parse(JSON.parse(key));

/** Room numbers of each occupancy, in the order of `toOccupancies`. */
export function roomNumbers(rooms: readonly Room[]): number[][] {
  const keyOf = (room: Room) => JSON.stringify(toOccupancies([room]));
  const keys = rooms.map(keyOf);
  return [...new Set(keys)].map((key) =>
    keys.flatMap((own, index) => (own === key ? [index + 1] : [])),
  );
}
