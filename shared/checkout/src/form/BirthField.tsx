import {
  useController,
  useFormContext,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { MONTHS, type BirthParts } from '@tiquete/domain/travellers';
import { css, FieldGroup, Select, TextField, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import { errorText, fieldKey } from './fieldErrors';

export interface BirthFieldProps<V extends FieldValues> {
  name: FieldPathByValue<V, BirthParts>;
  /** Whether it is who fills the form, so that the browser may help. */
  isOwn?: boolean;
}
/** A date as people say it: day, month by name, year. Checked on leaving all three. */
export function BirthField<V extends FieldValues>({ name, isOwn = false }: BirthFieldProps<V>) {
  const t = useCheckoutWords();
  const { control } = useFormContext();
  const { field, formState } = useController({ control, name });
  const { value, onChange, onBlur } = field;
  const months = [{ value: '', label: t('checkout.choose') }, ...MONTHS];
  const filled = (part: 'day' | 'month' | 'year') => (isOwn ? (`bday-${part}` as const) : 'off');
  return (
    <FieldGroup
      legend={t(`checkout.fields.${fieldKey(name)}`)}
      error={errorText(formState.errors, name, value, t)}
      onBlur={onBlur}
    >
      <div css={parts}>
        <TextField
          label={t('checkout.birth.day')}
          name={name}
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
          inputMode="numeric"
          autoComplete={filled('day')}
          maxLength={2}
        />
        <Select
          label={t('checkout.birth.month')}
          name={`${name}.month`}
          value={value.month}
          onChange={(month) => onChange({ ...value, month })}
          options={months}
          autoComplete={filled('month')}
        />
        <TextField
          label={t('checkout.birth.year')}
          name={`${name}.year`}
          value={value.year}
          onChange={(year) => onChange({ ...value, year })}
          inputMode="numeric"
          autoComplete={filled('year')}
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
