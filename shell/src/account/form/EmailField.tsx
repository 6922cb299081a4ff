import { useFormContext, useFormState } from 'react-hook-form';
import { EmailField as Field } from '@tiquete/fields';
import type { AccountValues } from './accountValues';
import { useBoundField } from './fields';

/** E-mail field of the account's forms. */
export function EmailField({
  autoComplete,
  label,
}: {
  autoComplete: 'username' | 'email';
  label?: string;
}) {
  const { control, setValue, getFieldState } = useFormContext<AccountValues>();
  const formState = useFormState({ control, name: 'email', exact: true });
  return (
    <Field
      field={useBoundField('email', 'access', label)}
      isLeft={getFieldState('email', formState).isTouched}
      onUse={(email) => setValue('email', email, { shouldValidate: true })}
      autoComplete={autoComplete}
      required
    />
  );
}
