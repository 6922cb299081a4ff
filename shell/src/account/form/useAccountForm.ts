import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { AccountErrors, AccountValues } from './accountValues';

/** Type of an error that carries a whole sentence, as the api's do; the others carry a key of a message. */
export const SAID = 'said';
export type AccountForm = UseFormReturn<AccountValues>;

/** A form of some of the account's fields, checked field by field on leaving it; `check` must not depend on renders. */
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
  'gender',
  'nationality',
  'language',
  'currency',
  'terms',
  'dataPolicy',
] as const;
const fieldsOf = (errors: AccountErrors) =>
  FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : []));
