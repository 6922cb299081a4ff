import type { Translate } from '@tiquete/platform';
import { Stepper } from '@tiquete/ui';
import { ChildAges } from './ChildAges';
import type { RoomsKey } from '../searchMessages';

/** Guests of a room. */
export interface People {
  adults: number;
  /** Ages of the children in whole years; null until an age is chosen. */
  ages: readonly (number | null)[];
  /** Undefined for a product that counts infants as children. */
  infants?: number;
}
/** Maximum of each kind of guest in a room, and the ages of a child. */
export interface RoomLimits {
  adults: number;
  children: number;
  childAges: [from: number, to: number];
  /** Set for a product that counts infants separately from children. */
  infants?: { max: number; label: string; hint: string };
}
export interface RoomPeopleProps {
  people: People;
  limits: RoomLimits;
  /** True after a search was rejected because an age is missing. */
  isAgeWanted: boolean;
  t: Translate<RoomsKey>;
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
      {limits.infants && infants !== undefined && (
        <Stepper
          label={limits.infants.label}
          hint={limits.infants.hint}
          value={infants}
          min={0}
          max={limits.infants.max}
          onChange={(count) => onChange({ ...people, infants: count })}
        />
      )}
    </>
  );
}
/** Chosen ages remain. The ages of new children are null. */
const resized = (ages: People['ages'], count: number) =>
  Array.from({ length: count }, (_, index) => ages[index] ?? null);
