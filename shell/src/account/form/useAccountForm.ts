import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { AccountErrors, AccountValues } from './accountValues';

/** Type of an error whose message is a sentence of the api. The message of every other error is a message key. */
export const SAID = 'said';
export type AccountForm = UseFormReturn<AccountValues>;

/** A form with some of the account's fields, validated on blur; `check` must be stable across renders. */
export function useAccountForm(
  values: Partial<AccountValues>,
  check: (values: AccountValues) => AccountErrors,
): AccountForm {
  return useForm<AccountValues>({
    defaultValues: values,
    mode: 'onTouched',
    resolver: (typed) => {
      const errors: FieldErrors<AccountValues> = {};
      for (const [field, message] of fieldsOf(check(typed)))
        errors[field] = { type: 'check', message };
      return Object.keys(errors).length > 0
        ? { values: {}, errors }
        : { values: typed, errors: {} };
    },
  });
}
const FIELDS = [
  'name',
  'lastname',
  'email',
  'password',
  'current_password',
  'phone_country',
  'phone',
  'birth_date',
  'document_type',
  'document',
  'document_expiry',
  'gender',
  'nationality',
  'language',
  'currency',
  'terms',
  'dataPolicy',
] as const;
const fieldsOf = (errors: AccountErrors) =>
  FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : []));
