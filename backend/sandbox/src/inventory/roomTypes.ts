import * as z from 'zod';
import rows from './data/roomTypes.json';
import { type RoomType, roomTypeSchema } from './types';

/** Types of rooms. A code consists of type and characteristic: `DBL.ST`. */
export const roomTypes: RoomType[] = z
  .array(roomTypeSchema)
  .parse(rows)
  .map((row) => {
    const [type = row.code, characteristic = 'ST'] = row.code.split('.');
    return { ...row, type, characteristic };
  });

const byCode = new Map(roomTypes.map((type) => [type.code, type]));
/** Type of a room. @throws Error for an unknown code */
export function roomType(code: string): RoomType {
  const found = byCode.get(code);
  if (!found) throw new Error(`unknown room type ${code}`);
  return found;
}
