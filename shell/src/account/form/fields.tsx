import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BoundField } from '@tiquete/fields';
import { useNamespace, type Translate } from '@tiquete/platform';
import { Select, TextField } from '@tiquete/ui';
import type { AccountField, AccountValues } from './accountValues';
import { SAID } from './useAccountForm';

export type TextName = Exclude<
  AccountField,
  'birth_date' | 'document_expiry' | 'terms' | 'dataPolicy'
>;
type Bound =
  'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'label' | 'inputRef' | 'ref' | 'checked';
interface Words {
  /** Namespace of the labels (`fields`) and errors (`errors`): the page's own namespace. */
  words?: 'access' | 'account';
}
/** Text of a field's error: a sentence from the api, or a message by its key. */
export function errorOf(
  error: { type?: string; message?: string } | undefined,
  t: Translate<`errors.${string}`>,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === SAID ? error.message : t(`errors.${error.message}`);
}
export function useAccountField<N extends AccountField>(name: N, words: 'access' | 'account') {
  const t = useNamespace<`errors.${string}` | `fields.${string}`>(words);
  const { control } = useFormContext<AccountValues>();
  const { field, fieldState } = useController<AccountValues, N>({ control, name });
  return { t, field, error: errorOf(fieldState.error, t) };
}
/** Props of an account field for the components of `@tiquete/fields`. */
export function useBoundField<N extends AccountField>(
  name: N,
  words: 'access' | 'account' = 'account',
  label?: string,
): BoundField<AccountValues[N]> {
  const {
    t,
    field: { ref, value, onChange, onBlur },
    error,
  } = useAccountField(name, words);
  return {
    name,
    label: label ?? t(`fields.${name}`),
    value,
    onChange,
    onBlur,
    error,
    inputRef: ref,
  };
}
type TextProps = { name: TextName; label?: string } & Words &
  Omit<ComponentProps<typeof TextField>, Bound>;
export function FormText({ name, words = 'account', label, ...rest }: TextProps) {
  return <TextField {...rest} {...useBoundField(name, words, label)} />;
}
type SelectProps = { name: TextName } & Words & Omit<ComponentProps<typeof Select<string>>, Bound>;
export function FormSelect({ name, words = 'account', ...rest }: SelectProps) {
  const { t, field, error } = useAccountField(name, words);
  return <Select {...rest} {...field} label={t(`fields.${name}`)} error={error} />;
}
