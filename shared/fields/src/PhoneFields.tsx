import { useMemo } from 'react';
import { CALLING_CODES, countryOptions } from '@tiquete/domain/travellers';
import { Select, TextField } from '@tiquete/ui';
import type { BoundField } from './boundField';
import { useFieldWords } from './useFieldWords';

export interface PhoneFieldsProps {
  /** ISO 3166-1 alpha-2. */
  country: BoundField<string>;
  number: BoundField<string>;
  /** True for the data of the person who fills in the form: enables autofill. */
  isOwn?: boolean;
  hint?: string;
}
/** A phone number in two fields: country with its calling code, and the number without that code. */
export function PhoneFields({
  country: { inputRef: _, ...country },
  number,
  isOwn,
  hint,
}: PhoneFieldsProps) {
  const t = useFieldWords();
  const countries = useMemo(
    () =>
      countryOptions().flatMap(({ value, label }) => {
        const code = CALLING_CODES[value];
        return code ? [{ value, label: t('phoneCountry', { country: label, code }) }] : [];
      }),
    [t],
  );
  return (
    <>
      <Select {...country} options={countries} autoComplete={isOwn ? 'tel-country-code' : 'off'} />
      <TextField
        {...number}
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel-national' : 'off'}
        maxLength={24}
        hint={hint}
      />
    </>
  );
}
