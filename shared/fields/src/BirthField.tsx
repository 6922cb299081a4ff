import { MONTHS, type BirthParts } from '@tiquete/domain/travellers';
import { css, FieldGroup, Select, TextField, type Theme } from '@tiquete/ui';
import type { BoundField } from './boundField';
import { useFieldWords } from './useFieldWords';

export interface BirthFieldProps {
  field: BoundField<BirthParts>;
  /** True for the data of the person who fills in the form: enables autofill. */
  isOwn?: boolean;
}
/** A birth date in three parts: day, month by name, and year. It counts as left when the focus leaves all three. */
export function BirthField({ field, isOwn = false }: BirthFieldProps) {
  const t = useFieldWords();
  const { name, label, value, onChange, onBlur, error, inputRef } = field;
  const months = [{ value: '', label: t('choose') }, ...MONTHS];
  const fill = (part: 'day' | 'month' | 'year') => (isOwn ? (`bday-${part}` as const) : 'off');
  return (
    <FieldGroup legend={label} error={error} onBlur={onBlur}>
      <div css={parts}>
        <TextField
          label={t('day')}
          name={name}
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
          inputMode="numeric"
          autoComplete={fill('day')}
          maxLength={2}
          inputRef={inputRef}
        />
        <Select
          label={t('month')}
          name={`${name}.month`}
          value={value.month}
          onChange={(month) => onChange({ ...value, month })}
          options={months}
          autoComplete={fill('month')}
        />
        <TextField
          label={t('year')}
          name={`${name}.year`}
          value={value.year}
          onChange={(year) => onChange({ ...value, year })}
          inputMode="numeric"
          autoComplete={fill('year')}
          maxLength={4}
        />
      </div>
    </FieldGroup>
  );
}
/** In a narrow group the fields have less padding and the month gets the room, so that `septiembre` is not cut off. */
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(64px, 2fr) minmax(0, 4fr) minmax(84px, 3fr);
  gap: ${theme.spacing(2)};
  @container (width < 340px) {
    grid-template-columns: 56px minmax(0, 1fr) 68px;
    gap: ${theme.spacing(1)};
    > div > div:first-of-type {
      gap: 0;
      padding-inline: ${theme.spacing(3)};
    }
  }
`;
