import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useCheckoutWords } from '@tiquete/checkout';
import { errorText } from '@tiquete/checkout/form';
import { css, type Theme } from '@tiquete/ui';
import type { AssistanceValues } from '../formValues';

const LONGEST = 600;

/** What somebody suffers from, in their own words; never offered by the browser. */
export function MedicalField({ at, person }: { at: number; person: string }) {
  const t = useCheckoutWords();
  const id = useId();
  const { control } = useFormContext<AssistanceValues>();
  const { field, formState } = useController({ control, name: `insured.${at}.medical` });
  const error = errorText(formState.errors, field.name, field.value, t);
  return (
    <div css={box}>
      <label htmlFor={id}>{t('checkout.medicalOf', { person })}</label>
      <textarea
        {...field}
        id={id}
        rows={2}
        maxLength={LONGEST}
        autoComplete="off"
        aria-describedby={error ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
        placeholder={t('checkout.medicalPlaceholder')}
      />
      {error && <p id={`${id}-note`}>{error}</p>}
    </div>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  label {
    font-weight: 600;
  }
  textarea {
    width: 100%;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.background.paper};
    resize: vertical;
    ${theme.focusRing}
    @media (pointer: coarse) {
      font-size: 1rem;
    }
  }
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.error.main};
  }
`;
