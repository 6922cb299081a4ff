import { useMessages } from '@tiquete/platform';
import { Button, css, Select, Stepper, type Theme } from '@tiquete/ui';
import type { RoomDraft } from './hotelQuery';
import { MAX_ADULTS_PER_ROOM, MAX_CHILD_AGE, MAX_CHILDREN_PER_ROOM } from './limits';
import { withChildAge, withChildren } from './rooms';

export interface RoomEditorProps {
  number: number;
  room: RoomDraft;
  onChange: (room: RoomDraft) => void;
  /** Absent for the only room. */
  onRemove?: () => void;
  /** True once a submit was refused because an age is missing. */
  isAgeWanted: boolean;
}
const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

export function RoomEditor({ number, room, onChange, onRemove, isAgeWanted }: RoomEditorProps) {
  const t = useMessages('hotels');
  const ages = AGES.map((age) => ({
    value: String(age),
    label: age === 0 ? t('search.ageUnderOne') : t('search.age', { count: age }),
  }));
  return (
    <fieldset css={fieldset}>
      <legend>{t('search.room', { number })}</legend>
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
      {room.childrens.length > 0 && (
        <div css={agesGrid}>
          {room.childrens.map((age, index) => (
            <Select
              key={index}
              label={t('search.childAge', { number: index + 1 })}
              value={age === null ? '' : String(age)}
              options={[{ value: '', label: t('search.childAgeChoose') }, ...ages]}
              error={isAgeWanted && age === null ? t('search.errors.childAgeMissing') : undefined}
              onChange={(value) =>
                onChange(withChildAge(room, index, value === '' ? null : Number(value)))
              }
            />
          ))}
        </div>
      )}
      {onRemove && (
        <Button variant="ghost" size="s" onClick={onRemove}>
          {t('search.removeRoom', { number })}
        </Button>
      )}
    </fieldset>
  );
}
const fieldset = (theme: Theme) => css`
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  gap: ${theme.spacing(3)};
  legend {
    padding: 0;
    margin-bottom: ${theme.spacing(2)};
    font-weight: 600;
  }
`;
const agesGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${theme.spacing(3)};
`;
