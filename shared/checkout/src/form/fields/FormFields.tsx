import {
  useController,
  useFormContext,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { Checkbox, Select, TextField } from '@tiquete/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useCheckoutWords } from '../../checkoutContext';
import { errorText, fieldKey } from './fieldErrors';

type Own = 'value' | 'onChange' | 'onBlur' | 'label' | 'name' | 'error';
/** `V` is the form's values: `<FormText<Values> name="…">` takes only the paths of its texts. */
type TextName<V extends FieldValues> = FieldPathByValue<V, string>;

/** Value, handlers, label and error of one field. */
export function useField(name: string, label?: string) {
  const t = useCheckoutWords();
  const { control } = useFormContext();
  const { field, formState } = useController({ control, name });
  const { value, onChange, onBlur } = field;
  return {
    name,
    label: label ?? t(`checkout.fields.${fieldKey(name)}`),
    value,
    onChange,
    onBlur,
    error: errorText(formState.errors, name, value, t),
  };
}
export function FormText<V extends FieldValues>({
  name,
  label,
  ...rest
}: { name: TextName<V>; label?: string } & Omit<ComponentProps<typeof TextField>, Own>) {
  return <TextField {...rest} {...useField(name, label)} />;
}
type SelectProps = Omit<ComponentProps<typeof Select<string>>, Own>;
export function FormSelect<V extends FieldValues>({
  name,
  label,
  ...rest
}: { name: TextName<V>; label?: string } & SelectProps) {
  return <Select {...rest} {...useField(name, label)} />;
}
export function FormCheckbox<V extends FieldValues>({
  name,
  label,
}: {
  name: FieldPathByValue<V, boolean>;
  label: ReactNode;
}) {
  const { value, ...field } = useField(name, '');
  return <Checkbox {...field} checked={value} label={label} />;
}
