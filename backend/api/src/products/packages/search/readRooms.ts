import type { PackageRoom, PackageSearchQuery } from '@tiquete/contracts';
import { refuse } from '../../../lib/refuse';
import { searchWords as words } from '../messages/search';

/** The requested rooms, under either of their names; null without any. @throws AppError ROOM_LINE_INVALID naming the room */
export function readRooms({
  Room,
  Line,
}: Pick<PackageSearchQuery, 'Room' | 'Line'>): PackageRoom[] | null {
  const [rooms, name] = Room ? [Room, 'Room'] : [Line, 'Line'];
  if (!rooms) return null;
  rooms.forEach(({ room, Adult, Child }, index) => {
    const at = `/${name}/${index}`;
    if (room !== index + 1) refuse('ROOM_LINE_INVALID', `${at}/room`, words.roomNumber(index + 1));
    if (Adult.Age.length !== Adult.Quantity)
      refuse('ROOM_LINE_INVALID', `${at}/Adult/Age`, words.agesOfAdults(Adult.Quantity));
    if (Child.Age.length !== Child.Quantity)
      refuse('ROOM_LINE_INVALID', `${at}/Child/Age`, words.agesOfChildren(Child.Quantity));
    if (Child.Bed && Child.Bed.length !== Child.Quantity)
      refuse('ROOM_LINE_INVALID', `${at}/Child/Bed`, words.bedsOfChildren(Child.Quantity));
  });
  return rooms;
}
