import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { CALLING_CODES, countryOptions, suggestEmail } from '@tiquete/domain/travellers';
import { FormSelect, FormText } from './fields';
import { pair } from './formStyles';
import type { CheckoutValues } from './formValues';

export function ContactFields() {
  const t = useMessages('hotels');
  const { control, setValue, getFieldState, formState } = useFormContext<CheckoutValues>();
  const email = useWatch({ control, name: 'holder.email' });
  const isLeft = getFieldState('holder.email', formState).isTouched;
  const suggested = isLeft ? suggestEmail(email) : null;
  const countries = useMemo(
    () => countryOptions().flatMap(({ value, label }) => {
      const code = CALLING_CODES[value];
      return code ? [{ value, label: t('checkout.phoneCountry', { country: label, code }) }] : [];
    }),
    [t],
  );
  return (
    <>
      <div>
        <FormText name="holder.email" type="email" autoComplete="email" maxLength={80} hint={t('checkout.emailHint')} />
        {suggested && (
          <p role="status" css={suggestion}>
            {t('checkout.emailSuggestion', { email: suggested })}
            <Button variant="ghost" size="s" onClick={() => setValue('holder.email', suggested, { shouldValidate: true })}>
              {t('checkout.emailUse')}
            </Button>
          </p>
        )}
      </div>
      <div css={pair}>
        <FormSelect name="holder.phone.country" options={countries} autoComplete="tel-country-code" />
        <FormText name="holder.phone.number" type="tel" inputMode="tel" autoComplete="tel-national" maxLength={24} hint={t('checkout.phoneHint')} />
      </div>
    </>
  );
}
const suggestion = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.spacing(2)};
  padding-inline: ${theme.spacing(1)};
`;
