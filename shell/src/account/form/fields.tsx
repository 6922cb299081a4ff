import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMessages, type Translate } from '@tiquete/platform';
import { Checkbox, Select, TextField } from '@tiquete/ui';
import type { AccountField, AccountValues } from './accountValues';
import { SAID } from './useAccountForm';

export type TextName = Exclude<AccountField, 'birth_date' | 'terms' | 'dataPolicy'>;
type Bound =
  'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'label' | 'inputRef' | 'ref' | 'checked';
interface Words {
  /** Namespace of the labels (`fields`) and errors (`errors`): that of the page. */
  words?: 'access' | 'account';
}
/** What a field says of its error: a sentence of the api's, or a message by its key. */
export function errorOf(
  error: { type?: string; message?: string } | undefined,
  t: Translate,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === SAID ? error.message : t(`errors.${error.message}`);
}
export function useAccountField<N extends AccountField>(name: N, words: 'access' | 'account') {
  const t = useMessages(words);
  const { control } = useFormContext<AccountValues>();
  const { field, fieldState } = useController<AccountValues, N>({ control, name });
  return { t, field, error: errorOf(fieldState.error, t) };
}
type TextProps = { name: TextName; label?: string } & Words &
  Omit<ComponentProps<typeof TextField>, Bound>;
export function FormText({ name, words = 'account', label, ...rest }: TextProps) {
  const {
    t,
    field: { ref, value, onChange, onBlur },
    error,
  } = useAccountField(name, words);
  return (
    <TextField
      {...rest}
      label={label ?? t(`fields.${name}`)}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      error={error}
    />
  );
}
type SelectProps = { name: TextName; onChosen?: () => void } & Words &
  Omit<ComponentProps<typeof Select<string>>, Bound>;
/** `onChosen` hears of the choice after the form. */
export function FormSelect({ name, words = 'account', onChosen, ...rest }: SelectProps) {
  const {
    t,
    field: { onChange, ...field },
    error,
  } = useAccountField(name, words);
  const choose = (value: string) => {
    onChange(value);
    onChosen?.();
  };
  return (
    <Select {...rest} {...field} onChange={choose} label={t(`fields.${name}`)} error={error} />
  );
}
export function FormCheckbox({
  name,
  label,
  words = 'access',
}: { name: 'terms' | 'dataPolicy'; label: ReactNode } & Words) {
  const {
    field: { value, ...field },
    error,
  } = useAccountField(name, words);
  return <Checkbox {...field} checked={value} label={label} error={error} />;
}
