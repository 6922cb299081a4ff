import { refuse } from '../../../lib/refuse';
import { saleWords as words } from '../messages/sale';
import type { NoRoom } from './priceRooms';

/** `at` starts the pointer of a room. @throws AppError ROOM_LINE_INVALID with a possible distribution of the people */
export function refuseRoom({ index, beds, most }: NoRoom, at: string): never {
  refuse(
    'ROOM_LINE_INVALID',
    `${at}/${index}`,
    beds > most ? words.tooManyBeds(index + 1, beds, most) : words.noRoomType(index + 1, beds),
  );
}
