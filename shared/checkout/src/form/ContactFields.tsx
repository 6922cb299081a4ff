import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, css, type Theme } from '@tiquete/ui';
import { CALLING_CODES, countryOptions, suggestEmail } from '@tiquete/domain/travellers';
import { useCheckoutWords } from '../checkoutProduct';
import type { BuyerValues } from './buyerValues';
import { FormSelect, FormText } from './fields';
import { pair } from './formStyles';

export function ContactFields() {
  const t = useCheckoutWords();
  const { control, setValue, getFieldState, formState } = useFormContext<BuyerValues>();
  const email = useWatch({ control, name: 'holder.email' });
  const isLeft = getFieldState('holder.email', formState).isTouched;
  const suggested = isLeft ? suggestEmail(email) : null;
  const countries = useMemo(
    () =>
      countryOptions().flatMap(({ value, label }) => {
        const code = CALLING_CODES[value];
        return code ? [{ value, label: t('checkout.phoneCountry', { country: label, code }) }] : [];
      }),
    [t],
  );
  return (
    <>
      <div>
        <FormText<BuyerValues>
          name="holder.email"
          type="email"
          autoComplete="email"
          maxLength={80}
          hint={t('checkout.emailHint')}
        />
        {suggested && (
          <p role="status" css={suggestion}>
            {t('checkout.emailSuggestion', { email: suggested })}
            <Button
              variant="ghost"
              size="s"
              onClick={() => setValue('holder.email', suggested, { shouldValidate: true })}
            >
              {t('checkout.emailUse')}
            </Button>
          </p>
        )}
      </div>
      <div css={pair}>
        <FormSelect<BuyerValues>
          name="holder.phone.country"
          options={countries}
          autoComplete="tel-country-code"
        />
        <FormText<BuyerValues>
          name="holder.phone.number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          hint={t('checkout.phoneHint')}
        />
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
