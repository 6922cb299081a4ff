import { useMemo } from 'react';
import { CALLING_CODES, countryOptions } from '@tiquete/domain/travellers';
import { useAccount } from '../useAccount';
import { FormSelect, FormText } from './fields';
import { pair } from './formStyles';

/** A phone in two fields; nobody must leave one. */
export function PhoneFields({ isOwn }: { isOwn?: boolean }) {
  const t = useAccount();
  const countries = useMemo(
    () =>
      countryOptions().flatMap(({ value, label }) => {
        const code = CALLING_CODES[value];
        return code ? [{ value, label: t('phoneCountry', { country: label, code }) }] : [];
      }),
    [t],
  );
  return (
    <div css={pair}>
      <FormSelect
        name="phone_country"
        options={countries}
        autoComplete={isOwn ? 'tel-country-code' : 'off'}
      />
      <FormText
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel-national' : 'off'}
        maxLength={24}
      />
    </div>
  );
}
