import type { Translate } from '@tiquete/platform';
import { PeopleField } from './PeopleField';
import { RoomPeople, type People, type RoomLimits } from './RoomPeople';
import { RoomsPanel } from './RoomsPanel';
import type { RoomsKey } from '../searchMessages';

/** Of one room, and the most rooms of one search. */
export type RoomsLimits = RoomLimits & { rooms: number };
export interface RoomsFieldProps<Room> {
  label: string;
  /** Who they are, in words. */
  summary: string;
  error?: string;
  rooms: readonly Room[];
  /** What a further room begins with. */
  newRoom: Room;
  limits: RoomsLimits;
  peopleOf: (room: Room) => People;
  /** The room with other people in it. */
  withPeople: (room: Room, people: People) => Room;
  /** Of the remote's words, as `RoomsPanel` and `RoomPeople` want them. */
  t: Translate<RoomsKey>;
  onChange: (rooms: Room[]) => void;
}
/** Who travels, room by room. */
export function RoomsField<Room>({
  label,
  summary,
  error,
  rooms,
  newRoom,
  limits,
  peopleOf,
  withPeople,
  t,
  onChange,
}: RoomsFieldProps<Room>) {
  return (
    <PeopleField label={label} summary={summary} error={error}>
      {(close) => (
        <RoomsPanel
          rooms={rooms}
          newRoom={newRoom}
          max={limits.rooms}
          t={t}
          onChange={onChange}
          isAgeMissing={rooms.some((room) => peopleOf(room).ages.includes(null))}
          isRefused={error !== undefined}
          onDone={close}
        >
          {(room, change, isAgeWanted) => (
            <RoomPeople
              people={peopleOf(room)}
              limits={limits}
              isAgeWanted={isAgeWanted}
              t={t}
              onChange={(people) => change(withPeople(room, people))}
            />
          )}
        </RoomsPanel>
      )}
    </PeopleField>
  );
}
