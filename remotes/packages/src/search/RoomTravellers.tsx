import { useMessages } from '@tiquete/platform';
import { ChildAges } from '@tiquete/search';
import { Stepper } from '@tiquete/ui';
import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_INFANTS_PER_ROOM,
  MIN_CHILD_AGE,
} from './limits';
import type { RoomDraft } from './packageQuery';
import { withChildAge, withChildren } from './rooms';

export interface RoomTravellersProps {
  room: RoomDraft;
  onChange: (room: RoomDraft) => void;
  /** True once a search was refused because an age is missing. */
  isAgeWanted: boolean;
}
const AGES = Array.from(
  { length: MAX_CHILD_AGE - MIN_CHILD_AGE + 1 },
  (_, at) => at + MIN_CHILD_AGE,
);

export function RoomTravellers({ room, onChange, isAgeWanted }: RoomTravellersProps) {
  const t = useMessages('packages');
  return (
    <>
      <Stepper
        label={t('search.adults')}
        hint={t('search.adultsHint')}
        value={room.adults}
        min={1}
        max={MAX_ADULTS_PER_ROOM}
        onChange={(adults) => onChange({ ...room, adults })}
      />
      <Stepper
        label={t('search.children')}
        hint={t('search.childrenHint')}
        value={room.children.length}
        min={0}
        max={MAX_CHILDREN_PER_ROOM}
        onChange={(count) => onChange(withChildren(room, count))}
      />
      <ChildAges
        ages={room.children.map(({ age }) => age)}
        choices={AGES}
        t={t}
        missing={isAgeWanted ? t('search.errors.childAgeMissing') : undefined}
        onChange={(at, age) => onChange(withChildAge(room, at, age))}
      />
      <Stepper
        label={t('search.infants')}
        hint={t('search.infantsHint')}
        value={room.infants}
        min={0}
        max={MAX_INFANTS_PER_ROOM}
        onChange={(infants) => onChange({ ...room, infants })}
      />
    </>
  );
}
