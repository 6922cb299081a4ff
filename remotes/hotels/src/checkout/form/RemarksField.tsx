import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { errorText } from '@tiquete/checkout/form';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { CheckoutValues } from './formValues';

const LONGEST = 2000;

export function RemarksField() {
  const t = useMessages('hotels');
  const id = useId();
  const { control } = useFormContext<CheckoutValues>();
  const { field, formState } = useController({ control, name: 'remarks' });
  const error = errorText(formState.errors, field.name, field.value, t);
  return (
    <div css={box}>
      <label htmlFor={id}>{t('checkout.fields.remarks')}</label>
      <textarea
        {...field}
        id={id}
        rows={3}
        maxLength={LONGEST}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        placeholder={t('checkout.remarksPlaceholder')}
      />
      <p id={`${id}-note`} data-wrong={error ? true : undefined}>
        {error ?? t('checkout.remarksHint')}
      </p>
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
    color: ${theme.vars.palette.text.secondary};
  }
  p[data-wrong] {
    color: ${theme.vars.palette.error.main};
  }
`;
