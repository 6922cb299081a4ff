import type { Translate } from '@tiquete/platform';
import { Stepper } from '@tiquete/ui';
import { ChildAges } from './ChildAges';

/** Who sleeps in a room. */
export interface People {
  adults: number;
  /** Of the children, in whole years; null where the age is still to be chosen. */
  ages: readonly (number | null)[];
  /** Absent where a product counts babies among the children. */
  infants?: number;
}
/** The most of each in one room, and the ages of a child. */
export interface RoomLimits {
  adults: number;
  children: number;
  childAges: [from: number, to: number];
  infants?: number;
}
export interface RoomPeopleProps {
  people: People;
  limits: RoomLimits;
  /** True once a search was refused because an age is missing. */
  isAgeWanted: boolean;
  /** Of the remote's words: `adults`, `children`, `infants`, their hints and those of `ChildAges` below `search`. */
  t: Translate;
  onChange: (people: People) => void;
}
export function RoomPeople({ people, limits, isAgeWanted, t, onChange }: RoomPeopleProps) {
  const { adults, ages, infants } = people;
  const [from, to] = limits.childAges;
  return (
    <>
      <Stepper
        label={t('search.adults')}
        hint={t('search.adultsHint')}
        value={adults}
        min={1}
        max={limits.adults}
        onChange={(count) => onChange({ ...people, adults: count })}
      />
      <Stepper
        label={t('search.children')}
        hint={t('search.childrenHint')}
        value={ages.length}
        min={0}
        max={limits.children}
        onChange={(count) => onChange({ ...people, ages: resized(ages, count) })}
      />
      <ChildAges
        ages={ages}
        choices={Array.from({ length: to - from + 1 }, (_, index) => from + index)}
        t={t}
        missing={isAgeWanted ? t('search.errors.childAgeMissing') : undefined}
        onChange={(index, age) => onChange({ ...people, ages: ages.with(index, age) })}
      />
      {infants !== undefined && (
        <Stepper
          label={t('search.infants')}
          hint={t('search.infantsHint')}
          value={infants}
          min={0}
          max={limits.infants ?? 0}
          onChange={(count) => onChange({ ...people, infants: count })}
        />
      )}
    </>
  );
}
/** Ages already chosen stay, new ones wait to be chosen. */
const resized = (ages: People['ages'], count: number) =>
  Array.from({ length: count }, (_, index) => ages[index] ?? null);
