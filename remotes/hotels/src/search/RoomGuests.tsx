import { useMessages } from '@tiquete/platform';
import { ChildAges } from '@tiquete/search';
import { Stepper } from '@tiquete/ui';
import type { RoomDraft } from './hotelQuery';
import { MAX_ADULTS_PER_ROOM, MAX_CHILD_AGE, MAX_CHILDREN_PER_ROOM } from './limits';
import { withChildAge, withChildren } from './rooms';

export interface RoomGuestsProps {
  room: RoomDraft;
  onChange: (room: RoomDraft) => void;
  /** True once a search was refused because an age is missing. */
  isAgeWanted: boolean;
}
const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

export function RoomGuests({ room, onChange, isAgeWanted }: RoomGuestsProps) {
  const t = useMessages('hotels');
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
        value={room.childrens.length}
        min={0}
        max={MAX_CHILDREN_PER_ROOM}
        onChange={(count) => onChange(withChildren(room, count))}
      />
      <ChildAges
        ages={room.childrens}
        choices={AGES}
        t={t}
        missing={isAgeWanted ? t('search.errors.childAgeMissing') : undefined}
        onChange={(at, age) => onChange(withChildAge(room, at, age))}
      />
    </>
  );
}
