import { useController, useFormContext } from 'react-hook-form';
import { MONTHS } from '@tiquete/domain/travellers';
import { useMessages } from '@tiquete/platform';
import { css, FieldGroup, Select, TextField, type Theme } from '@tiquete/ui';
import { errorText } from './fieldErrors';
import type { CheckoutValues } from './formValues';

const NAME = 'holder.birth';

/** A date as people say it: day, month by name, year. Checked on leaving all three. */
export function BirthField() {
  const t = useMessages('hotels');
  const { control } = useFormContext<CheckoutValues>();
  const { field, formState } = useController({ control, name: NAME });
  const { value, onChange, onBlur } = field;
  const months = [{ value: '', label: t('checkout.choose') }, ...MONTHS];
  return (
    <FieldGroup legend={t('checkout.fields.birth')} error={errorText(formState.errors, NAME, value, t)} onBlur={onBlur}>
      <div css={parts}>
        <TextField
          label={t('checkout.birth.day')} name={NAME} value={value.day} onChange={(day) => onChange({ ...value, day })}
          inputMode="numeric" autoComplete="bday-day" maxLength={2}
        />
        <Select
          label={t('checkout.birth.month')} name="holder.birth.month" value={value.month} onChange={(month) => onChange({ ...value, month })}
          options={months} autoComplete="bday-month"
        />
        <TextField
          label={t('checkout.birth.year')} name="holder.birth.year" value={value.year} onChange={(year) => onChange({ ...value, year })}
          inputMode="numeric" autoComplete="bday-year" maxLength={4}
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
