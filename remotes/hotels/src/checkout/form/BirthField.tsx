import { useId, type FocusEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { css, Select, TextField, WarningIcon, type Theme } from '@tiquete/ui';
import { errorText } from './fieldErrors';
import type { CheckoutValues } from './formValues';

const NAME = 'holder.birth';
const monthName = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName.format(new Date(Date.UTC(2000, at, 1))) }));

/** A date as people say it: day, month by name, year. Checked on leaving all three. */
export function BirthField() {
  const t = useMessages('hotels');
  const noteId = useId();
  const { control } = useFormContext<CheckoutValues>();
  const { field, formState } = useController({ control, name: NAME });
  const { value, onChange, onBlur } = field;
  const error = errorText(formState.errors, NAME, value, t);
  const months = [{ value: '', label: t('checkout.choose') }, ...MONTHS];
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    <fieldset onBlur={leave} aria-describedby={error ? noteId : undefined} data-wrong={error ? true : undefined} css={group}>
      <legend>{t('checkout.fields.birth')}</legend>
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
      {error && (
        <span id={noteId} css={note}>
          <WarningIcon size={14} aria-hidden />
          {error}
        </span>
      )}
    </fieldset>
  );
}
const group = (theme: Theme) => css`
  legend {
    padding: 0 0 ${theme.spacing(2)};
    font-weight: 600;
  }
  &[data-wrong] > div > div > div {
    border-color: ${theme.vars.palette.error.main};
    box-shadow: inset 0 0 0 1px ${theme.vars.palette.error.main};
  }
`;
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(64px, 2fr) minmax(0, 4fr) minmax(84px, 3fr);
  gap: ${theme.spacing(2)};
`;
const note = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(1)};
  margin: ${theme.spacing(1)} ${theme.spacing(1)} 0;
  color: ${theme.vars.palette.error.main};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
