import type { Translate } from '@tiquete/platform';
import { PeopleField } from './PeopleField';
import { RoomPeople, type People, type RoomLimits } from './RoomPeople';
import { RoomsPanel } from './RoomsPanel';
import type { RoomsKey } from '../searchMessages';

/** Limits of one room, and the maximum number of rooms in a search. */
export type RoomsLimits = RoomLimits & { rooms: number };
export interface RoomsFieldProps<Room> {
  label: string;
  /** Travellers in words. */
  summary: string;
  error?: string;
  rooms: readonly Room[];
  /** Initial state of an added room. */
  newRoom: Room;
  limits: RoomsLimits;
  peopleOf: (room: Room) => People;
  /** Returns the room with other guests. */
  withPeople: (room: Room, people: People) => Room;
  /** Messages of the remote for `RoomsPanel` and `RoomPeople`. */
  t: Translate<RoomsKey>;
  onChange: (rooms: Room[]) => void;
}
/** Travellers room by room. */
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
