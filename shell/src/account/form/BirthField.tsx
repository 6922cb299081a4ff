import { MONTHS } from '@tiquete/domain/travellers';
import { css, FieldGroup, Select, TextField, type Theme } from '@tiquete/ui';
import { useAccount } from '../useAccount';
import { useAccountField } from './fields';

/** Day, month by name, year; checked on leaving all three. `isOwn`: of who is at the keyboard, so that the browser may fill it. */
export function BirthField({ isOptional, isOwn }: { isOptional?: boolean; isOwn?: boolean }) {
  const t = useAccount();
  const {
    field: { ref, value, onChange, onBlur },
    error,
  } = useAccountField('birth_date', 'account');
  const months = [{ value: '', label: t('choose') }, ...MONTHS];
  const fill = (part: string) => (isOwn ? `bday-${part}` : 'off');
  return (
    <FieldGroup
      legend={t(isOptional ? 'birth.legendOptional' : 'birth.legend')}
      error={error}
      onBlur={onBlur}
    >
      <div css={parts}>
        <TextField
          label={t('birth.day')}
          name="birth_date"
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
          inputMode="numeric"
          autoComplete={fill('day')}
          maxLength={2}
          inputRef={ref}
        />
        <Select
          label={t('birth.month')}
          name="birth_month"
          value={value.month}
          onChange={(month) => onChange({ ...value, month })}
          options={months}
          autoComplete={fill('month')}
        />
        <TextField
          label={t('birth.year')}
          name="birth_year"
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
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(64px, 2fr) minmax(0, 4fr) minmax(84px, 3fr);
  gap: ${theme.spacing(2)};
`;
